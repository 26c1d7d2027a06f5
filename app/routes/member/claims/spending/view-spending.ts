import type { DateWindow } from "#app/rules/lists/date-window.ts";
import { spendingScale, spendingByMonth, totalSpending } from "#app/rules/claims/spending.ts";
import { claimPath } from "#app/rules/claims/claim-path.ts";
import { unpaidText } from "#app/text/claims/claims.ts";
import type { ListedClaim } from "../list/load-claims.ts";

/** At most this many claims whose amounts contradict each other are named; the rest are counted. */
const NAMED = 5;

/**
 * The spending of decided claims; null for an empty list. `query` is the list's, for the link back to it.
 * What the sums leave out is told beside them: claims of `unreadMembers`, undecided ones, estimates, those
 * taken back or replaced (uncounted), and unknown amounts (of `total`); months leave out undated claims.
 */
export function viewSpending(
  claims: readonly ListedClaim[],
  unreadMembers: readonly string[],
  window: DateWindow,
  query: string,
) {
  if (claims.length === 0) return null;
  const decided = claims.filter(({ pending }) => !pending);
  const counted = decided.filter(({ isCounted }) => isCounted);
  const months = spendingByMonth(counted, window);
  const contradictory = counted.filter((claim) => claim.contradictory);
  return {
    months,
    total: totalSpending(months),
    scales: {
      owe: spendingScale(months.map(({ oweCents }) => oweCents)),
      planPaid: spendingScale(months.map(({ planPaidCents }) => planPaidCents)),
    },
    unreadMembers,
    undecided: claims.some(({ pending, isEstimate }) => pending && !isEstimate),
    estimates: claims.filter(({ isEstimate }) => isEstimate).length,
    /** That some are not paid yet, in words. */
    unpaid: sayUnpaid(counted),
    /** Whether claims were taken back or replaced. */
    uncounted: counted.length < decided.length,
    undated: counted.filter(({ day }) => day === null).length,
    contradictory: {
      count: contradictory.length,
      named: contradictory.slice(0, NAMED).map((claim) => nameClaim(claim, query)),
    },
  };
}

export type SpendingView = NonNullable<ReturnType<typeof viewSpending>>;

/** That the plan has not paid some of these claims yet; null for none. */
export function sayUnpaid(claims: readonly Pick<ListedClaim, "awaitsPayment">[]): string | null {
  const count = claims.filter(({ awaitsPayment }) => awaitsPayment).length;
  return count === 0 ? null : unpaidText(count);
}

const nameClaim = (claim: ListedClaim, query: string) => ({
  key: `${claim.member.memberSuffix} ${claim.id}`,
  provider: claim.provider,
  day: claim.day,
  href: `${claimPath({ ...claim, suffix: claim.member.memberSuffix })}${query}`,
});
