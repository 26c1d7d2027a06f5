import { getAccount, type AccountMember } from "#server/gateway/calls/account.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import {
  readClaimFilters,
  type ClaimFilterFacts,
  type ReadClaimFilters,
} from "#app/rules/claims/claim-filters.ts";
import { CLAIM_TYPES, type ClaimType } from "#app/rules/claims/claim-type.ts";
import { listViewableMembers } from "#app/rules/member/member.ts";
import { requireOffered } from "#app/lists/view-list-filters.ts";
import { getViewer } from "#app/frame/viewer.ts";

/** What an address of the claims pages asks for, by the one who may ask it. */
export type ParsedClaimsQuery = ReadClaimFilters & {
  readonly facts: ClaimFilterFacts;
  /** Whose claims the viewer may see, in the account's order. */
  readonly members: readonly AccountMember[];
};

/**
 * Reads the filters of an address. Somebody the viewer may not see and a type that there is none of
 * are unknown pages (404), and only the account is asked before that is known.
 */
export async function parseClaimsQuery(
  { gateway, session, today }: MemberRequest,
  query: URLSearchParams,
): Promise<ParsedClaimsQuery> {
  const account = await getAccount(gateway);
  const viewer = await getViewer(account, { gateway, session });
  const members = listViewableMembers(account.members, viewer);
  const facts: ClaimFilterFacts = {
    today,
    types: offeredTypes(viewer),
    suffixes: members.map(({ memberSuffix }) => memberSuffix),
    viewerSuffix: viewer.memberSuffix,
  };
  const read = readClaimFilters(query, facts);
  requireOffered(read);
  return { ...read, facts, members };
}

/**
 * Every type, since past claims outlive the coverage; the list opens on the first one that the
 * member is covered in, so that a dental plan's members do not begin with an empty list.
 */
export function offeredTypes(viewer: AccountMember): ClaimType[] {
  const covered: Readonly<Record<ClaimType, boolean>> = {
    medical: viewer.medicalEligibility?.eligible === true,
    dental: viewer.dentalEligibility?.eligible === true,
    vision: viewer.visionEligibility?.eligible === true,
  };
  return CLAIM_TYPES.toSorted((a, b) => Number(covered[b]) - Number(covered[a]));
}
