import type { MemberRequest } from "#server/middleware/member.ts";
import { claimFilters, type ClaimFilters } from "#app/rules/claims/claim-filters.ts";
import type { ClaimType } from "#app/rules/claims/claim-type.ts";
import { findClaimYear, yearWindow } from "#app/rules/claims/year/claim-years.ts";
import type { YearList } from "#app/rules/claims/year/year-sums.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { loadEach } from "#app/frame/loading/load.ts";
import { getClaimsScope } from "../list/claim-list.ts";
import { loadClaims, type ClaimsMember, type ListedClaim } from "../list/list-claims.ts";

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
    const reach: ClaimFilters = { ...claimFilters.defaults(facts), type: one.type, suffix };
    const scope = { members, facts };
    // The one list that pages share has what takes back or replaces a claim of the year (T-86).
    const whole = await loadClaims(optional, reach, scope);
    const isCut = whole.gap === "cut";
    const found = isCut ? await loadClaims(optional, { ...reach, ...window }, scope) : whole;
    return { ...one, claims: found.claims, gap: found.gap };
  });
  const unread = failed.map((one) => ({ ...one, claims: [], gap: "unread" as const }));
  const lists: readonly MemberList[] = [...answers, ...unread];
  return { year, today, window, members, types: facts.types, lists };
}

export type YearData = Awaited<ReturnType<typeof loadYear>>;
