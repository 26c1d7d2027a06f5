import {
  coverageRange,
  isCovered,
  toldRange,
  type ToldRange,
} from "#app/rules/benefits/coverage-range.ts";
import {
  familyStandings,
  keyAmounts,
  standingsOf,
  type Standings,
} from "#app/rules/benefits/key-amounts.ts";
import { findPeriod } from "#app/rules/benefits/plan-periods.ts";
import { tierPairs, tiersOf } from "#app/rules/benefits/tier-accumulators.ts";
import { chooseTier, tierLabel } from "#app/rules/benefits/tiers.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { CATEGORIES, type Category } from "#app/rules/member/eligibility.ts";
import type { CategoryBenefits } from "./load-category.ts";
import type { SummaryOfDay } from "./load-summary.ts";

/** A member's line in a category. */
export type SummaryRow = {
  readonly suffix: number;
  readonly name: string;
  readonly isViewer: boolean;
  /** The category's page of this member on this day. */
  readonly href: string;
  /** Null where it could not be read. */
  readonly range: ToldRange | null;
  /** "unread": covered, but the amounts or the days of coverage could not be read. */
  readonly state: "shown" | "uncovered" | "unread";
  readonly standings: Standings;
};

/** What the summary shows on a day; null where nobody was ever covered. */
export function viewSummary(data: SummaryOfDay, today: PlainDate) {
  const { asked, usual, days, typed } = data;
  const categories = CATEGORIES.flatMap((category) => viewCategory(data, category, today));
  return {
    day: asked.day,
    isToday: asked.day === today,
    /** Whether the address, and not the member's coverage, says which day is shown. */
    isAsked: asked.fault === null && typed !== "",
    usual: usual.kind,
    fault: asked.fault,
    typed,
    days,
    /** Those with somebody covered come first. */
    categories: categories.toSorted((a, b) => Number(b.covered) - Number(a.covered)),
  };
}

export type SummaryView = ReturnType<typeof viewSummary>;
export type CategorySummary = SummaryView["categories"][number];

function viewCategory(data: SummaryOfDay, category: Category, today: PlainDate) {
  const { members, viewer, answers, asked, usual, periods } = data;
  const ranges = members
    .map((member) => ({ member, range: coverageRange(member.rows, category, asked.day) }))
    // Of whom no day can be read the account says for which categories.
    .filter(({ member, range }) =>
      member.isUnread ? member[`${category}Eligibility`]?.eligible === true : range.kind !== "none",
    );
  if (ranges.length === 0) return [];
  const own = answers.filter((answer) => answer.category === category);
  const ofMembers = own.map((answer) => pairsOf(answer, viewer.memberSuffix));
  const keys = keyAmounts(ofMembers.map(({ pairs }) => pairs));
  const path =
    asked.day === today || asked.day === usual.day
      ? `/benefits/${category}`
      : `/history/${asked.day}/benefits/${category}`;
  const rows = ranges.map(({ member, range }): SummaryRow => {
    const { memberSuffix: suffix, firstName } = member;
    const found = ofMembers.find((one) => one.suffix === suffix);
    const isViewer = suffix === viewer.memberSuffix;
    return {
      suffix,
      name: firstName,
      isViewer,
      href: isViewer ? path : `${path}?suffix=${suffix}`,
      range: member.isUnread ? null : toldRange(range, today),
      state: stateOf(member.isUnread || isCovered(range), found !== undefined),
      standings: found === undefined ? {} : standingsOf(found.pairs, keys, "individual"),
    };
  });
  const family = familyStandings(
    ofMembers.map(({ pairs }) => pairs),
    keys,
  );
  const all = [family, ...rows.map(({ standings }) => standings)].flatMap(Object.values);
  return [
    {
      category,
      href: path,
      covered: rows.some(({ state }) => state !== "uncovered"),
      tier: ofMembers.flatMap(({ tier: of }) => (of === null ? [] : tierLabel(of)))[0] ?? null,
      period: periods === null ? ("unread" as const) : findPeriod(periods, category, asked.day),
      keys,
      rows,
      family,
      /** Names of those some of whose amounts could not be read. */
      incomplete: rows
        .filter(({ suffix }) => ofMembers.some((one) => one.suffix === suffix && one.isIncomplete))
        .map(({ name }) => name),
      isOff: all.some((standing) => standing?.isOff === true),
      isTierUnread: own.some(({ unreadable }) => unreadable.length > 0),
    },
  ];
}

const stateOf = (isCounted: boolean, isFound: boolean): SummaryRow["state"] =>
  isFound ? "shown" : isCounted ? "unread" : "uncovered";

/** The accumulators of the tier that is shown first, which is never another in place of a lost one. */
function pairsOf(answer: CategoryBenefits, viewerSuffix: number) {
  const { suffix, unreadable, limits } = answer;
  const { tier } = chooseTier(tiersOf(answer), null);
  const isViewer = suffix === viewerSuffix;
  return {
    suffix,
    tier,
    pairs: tierPairs(answer, tier, { isViewer }),
    isIncomplete: limits === null || unreadable.length > 0,
  };
}
