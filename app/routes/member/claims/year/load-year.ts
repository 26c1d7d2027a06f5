import type { MemberRequest } from "#server/middleware/member.ts";
import { claimFilters, type ClaimFilters } from "#app/rules/claims/claim-filters.ts";
import type { ClaimType } from "#app/rules/claims/claim-type.ts";
import { findClaimYear, yearWindow } from "#app/rules/claims/year/claim-years.ts";
import type { YearList } from "#app/rules/claims/year/year-sums.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { loadEach } from "#app/frame/loading/load.ts";
import { getClaimsScope } from "../list/claim-list.ts";
import { loadClaims, type ClaimsMember, type ListedClaim } from "../list/load-claims.ts";

export type MemberList = YearList<ListedClaim> & {
  readonly member: ClaimsMember;
  readonly type: ClaimType;
};

/**
 * The lists of a year, each member's of each type, in one round; 404 for a word that is not a year
 * within reach (YEAR-01). Throws the error page where no list can be read (T-36).
 */
export async function loadYear(member: MemberRequest, word: string) {
  const { gateway, today } = member;
  const year = findClaimYear(word, today);
  if (year === undefined) return throwErrorPage(404);
  const { members, facts } = await getClaimsScope(member);
  const window = yearWindow(year, today);
  const asked = members.flatMap((whose) => facts.types.map((type) => ({ member: whose, type })));
  const { answers, failed } = await loadEach(gateway, asked, async (optional, one) => {
    const suffix = one.member.memberSuffix;
    const everything: ClaimFilters = { ...claimFilters.defaults(facts), type: one.type, suffix };
    const scope = { members, facts };
    // All claims, as /claims reads them: what takes back or replaces a claim of this year may be of another
    // one (T-86). If that list is cut, the year is read by itself.
    const all = await loadClaims(optional, everything, scope);
    const isCut = all.gap === "cut";
    const found = isCut ? await loadClaims(optional, { ...everything, ...window }, scope) : all;
    return { ...one, claims: found.claims, gap: found.gap };
  });
  const unread = failed.map((one) => ({ ...one, claims: [], gap: "unread" as const }));
  const lists: readonly MemberList[] = [...answers, ...unread];
  return { year, today, window, members, types: facts.types, lists };
}

export type YearData = Awaited<ReturnType<typeof loadYear>>;
