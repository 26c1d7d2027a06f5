import type { AccountMember } from "#server/gateway/calls/account.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { claimFilters, EVERYONE, type ClaimFilterFacts } from "#app/rules/claims/claim-filters.ts";
import { offeredClaimTypes } from "#app/rules/claims/claim-type.ts";
import { sliceRows } from "#app/rules/lists/row-page.ts";
import { getFamily } from "#app/frame/family.ts";
import { defineList } from "#app/lists/define-list.ts";
import { memberOptions } from "#app/lists/view-fields.ts";
import { claimsText } from "#app/text/claims.ts";
import { loadClaimChoices, nameChoices } from "./claim-choices.ts";
import { listClaims } from "./list-claims.ts";

const PAGE_ROWS = 20;

/** The claims of a member or of everyone, by type: a page of rows, a file, a page for print (S-21). */
export const claimList = defineList({
  path: "/claims",
  filters: claimFilters,
  basic: ["type", "member"],
  scope: getClaimsScope,
  load: listClaims,
  pageOf: ({ claims }, { page }) => sliceRows(claims, page, PAGE_ROWS),
  options: ({ members }) => ({
    member: [{ value: EVERYONE, label: claimsText.filters.everyone }, ...memberOptions(members)],
  }),
  named: ({ claims }) => nameChoices(claims),
  choices: {
    of: ["status", "provider"],
    load: loadClaimChoices,
  },
});

export type AllClaims = Awaited<ReturnType<typeof claimList.loadAll>>;
export type LoadedClaims = Awaited<ReturnType<typeof claimList.loadPage>>;

export type ClaimsScope = {
  readonly facts: ClaimFilterFacts;
  readonly viewer: AccountMember;
  /** Whose claims the viewer may see, in the account's order. */
  readonly members: readonly AccountMember[];
};

/**
 * Whose claims the viewer may see and of which types. Only the account is loaded, so that an ended
 * session leads to the log-in page (T-36) first.
 */
export async function getClaimsScope(member: MemberRequest): Promise<ClaimsScope> {
  const { viewer, members } = await getFamily(member);
  return {
    viewer,
    members,
    facts: {
      today: member.today,
      types: offeredClaimTypes(members, [viewer]),
      suffixes: members.map(({ memberSuffix }) => memberSuffix),
      viewerSuffix: viewer.memberSuffix,
    },
  };
}
