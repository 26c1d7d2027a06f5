import type { MemberRequest } from "#server/middleware/member.ts";
import { effectOf, type ChangeEffect } from "#app/rules/benefits/change-effect.ts";
import {
  compareBenefits,
  type CategoryChanges,
  type CategoryOnDay,
} from "#app/rules/benefits/compare-benefits.ts";
import { listChangeDays, readComparedDays } from "#app/rules/benefits/days.ts";
import type { FactChange } from "#app/rules/benefits/diff-facts.ts";
import { addDays, type PlainDate } from "#app/rules/dates/plain-date.ts";
import {
  categoryCoverage,
  coverageSpell,
  coverageState,
  covers,
  everCovered,
  shownDay,
} from "#app/rules/member/coverage.ts";
import { addressOf, benefitsAddress } from "#app/frame/address-of.ts";
import { loadEach } from "#app/frame/optional.ts";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { benefitChangesText as text } from "#app/text/benefit-changes.ts";
import { benefitsText } from "#app/text/benefits.ts";
import { showDate, usd } from "#app/text/format.ts";
import { getBenefitsScope, type BenefitsScope } from "./benefits-scope.ts";
import { loadCategory } from "./load-category.ts";
import { sayPays, sayTier, viewDayField } from "./say-benefits.ts";

const MOST_PRESETS = 3;

/**
 * What changed for a member between two days; null for one never covered. Where nothing can be read
 * the page is the first failure's.
 */
export async function loadComparison(member: MemberRequest, query: URLSearchParams) {
  const { gateway, today } = member;
  const scope = await getBenefitsScope(member, query);
  const { rows, days, subject, isViewer, head } = scope;
  if (days === null) return null;
  const categories = everCovered(rows);
  const periods = scope.periods?.filter(({ category }) => categories.includes(category)) ?? null;
  /** Days on which a plan period begins. */
  const begins = listChangeDays(periods ?? [], days);
  const given = { from: query.getAll("from"), to: query.getAll("to") };
  const usual = shownDay(coverageState(rows.filter(covers), today), today) ?? today;
  const asked = readComparedDays(given, days, { usual, changes: begins });
  const { from, to, faults, fields } = asked;
  const isCovered = (category: (typeof categories)[number], day: PlainDate) =>
    categoryCoverage(rows, category, day).kind === "active";
  const wanted = (from === to ? [] : [from, to]).flatMap((day) =>
    categories
      .filter((category) => isCovered(category, day))
      .map((category) => ({ category, day, suffix: subject.memberSuffix, isViewer })),
  );
  const { answers } = await loadEach(gateway, wanted, loadCategory);
  const onDay = (day: PlainDate) =>
    categories.map((category): CategoryOnDay => {
      if (!isCovered(category, day)) return { category, kind: "notCovered" };
      const answer = answers.find((one) => one.category === category && one.day === day);
      return answer === undefined
        ? { category, kind: "unreadable" }
        : { category, kind: "read", answer };
    });
  const changes = compareBenefits(onDay(from), onDay(to));
  const { suffix } = head;
  const view = {
    ...head,
    from,
    to,
    isSwapped: asked.isSwapped,
    hasFault: faults.from !== null || faults.to !== null,
    fields: {
      from: viewDayField(fields.from, faults.from, days),
      to: viewDayField(fields.to, faults.to, days),
    },
    days,
    presets: begins.slice(0, MOST_PRESETS).map((day) => {
      const before = addDays(day, -1);
      return {
        href: addressOf("/benefits/compare", { from: before, to: day, suffix }),
        words: text.presets[day > today ? "coming" : "past"](showDate(day)),
        isShown: from === before && to === day,
      };
    }),
    arePeriodsUnread: periods === null,
    isSameDay: from === to,
    compared: changes.map((one) => viewCategory(one, { scope, from, to })),
  };
  const unread = changes.filter((one) => one.kind === "compared" && one.unreadable.length > 0);
  return { view, unread: unread.map(({ category }) => ({ category, isTierUnread: true })) };
}

export type ComparisonView = NonNullable<Awaited<ReturnType<typeof loadComparison>>>["view"];
export type ComparedCategory = ComparisonView["compared"][number];
export type ShownChange = ReturnType<typeof viewChange>;

type Compared = {
  readonly scope: BenefitsScope;
  readonly from: PlainDate;
  readonly to: PlainDate;
};

function viewCategory(changes: CategoryChanges, compared: Compared) {
  const { category, kind } = changes;
  const { today, head } = compared.scope;
  const isCompared = changes.kind === "compared";
  const lost = isCompared ? changes.unreadable : [];
  return {
    category,
    kind,
    pages: [compared.from, compared.to].map((day) => ({
      day,
      href: benefitsAddress(category, day === today ? null : day, { suffix: head.suffix }),
    })),
    /** That the coverage began or ended between the days. */
    turn: kind === "begun" || kind === "ended" ? sayTurn(kind, changes, compared) : null,
    areLimitsUnknown: isCompared && changes.areLimitsUnknown,
    lost: lost.map((tierId) =>
      tierId === null ? text.category.someTier : sayTier({ tierId, name: null }),
    ),
    changes: isCompared ? changes.changes.map(viewChange) : [],
  };
}

/** The first day of a coverage that began between the days, the last one of one that ended. */
function sayTurn(
  kind: "begun" | "ended",
  { category }: CategoryChanges,
  { scope, from, to }: Compared,
): string {
  const covered = kind === "begun" ? to : from;
  const spell = coverageSpell(scope.rows, category, covered);
  const day = (kind === "begun" ? spell?.from : spell?.until) ?? covered;
  const coming = { begun: "begins", ended: "ends" } as const;
  const words = text.category[day > scope.today ? coming[kind] : kind];
  return words(benefitCategoryText[category], showDate(day));
}

/** A change in words: what it is about, before, after, and what that means. */
export function viewChange(change: FactChange, place: number) {
  const { subject, tier, kind, from, to, field } = change;
  const effect = effectOf(change);
  const isWhole = kind !== "changed";
  const missing = isWhole ? text.notListed : text.notStated;
  /** What it means for the member, as changes are counted. */
  const means: keyof typeof text.counts = isWhole ? kind : (effect.favors ?? "changed");
  return {
    key: `${change.key} ${field} ${place}`,
    name: nameOf(change),
    about: [
      subject.kind === "tier" || tier === null ? null : sayTier(tier),
      subject.kind === "service" && subject.name !== null ? subject.code : null,
      subject.kind === "service" && !isWhole ? text.field[field] : null,
    ].filter((words) => words !== null && words !== ""),
    from: kind === "new" ? text.notListed : (valueOf(change, from) ?? missing),
    to: kind === "gone" ? text.notListed : (valueOf(change, to) ?? missing),
    change: isWhole ? text[kind] : differenceOf(subject, effect),
    means,
  };
}

function nameOf({ subject, tier }: FactChange): string {
  switch (subject.kind) {
    case "amount":
      return text.side[subject.coverageType](
        subject.name ?? benefitsText.stands.kind[subject.amount],
      );
    case "service":
      return subject.name ?? subject.code ?? text.unnamed;
    default:
      return text.network(tier === null ? "" : sayTier(tier));
  }
}

function valueOf({ subject, tier, kind, field }: FactChange, value: string | null): string | null {
  if (subject.kind === "tier")
    return kind === "changed" ? (value ?? tier?.tierId ?? null) : text.listed;
  if (field === "total" && value !== null) return usd(Number(value));
  if (field === "amount") return sayPays(value) ?? text.notStated;
  return value;
}

function differenceOf(subject: FactChange["subject"], { favors, more, of }: ChangeEffect): string {
  if (more === null || of === null) return favors === null ? text.changed : text.plain[favors];
  const size = Math.abs(more);
  const way = more > 0 ? "more" : "less";
  if (of === "total") {
    const who = subject.kind === "amount" ? text.whoPays[subject.amount] : null;
    return text.total[way](usd(size), who === null ? null : who[way]);
  }
  return of === "times"
    ? text.times[way](size)
    : text[of][way](of === "copay" ? usd(size) : `${size}%`);
}
