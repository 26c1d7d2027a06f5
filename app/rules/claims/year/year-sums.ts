import { sumShown, type ClaimRow, type ShownCents } from "../claim-row.ts";
import type { ListGap } from "../list-gap.ts";
import { yearOf } from "../../dates/plain-date.ts";
import type { DateWindow } from "../../lists/date-window.ts";

/** The amounts of a year, in their order on the page (YEAR-01). */
export const YEAR_AMOUNTS = ["billedCents", "discountCents", "planPaidCents", "oweCents"] as const;

export type YearAmount = (typeof YEAR_AMOUNTS)[number];

type YearClaim = Pick<
  ClaimRow,
  YearAmount | "day" | "lastDay" | "pending" | "contradictory" | "isCounted"
>;

/** A list of claims with what it lacks; "unread" if the gateway gave no answer. */
export type YearList<Claim extends YearClaim = YearClaim> = {
  readonly claims: readonly Claim[];
  readonly gap: ListGap | "unread" | null;
};

/** The sum of the known amounts, in integer cents; null if none is known. */
export type YearSums = Readonly<Record<YearAmount, ShownCents>>;

/**
 * The claims whose amounts make up a year: of its days, and final (YEAR-01). `unfinal` are its other
 * claims, `undated` those that no year is known for.
 */
export function sortYear<Claim extends YearClaim>(
  lists: readonly YearList<Claim>[],
  { startDate, endDate }: DateWindow,
) {
  const claims = lists.flatMap((list) => list.claims);
  const dated = claims.filter(({ day }) => day !== null && day >= startDate && day <= endDate);
  return {
    final: dated.filter(({ pending }) => !pending),
    unfinal: dated.filter(({ pending }) => pending),
    undated: claims.filter(({ day }) => day === null),
  };
}

/**
 * The sums of these lists for a year's days, in integer cents (YEAR-01); null if one of them has a
 * gap, since a part would pass for the whole (YEAR-02).
 */
export function sumYear(lists: readonly YearList[], window: DateWindow): YearSums | null {
  if (lists.some(({ gap }) => gap !== null)) return null;
  const counted = sortYear(lists, window).final.filter(({ isCounted }) => isCounted);
  const sumOf = (amount: YearAmount) => sumShown(counted.map((claim) => claim[amount]));
  return {
    billedCents: sumOf("billedCents"),
    discountCents: sumOf("discountCents"),
    planPaidCents: sumOf("planPaidCents"),
    oweCents: sumOf("oweCents"),
  };
}

/** Whether a claim began in the year, and has services after its end. */
const isOverEnd =
  (year: number) =>
  ({ day, lastDay }: YearClaim): boolean =>
    day !== null && yearOf(day) === year && yearOf(lastDay ?? day) > year;

/**
 * How many counted claims lie over an end of a year (YEAR-01): `after` have services after it, and are in
 * its sums as a whole; `before` began before it, and are in the sums of the year before.
 */
export function countAcross(lists: readonly YearList[], year: number) {
  const claims = lists.flatMap((list) => list.claims);
  const crossing = claims.filter(({ isCounted, pending }) => isCounted && !pending);
  return {
    after: crossing.filter(isOverEnd(year)).length,
    before: crossing.filter(isOverEnd(year - 1)).length,
  };
}

/** How many of these claims lack the amount, which no sum then includes (YEAR-01). */
export const countUnknown = (claims: readonly YearClaim[], amount: YearAmount): number =>
  claims.filter((claim) => claim.isCounted && claim[amount] === null).length;
