import type { AskedDay, CategoryCoverage, KnownDays } from "#app/rules/benefits/as-of-date.ts";
import { listPeriodDays } from "#app/rules/benefits/history-time.ts";
import { isInPeriod } from "#app/rules/benefits/plan-periods.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { Category } from "#app/rules/member/eligibility.ts";
import { addressOf } from "#app/frame/address-of.ts";
import type { BenefitsScope } from "./benefits-scope.ts";

type DaysOf = {
  readonly scope: Pick<BenefitsScope, "viewer" | "subject" | "periods">;
  readonly category: Category;
  readonly days: KnownDays;
  readonly coverage: CategoryCoverage;
  /** The day that is shown. */
  readonly day: PlainDate;
  readonly today: PlainDate;
  /** What the form sent, where it cannot be used. */
  readonly form?: (AskedDay & { readonly typed: string }) | null;
};

/** The other days of a category's page, and the links to them. */
export function viewDays({ scope, category, days, coverage, day, today, form = null }: DaysOf) {
  const { viewer, subject, periods } = scope;
  const isViewer = subject.memberSuffix === viewer.memberSuffix;
  const suffix = isViewer ? null : String(subject.memberSuffix);
  const pathOf = (of: PlainDate | null) =>
    addressOf(of === null ? `/benefits/${category}` : `/history/${of}/benefits/${category}`, {
      suffix,
    });
  const own = periods?.filter((period) => period.category === category) ?? null;
  // A period may go on after the member's coverage has ended.
  const last = coverage.kind === "ended" ? coverage.day : days.last;
  const ends = day < today ? { from: day, to: today } : { from: today, to: day };
  return {
    action: `/history/${day}/benefits/${category}`,
    suffix,
    value: form === null || form.fault === null ? day : form.typed,
    fault: form?.fault ?? null,
    days,
    /** Null on the page of today itself; nothing is compared with a day before the first coverage. */
    today: day === today ? null : pathOf(null),
    compare:
      day === today || today < days.first
        ? null
        : addressOf("/benefits/compare", { ...ends, suffix }),
    /** Null while the periods cannot be read. */
    periods:
      own &&
      listPeriodDays(own, { ...days, last }, today).map(({ period, day: shown }) => ({
        firstDay: period.firstDay,
        lastDay: period.lastDay,
        href: pathOf(shown),
        isNow: shown === null,
        isComing: period.firstDay > today,
        isShown: isInPeriod(period, day),
      })),
  };
}

export type DaysView = ReturnType<typeof viewDays>;
