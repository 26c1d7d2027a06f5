import type { z } from "zod";
import { addDays, getPlainDate, yearOf, type PlainDate } from "#app/rules/dates/plain-date.ts";
import type { ProductCategory } from "#app/rules/member/eligibility.ts";
import type { planPeriod } from "#server/gateway/calls/benefits/benefit-history.ts";
import type { Coverage, Family, Member } from "../families/family.ts";
import type { Edition, Plan } from "./plan.ts";

export const PRODUCT_CATEGORIES: readonly ProductCategory[] = ["M", "D", "V", "X"];

/** Plans change on January 1. The next year's are announced, those after it are not. */
const lastKnownYear = (today: PlainDate): number => yearOf(today) + 1;

function editionOf(day: PlainDate, today: PlainDate): Edition | undefined {
  const ahead = yearOf(day) - yearOf(today);
  if (ahead < 0) return "before";
  if (ahead === 0) return "now";
  return yearOf(day) <= lastKnownYear(today) ? "next" : undefined;
}

/** The plan of a category on a day; undefined if there is none or it is not announced. */
export function planOn(
  { plans }: Family,
  category: ProductCategory,
  { day, today }: { readonly day: PlainDate; readonly today: PlainDate },
): Plan | undefined {
  const edition = editionOf(day, today);
  return edition && plans[category]?.(edition);
}

/** Days, both included. */
export type Window = { readonly first: PlainDate; readonly last: PlainDate };

/**
 * The days of the plan year of `day`, up to it, on which a member is covered; undefined for none.
 */
export function coveredDays(
  { coverages }: Member,
  category: ProductCategory,
  day: PlainDate,
): Window | undefined {
  const start = getPlainDate(`${yearOf(day)}-01-01`);
  const own = coverages.find(
    (one) =>
      one.category === category && one.from <= day && (one.until === null || one.until >= start),
  );
  if (own === undefined) return undefined;
  const first = own.from > start ? own.from : start;
  return { first, last: own.until !== null && own.until < day ? own.until : day };
}

/** Whether a member is covered on that day. */
export const isCoveredOn = (
  { coverages }: Member,
  category: ProductCategory,
  day: PlainDate,
): boolean => coverages.some((one) => one.category === category && includes(one, day));

const includes = ({ from, until }: Coverage, day: PlainDate): boolean =>
  from <= day && (until === null || day < until);

/** The plan periods of a family: calendar years, as long as any member is covered. */
export function planPeriodsOf(family: Family, today: PlainDate): z.input<typeof planPeriod>[] {
  return PRODUCT_CATEGORIES.flatMap((category) => {
    const own = family.members
      .flatMap(({ coverages }) => coverages)
      .filter((one) => one.category === category);
    const years = own.flatMap((one) => yearsOf(one, today));
    return [...new Set(years)]
      .toSorted((a, b) => a - b)
      .flatMap((year) => {
        const [first, last] = [getPlainDate(`${year}-01-01`), getPlainDate(`${year}-12-31`)];
        const plan = planOn(family, category, { day: first, today });
        if (plan === undefined) return [];
        const within = own.filter(
          ({ from, until }) => from <= last && (until === null || until > first),
        );
        const begins = within.map(({ from }) => (from > first ? from : first)).toSorted()[0];
        // The last day of a period is one with cover; the end of coverage is the first without.
        const ends = within.map(({ until }) =>
          until !== null && until <= last ? addDays(until, -1) : last,
        );
        return {
          productCategory: category,
          effectiveDate: begins ?? first,
          terminationDate: ends.toSorted().at(-1) ?? last,
          planName: plan.name,
        };
      });
  });
}

function yearsOf({ from, until }: Coverage, today: PlainDate): number[] {
  const last = Math.min(
    lastKnownYear(today),
    until === null ? Infinity : yearOf(addDays(until, -1)),
  );
  const first = yearOf(from);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
