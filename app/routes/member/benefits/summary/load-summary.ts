import { nameByFirstName } from "#app/frame/words/name-members.ts";
import { findMissingCoverage, requireRows } from "#server/gateway/calls/member/eligibility.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { planOf, shownTier } from "#app/rules/benefits/category-plan.ts";
import { findPeriod, knownDays, readAskedDay } from "#app/rules/benefits/days.ts";
import { familyKeyAmounts, keyAmounts, memberKeyAmounts } from "#app/rules/benefits/key-amounts.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { coverageOfCategory, coverageOn, shownDay } from "#app/rules/member/coverage.ts";
import { coversAnyDay } from "#app/rules/member/coverage-spells.ts";
import { CATEGORIES, type Category } from "#app/rules/member/eligibility.ts";
import { benefitsAddress } from "#app/frame/addresses/url-of.ts";
import { loadEach } from "#app/frame/loading/load.ts";
import { showCoverage } from "#app/frame/words/show-coverage.ts";
import { getBenefitsScope, type BenefitsScope } from "../whose/benefits-scope.ts";
import { loadCategory } from "../category/load-category.ts";
import { showPeriod, sayTier, viewDayField } from "../say-benefits.ts";

/**
 * The benefits on one day of all members visible to the viewer; null if none of them was ever
 * covered. Where nothing can be read, it throws the error page of the first failure.
 */
export async function loadSummary(member: MemberRequest, query: URLSearchParams) {
  const { gateway, today } = member;
  const scope = await getBenefitsScope(member, new URLSearchParams());
  const unread = await findMissingCoverage(gateway, scope.members, scope.family);
  const members = scope.members.map((one) => ({
    ...one,
    isViewer: one.memberKey === scope.viewer.memberKey,
    isUnavailable: unread.has(one.memberKey),
    rows: scope.family.filter(({ memberKey }) => memberKey === one.memberKey),
  }));
  const rows = members.flatMap((one) => one.rows);
  const days = knownDays(rows, scope.periods, today);
  if (days === null) {
    const lost = members.find(({ isUnavailable }) => isUnavailable);
    if (lost !== undefined) await requireRows(gateway, lost, scope.family);
    return null;
  }
  const coverage = coverageOn(rows.filter(coversAnyDay), today);
  const usual = shownDay(coverage, today) ?? today;
  const { day, error, typed } = readAskedDay(query.getAll("asOfDate"), days, usual);
  const wanted = members.flatMap(({ rows: own, memberSuffix: suffix, isViewer }) =>
    CATEGORIES.filter((category) => coverageOfCategory(own, category, day).kind === "active").map(
      (category) => ({ category, suffix, day, isViewer }),
    ),
  );
  const { answers } = await loadEach(gateway, wanted, loadCategory);
  const data = { members, periods: scope.periods, answers, day, usual, today };
  const categories = CATEGORIES.flatMap((category) => viewCategory(data, category));
  const inPeriods = categories.filter(({ covered }) => covered).map(({ period }) => period);
  /** The plan period of all categories, which is said once; null where they differ, or none is known. */
  const period = new Set(inPeriods).size === 1 ? (inPeriods[0] ?? null) : null;
  return {
    day,
    period,
    isPeriodUnread: scope.periods === null,
    isToday: day === today,
    /** Whether the shown day comes from the address, not from the member's coverage. */
    isAsked: error === null && typed !== "",
    usual: coverage.kind,
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

export type SummaryView = NonNullable<Awaited<ReturnType<typeof loadSummary>>>;
export type CategorySummary = SummaryView["categories"][number];
export type SummaryRow = CategorySummary["rows"][number];

type Member = BenefitsScope["members"][number] & {
  readonly isViewer: boolean;
  readonly isUnavailable: boolean;
  readonly rows: BenefitsScope["rows"];
};

type SummaryData = Pick<BenefitsScope, "periods" | "today"> & {
  readonly members: readonly Member[];
  readonly answers: readonly Awaited<ReturnType<typeof loadCategory>>[];
  readonly day: PlainDate;
  readonly usual: PlainDate;
};

function viewCategory(
  { members, answers, periods, day, usual, today }: SummaryData,
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
  const shownOn = day === today || day === usual ? null : day;
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
