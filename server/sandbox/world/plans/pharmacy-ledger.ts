import { addMonths, getPlainDate, yearOf, type PlainDate } from "#app/rules/dates/plain-date.ts";
import type { Window } from "./plan-periods.ts";

/** What a member pays at the pharmacy, month by month. The gateway has no pharmacy claims. */
const PAID_CENTS: readonly number[] = [
  1000, 4500, 1000, 1000, 3500, 1000, 8000, 1000, 4500, 1000, 1000, 3500,
];

/** Only purchases above this count toward a pharmacy deductible. */
const GENERIC_CENTS = 1000;

/** The fifth of each month, when a prescription is filled. */
const FILL_DAY = 5;

/**
 * What a member paid for prescriptions within these days, in cents; every second member has none.
 * All of it counts toward the maximum; only drugs that cost more than a generic count toward the
 * deductible.
 */
export function pharmacyCents(
  suffix: number,
  { first, last }: Window,
  { today, filledBy }: { readonly today: PlainDate; readonly filledBy: "owed" | "deductible" },
): number {
  if (suffix % 2 === 1) return 0;
  const until = last < today ? last : today;
  const january = getPlainDate(`${yearOf(first)}-01-0${FILL_DAY}`);
  return PAID_CENTS.map((cents, month) => ({ cents, day: addMonths(january, month) }))
    .filter(({ day }) => day >= first && day <= until)
    .filter(({ cents }) => filledBy === "owed" || cents > GENERIC_CENTS)
    .reduce((all, { cents }) => all + cents, 0);
}
