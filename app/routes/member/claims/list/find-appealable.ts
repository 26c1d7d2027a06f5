import { getAccount } from "#server/gateway/calls/member/account.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { appealDays } from "#app/rules/claims/appeal/appeal-rights.ts";
import { sortClaims } from "#app/rules/claims/claim-filters.ts";
import { addDays } from "#app/rules/dates/plain-date.ts";
import { locale } from "#app/text/common/locale.ts";
import { planKindOf } from "../appeal/plan-of.ts";
import type { ListedClaim } from "./load-claims.ts";

/**
 * The denied claims that can surely be appealed still, newest first: those that are decided, for more than
 * charges that are not covered. The period counts from the day the notice came, which is not known, but is
 * never before the service (HELP-05).
 */
export async function findAppealable(
  member: MemberRequest,
  claims: readonly ListedClaim[],
): Promise<readonly ListedClaim[]> {
  const denied = claims.filter(
    ({ isDenied, pending, denialBesideStatus: beside }) =>
      isDenied && !pending && beside !== "not-covered" && beside !== "not-covered-in-part",
  );
  if (denied.length === 0) return [];
  const account = await getAccount(member.gateway);
  const open = denied.filter(({ day, claimType }) => {
    const days = appealDays(planKindOf(member, account, claimType), member.brand.appeals);
    return day !== null && days !== null && addDays(day, days) >= member.today;
  });
  return sortClaims(open, { sort: "date", direction: "descending" }, locale);
}
