import { href } from "react-router";
import type { MemberRequest } from "#server/middleware/member.ts";
import { defaultComparedDay, listChangeDays, readComparedDays } from "#app/rules/benefits/days.ts";
import { addDays, type PlainDate } from "#app/rules/dates/plain-date.ts";
import {
  coverageOfCategory,
  lastCoveredDay,
  coverageOn,
  everCovered,
  shownDay,
} from "#app/rules/member/coverage.ts";
import { spellOn, coversAnyDay } from "#app/rules/member/coverage-spells.ts";
import type { Category } from "#app/rules/member/eligibility.ts";
import { urlOf, benefitsAddress } from "#app/frame/addresses/url-of.ts";
import { loadEach } from "#app/frame/loading/load.ts";
import { benefitChangesText as text } from "#app/text/benefits/changes.ts";
import { showDate } from "#app/text/common/format.ts";
import { getBenefitsScope, type BenefitsScope } from "../whose/benefits-scope.ts";
import { arrangeChanges } from "./arrange-changes.ts";
import { compareCategory, type CategoryOnDay } from "./compare-category.ts";
import { loadCategory } from "../category/load-category.ts";
import { viewDayField } from "../say-benefits.ts";

const MOST_PRESETS = 3;

/**
 * What changed for a member between two days; null for one never covered. Throws the error page of
 * the first failure if no category can be read.
 */
export async function loadComparison(member: MemberRequest, query: URLSearchParams) {
  const { gateway, today } = member;
  const scope = await getBenefitsScope(member, query);
  const { rows, days, subject, isViewer, head } = scope;
  if (days === null) return null;
  const categories = everCovered(rows);
  const periods = scope.periods?.filter(({ category }) => categories.includes(category)) ?? null;
  const periodStarts = listChangeDays(periods ?? [], days);
  const given = { from: query.getAll("from"), to: query.getAll("to") };
  const benefitsDay = shownDay(coverageOn(rows.filter(coversAnyDay), today), today) ?? today;
  const defaultDay = defaultComparedDay(periodStarts, { today, defaultDay: benefitsDay });
  const compareDays = readComparedDays(given, days, { defaultDay, changes: periodStarts });
  const { from, to, errors, fields, isSwapped } = compareDays;
  const isCovered = (category: Category, day: PlainDate) =>
    coverageOfCategory(rows, category, day).kind === "active";
  const coveredOnDays = (from === to ? [] : [from, to]).flatMap((day) =>
    categories
      .filter((category) => isCovered(category, day))
      .map((category) => ({ category, day, suffix: subject.memberSuffix, isViewer })),
  );
  const { answers } = await loadEach(gateway, coveredOnDays, loadCategory);
  const onDay = (category: Category, day: PlainDate): CategoryOnDay =>
    isCovered(category, day)
      ? (answers.find((one) => one.category === category && one.day === day) ?? "unreadable")
      : "notCovered";
  const { suffix } = head;
  const compared = categories.map((category) => {
    const changes = compareCategory(onDay(category, from), onDay(category, to));
    const { kind } = changes;
    return {
      ...changes,
      changes: arrangeChanges(changes.changes),
      category,
      pages: [from, to].map((day) => ({
        day,
        href: benefitsAddress(category, day === today ? null : day, { suffix }),
      })),
      /** The notice that the coverage began or ended between the days. */
      coverageChange:
        kind === "begun" || kind === "ended"
          ? sayCoverageChange(kind, scope, { category, covered: kind === "begun" ? to : from })
          : null,
    };
  });
  const view = {
    ...head,
    from,
    to,
    isSwapped,
    hasErrors: errors.from !== null || errors.to !== null,
    fields: {
      from: viewDayField(fields.from, errors.from, { days, today }),
      to: viewDayField(fields.to, errors.to, { days, today }),
    },
    days,
    presets: periodStarts.slice(0, MOST_PRESETS).map((day) => {
      const before = addDays(day, -1);
      return {
        href: urlOf(href("/benefits/compare"), { from: before, to: day, suffix }),
        words: text.presets[day > today ? "coming" : "past"](showDate(day)),
        isShown: from === before && to === day,
      };
    }),
    arePeriodsUnavailable: periods === null,
    isSameDay: from === to,
    tense: to > today ? ("coming" as const) : ("past" as const),
    compared,
  };
  /** For the log: categories of which a tier could not be read. */
  const unread = compared
    .filter(({ lost }) => lost.length > 0)
    .map(({ category }) => ({ category, isTierUnavailable: true }));
  return { view, unread };
}

export type ComparisonView = NonNullable<Awaited<ReturnType<typeof loadComparison>>>["view"];
export type ComparedCategory = ComparisonView["compared"][number];

/**
 * The sentence that a coverage began, with its first day, or ended, with its last one. `covered` is the
 * one of the two days with coverage.
 */
function sayCoverageChange(
  kind: "begun" | "ended",
  { rows, today }: BenefitsScope,
  { category, covered }: { readonly category: Category; readonly covered: PlainDate },
): string {
  const spell = spellOn(rows, category, covered);
  const end = spell?.until ?? null;
  const last = end === null ? covered : lastCoveredDay(end);
  const day = kind === "begun" ? (spell?.from ?? covered) : last;
  const coming = { begun: "begins", ended: "ends" } as const;
  // On the last day with cover the coverage has not ended yet.
  const isComing = kind === "begun" ? day > today : day >= today;
  const words = text.category[isComing ? coming[kind] : kind];
  return words(category, showDate(day));
}
