import { benefitsAddress } from "#app/frame/addresses/url-of.ts";
import { nameByFirstName } from "#app/frame/words/name-members.ts";
import { showCoverage } from "#app/frame/words/show-coverage.ts";
import { planOf, shownTier } from "#app/rules/benefits/category-plan.ts";
import { findPeriod } from "#app/rules/benefits/days.ts";
import { familyKeyAmounts, keyAmounts, memberKeyAmounts } from "#app/rules/benefits/key-amounts.ts";
import { coverageOfCategory } from "#app/rules/member/coverage.ts";
import { CATEGORIES, type Category } from "#app/rules/member/eligibility.ts";
import { showPeriod, sayTier, viewDayField } from "../say-benefits.ts";
import type { SummaryData } from "./load-summary.ts";

/** The view of the family's benefits on one day: a card for each category that a member has. */
export function viewSummary(data: SummaryData) {
  const { periods, days, asked, coverage, today } = data;
  const { day, error, typed } = asked;
  const categories = CATEGORIES.flatMap((category) => viewCategory(data, category));
  const inPeriods = categories.filter(({ covered }) => covered).map(({ period }) => period);
  /** The plan period of all categories, which is said once; null where they differ, or none is known. */
  const period = new Set(inPeriods).size === 1 ? (inPeriods[0] ?? null) : null;
  return {
    day,
    period,
    isPeriodUnread: periods === null,
    isToday: day === today,
    /** Whether the shown day comes from the address, not from the member's coverage. */
    isAsked: error === null && typed !== "",
    coverageKind: coverage.kind,
    field: viewDayField(error === null ? day : typed, error, { days, today }),
    /** Categories with a covered member come first. */
    categories: categories
      .map(({ about, ...category }) => ({
        ...category,
        about: [about.tier, period === category.period ? null : category.period, about.plan].filter(
          (words) => words !== null,
        ),
      }))
      .toSorted((a, b) => Number(b.covered) - Number(a.covered)),
  };
}

export type CategorySummary = ReturnType<typeof viewSummary>["categories"][number];
export type SummaryRow = CategorySummary["rows"][number];

function viewCategory(
  { members, answers, periods, asked: { day }, defaultDay, today }: SummaryData,
  category: Category,
) {
  const listed = members
    .map((one) => ({ ...one, coverage: coverageOfCategory(one.rows, category, day) }))
    // Without readable rows, the account says which categories a member has.
    .filter((one) =>
      one.isUnavailable
        ? one[`${category}Eligibility`]?.eligible === true
        : one.coverage.kind !== "none",
    );
  if (listed.length === 0) return [];
  const own = answers.filter((answer) => answer.category === category).map(viewAnswer);
  const pairs = own.map((one) => one.pairs);
  const keys = keyAmounts(pairs);
  const shownOn = day === today || day === defaultDay ? null : day;
  const nameOf = nameByFirstName(members);
  const rows = listed.map(({ memberSuffix: suffix, isViewer, isUnavailable, coverage }) => {
    const found = own.find((one) => one.suffix === suffix);
    const isCovered = isUnavailable || coverage.kind === "active";
    return {
      suffix,
      name: nameOf({ memberSuffix: suffix }),
      /** The category's page of this member on this day. */
      href: benefitsAddress(category, shownOn, { suffix: isViewer ? null : String(suffix) }),
      /** Null if it could not be read. */
      coverage: isUnavailable ? null : showCoverage(coverage, today),
      isCovered,
      /** Covered, but the amounts or the days of coverage could not be read. */
      isUnavailable: isCovered && found === undefined,
      values: found === undefined ? {} : memberKeyAmounts(found.pairs, keys),
    };
  });
  const family = familyKeyAmounts(pairs, keys);
  const all = [family, ...rows.map(({ values }) => values)].flatMap(Object.values);
  const tier = own.flatMap((one) => one.tier ?? [])[0];
  const period = findPeriod(periods, category, day);
  return [
    {
      category,
      href: benefitsAddress(category, shownOn, {}),
      covered: rows.some(({ isCovered }) => isCovered),
      /** The network that the amounts are for, and the plan. */
      about: {
        tier: tier && keys.length > 0 ? sayTier(tier) : null,
        plan: period?.planName ?? null,
      },
      /** The plan period in which the amounts count; null if none is known. */
      period: period && showPeriod(period),
      keys,
      rows,
      family,
      /** Names of the members for whom an amount could not be read. */
      incomplete: rows
        .filter(({ suffix }) => own.some((one) => one.suffix === suffix && one.isIncomplete))
        .map(({ name }) => name),
      isInconsistent: all.some((value) => value?.isInconsistent === true),
      isTierUnavailable: own.some((one) => one.isTierUnavailable),
    },
  ];
}

/**
 * The accumulators of the default tier. If that tier could not be read, no other takes its place.
 */
function viewAnswer(answer: SummaryData["answers"][number]) {
  const plan = planOf(answer);
  const { tier, pairs } = shownTier(plan, null);
  const isTierUnavailable = plan.unreadable.length > 0;
  const isIncomplete = !plan.hasLimits || isTierUnavailable;
  return { suffix: answer.suffix, tier, pairs, isIncomplete, isTierUnavailable };
}
