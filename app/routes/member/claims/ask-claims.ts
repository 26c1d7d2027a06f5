import { redirect } from "react-router";
import { getAccount, type AccountMember } from "../../../../server/gateway/account.ts";
import type { MemberRequest } from "../../../../server/middleware/member.ts";
import {
  readClaimFilters,
  writeClaimFilters,
  type ClaimFilterFacts,
  type ReadClaimFilters,
} from "../../../rules/claims/claim-filters.ts";
import { isRefused } from "../../../rules/lists/read-filters.ts";
import { CLAIM_TYPES, type ClaimType } from "../../../rules/claims/claim-type.ts";
import { listViewableMembers } from "../../../rules/member.ts";
import { requireOffered } from "../view-list-filters.ts";
import { getViewer } from "../viewer.ts";

/** What an address of the claims pages asks for, by the one who may ask it. */
export type AskedClaims = ReadClaimFilters & {
  readonly facts: ClaimFilterFacts;
  /** Whose claims the viewer may see, in the account's order. */
  readonly members: readonly AccountMember[];
};

/**
 * Reads the filters of an address. Somebody the viewer may not see and a type that there is none of
 * are unknown pages (404), and only the account is asked before that is known.
 */
export async function askClaims(
  { gateway, session, today }: MemberRequest,
  query: URLSearchParams,
): Promise<AskedClaims> {
  const account = await getAccount(gateway);
  const viewer = getViewer(account, session);
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
 * One list has one address. A form sends all its fields, the default days among them, which would
 * be out of range when the address is opened again later: they are left out. Throws the redirect.
 */
export function keepToOneAddress(asked: AskedClaims, url: URL): void {
  if (isRefused(asked)) return;
  const query = writeClaimFilters(asked.filters, asked.facts);
  // As the parameters read, not as they are spelled: a proxy may encode them its own way.
  const given = url.searchParams.toString();
  if (`?${given}` !== query && given !== query) throw redirect(`${url.pathname}${query}`);
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
