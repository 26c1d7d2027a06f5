import { effectOf } from "#app/rules/benefits/change-effect.ts";
import type { CategoryChanges } from "#app/rules/benefits/compare-benefits.ts";
import type { FactChange } from "#app/rules/benefits/diff-facts.ts";
import { coverageSpell } from "#app/rules/benefits/coverage-range.ts";
import { tierLabel } from "#app/rules/benefits/tiers.ts";
import { addDays, type PlainDate } from "#app/rules/dates/plain-date.ts";
import type { Category } from "#app/rules/member/eligibility.ts";
import { addressOf } from "#app/frame/address-of.ts";
import type { Comparison } from "./load-compare.ts";
import { fullName } from "#app/rules/member/member.ts";

/** What the comparison of two days shows. */
export function viewComparison(data: Comparison) {
  const { scope, asked, days, typed, today, changes } = data;
  const { from, to, faults, isSwapped } = asked;
  const { members, subject, viewer } = scope;
  const isOwn = subject.memberKey === viewer.memberKey;
  const suffix = isOwn ? null : String(subject.memberSuffix);
  const hasFault = faults.from !== null || faults.to !== null;
  return {
    name: isOwn ? null : subject.firstName,
    isWhoUnknown: scope.isWhoUnknown,
    members: members.map((member) => ({
      value: String(member.memberSuffix),
      label: fullName(member),
    })),
    suffix,
    chosen: String(subject.memberSuffix),
    from,
    to,
    isSwapped,
    faults,
    /** What the fields of the form have: what was typed, while any of it cannot be used. */
    fields: {
      from: hasFault && typed.from !== "" ? typed.from : from,
      to: hasFault && typed.to !== "" ? typed.to : to,
    },
    days,
    presets: (data.changeDays ?? []).slice(0, MOST_PRESETS).map((day) => {
      const before = addDays(day, -1);
      return {
        day,
        href: addressOf("/benefits/compare", { from: before, to: day, suffix }),
        isComing: day > today,
        isShown: from === before && to === day,
      };
    }),
    arePeriodsUnread: data.changeDays === null,
    isSameDay: from === to,
    tabs: scope.categories,
    categories: changes.categories.map((category) => viewCategory(category, data, suffix)),
  };
}

export type ComparisonView = ReturnType<typeof viewComparison>;
export type ComparedCategory = ComparisonView["categories"][number];

const MOST_PRESETS = 3;

function viewCategory(changes: CategoryChanges, data: Comparison, suffix: string | null) {
  const { category } = changes;
  const pages = [data.asked.from, data.asked.to].map((day) => ({
    day,
    href: pageOf(category, { day, today: data.today, suffix }),
  }));
  if (changes.kind === "begun" || changes.kind === "ended") {
    const day = turningDay(changes, data);
    return { category, kind: changes.kind, pages, day, isComing: day > data.today };
  }
  if (changes.kind !== "compared") return { category, kind: changes.kind, pages };
  return {
    category,
    kind: changes.kind,
    pages,
    areLimitsUnknown: changes.areLimitsUnknown,
    unreadable: changes.unreadable.map((tierId) =>
      tierId === null ? null : tierLabel({ tierId, name: null }),
    ),
    changes: changes.changes.map(viewChange),
  };
}

const viewChange = (change: FactChange) => ({
  ...change,
  tier: change.tier && { ...tierLabel(change.tier), tierId: change.tier.tierId },
  effect: effectOf(change),
});

export type ShownChange = ReturnType<typeof viewChange>;

type On = { readonly day: PlainDate; readonly today: PlainDate; readonly suffix: string | null };

const pageOf = (category: Category, { day, today, suffix }: On): string =>
  addressOf(day === today ? `/benefits/${category}` : `/history/${day}/benefits/${category}`, {
    suffix,
  });

/** The first day of a coverage that began between the days, the last one of one that ended. */
function turningDay(
  { kind, category }: { readonly kind: "begun" | "ended"; readonly category: Category },
  { asked, scope }: Comparison,
): PlainDate {
  const covered = kind === "begun" ? asked.to : asked.from;
  const spell = coverageSpell(scope.rows, category, covered);
  return (kind === "begun" ? spell?.from : spell?.until) ?? covered;
}
