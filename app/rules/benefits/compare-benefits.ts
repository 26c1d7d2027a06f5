import { CATEGORIES, type Category } from "../member/eligibility.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import type { Accumulator, AccumulatorKind, CoverageType } from "./accumulators.ts";
import {
  answerOnDay,
  type AnswerOnDay,
  type BenefitsOnDay,
  type CategoryOnDay,
  type TierOnDay,
} from "./benefits-on-day.ts";
import {
  comparePages,
  compareServices,
  type PageChange,
  type ServiceChange,
} from "./compare-services.ts";
import { matchUp } from "./match-up.ts";
import { identityOf } from "./merge-accounts.ts";
import { tierKey, type TierName } from "./tiers.ts";

/** A total that is new, gone, up or down. */
export type AmountChange = {
  readonly kind: AccumulatorKind;
  /** Of an amount of no known kind. */
  readonly name: string | null;
  readonly coverageType: CoverageType;
  /** Null on a day without this amount. */
  readonly fromCents: number | null;
  readonly toCents: number | null;
  /** Above 0 where it went up; null where one day is without it. */
  readonly differenceCents: number | null;
};

/** What changed in a tier. One that is new or gone is that, without its parts. */
export type TierChanges = {
  /** Null on a day without the tier. A name that differs between two days is a change, too. */
  readonly from: TierName | null;
  readonly to: TierName | null;
  readonly isRenamed: boolean;
  readonly amounts: readonly AmountChange[];
  readonly services: readonly ServiceChange[];
  readonly pages: readonly PageChange[];
};

/** What changed in a category between two days. */
export type CategoryChanges = { readonly category: Category } & (
  | { readonly kind: "notCovered" }
  | { readonly kind: "begun" }
  | { readonly kind: "ended" }
  /** Covered on both days, and one of them could not be read. */
  | { readonly kind: "unknown" }
  | {
      readonly kind: "compared";
      /** Nothing differs in what could be read. */
      readonly isSame: boolean;
      /** Amounts that count in every tier. */
      readonly amounts: readonly AmountChange[];
      /** Those with changes. */
      readonly tiers: readonly TierChanges[];
      /** Limits of one day could not be read: only amounts of tiers are compared. */
      readonly areLimitsUnknown: boolean;
      /** Ids of tiers that could not be read on one day; null for one without an id. */
      readonly unknownTiers: readonly (string | null)[];
    }
);

export type BenefitChanges = {
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** Each once, in the order of pages (§9). */
  readonly categories: readonly CategoryChanges[];
};

/**
 * What changed for a member between two days, by category and tier. What is met is left out: it
 * changes with every claim. A part that could not be read on either day is unknown, never a change.
 * A day against itself has no changes; the other way round, added is dropped and up is down.
 */
export function compareBenefits(from: BenefitsOnDay, to: BenefitsOnDay): BenefitChanges {
  const categories = CATEGORIES.flatMap((category): CategoryChanges[] => {
    const [a, b] = [from, to].map((side) => side.categories.find((it) => it.category === category));
    if (a === undefined && b === undefined) return [];
    if (a === undefined || b === undefined) return [{ category, kind: "unknown" }];
    return [{ category, ...compareCategory(a, b) }];
  });
  return { from: from.day, to: to.day, categories };
}

type Compared = CategoryChanges extends infer One
  ? One extends CategoryChanges
    ? Omit<One, "category">
    : never
  : never;

function compareCategory(from: CategoryOnDay, to: CategoryOnDay): Compared {
  if (from.kind === "notCovered") {
    return { kind: to.kind === "notCovered" ? "notCovered" : "begun" };
  }
  if (to.kind === "notCovered") return { kind: "ended" };
  if (from.kind === "unreadable" || to.kind === "unreadable") return { kind: "unknown" };
  const areLimitsUnknown = from.answer.limits === null || to.answer.limits === null;
  const [a, b] = [answerOnDay(from, !areLimitsUnknown), answerOnDay(to, !areLimitsUnknown)];
  const tiers = compareTiers(a, b);
  const amounts = compareAmounts(a.amounts, b.amounts);
  return {
    kind: "compared",
    isSame: amounts.length === 0 && tiers.length === 0,
    amounts,
    tiers,
    areLimitsUnknown,
    unknownTiers: [...new Set([...a.unreadable, ...b.unreadable])].toSorted(byId),
  };
}

function compareTiers(from: AnswerOnDay, to: AnswerOnDay): TierChanges[] {
  const isUnknown = unknownTiers(from, to);
  const [before, after] = [from, to].map(({ tiers }) =>
    tiers.filter((tier) => !isUnknown(tier.key)),
  );
  const alike = { key: (tier: TierOnDay) => tier.key, text: JSON.stringify };
  return matchUp(before ?? [], after ?? [], alike)
    .map(({ from: a, to: b }) => ({
      from: a?.tier ?? null,
      to: b?.tier ?? null,
      isRenamed: isRenamed(a, b),
      ...(a === null || b === null ? NO_PARTS : compareParts(a, b)),
    }))
    .filter(hasChanges)
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Tiers that cannot be compared: one that could not be read on a day, or that may be that one. */
function unknownTiers(from: AnswerOnDay, to: AnswerOnDay): (key: string) => boolean {
  const named = [...from.unreadable, ...to.unreadable].flatMap((id) => id ?? []);
  const keys = new Set(named.map(tierKey));
  return (key) => keys.has(key) || [from, to].some((side) => mayBeUnreadable(side, key));
}

const mayBeUnreadable = ({ unreadable, tiers }: AnswerOnDay, key: string): boolean =>
  unreadable.includes(null) && !tiers.some((tier) => tier.key === key && tier.isAnswered);

const byId = (a: string | null, b: string | null): number => ((a ?? "") < (b ?? "") ? -1 : 1);

const NO_PARTS = { amounts: [], services: [], pages: [] };

const compareParts = (from: TierOnDay, to: TierOnDay) => ({
  amounts: compareAmounts(from.amounts, to.amounts),
  services: compareServices(from.services, to.services),
  pages: comparePages(from.pages, to.pages),
});

/** A tier that limits alone name has no name to change. */
const isRenamed = (from: TierOnDay | null, to: TierOnDay | null): boolean =>
  from?.isAnswered === true && to?.isAnswered === true && from.tier.name !== to.tier.name;

const hasChanges = ({ from, to, isRenamed: renamed, ...parts }: TierChanges): boolean =>
  from === null || to === null || renamed || Object.values(parts).some(({ length }) => length > 0);

/** In network, out of network, then tiers of the plan's own. */
function placeOf({ from, to }: TierChanges): number {
  const at = ["in", "out"].indexOf(tierKey((to ?? from)?.tierId ?? ""));
  return at === -1 ? 2 : at;
}

/** The order of amounts: kinds (§9), then by name, individual before family. */
const KINDS: readonly AccumulatorKind[] = [
  "annualLimit",
  "deductible",
  "outOfPocketMaximum",
  "other",
];
const SIDES: readonly CoverageType[] = ["INDIVIDUAL", "FAMILY"];

function compareAmounts(from: readonly Accumulator[], to: readonly Accumulator[]): AmountChange[] {
  const changes = matchUp(from, to, {
    key: (one) =>
      `${KINDS.indexOf(one.kind)} ${identityOf(one)} ${SIDES.indexOf(one.coverageType)}`,
    text: ({ totalCents }) => String(totalCents).padStart(16, "0"),
  });
  return changes.map(({ from: a, to: b }) => {
    const { kind, name, coverageType } = b ?? a;
    return {
      kind,
      name: kind === "other" ? name : null,
      coverageType,
      fromCents: a?.totalCents ?? null,
      toCents: b?.totalCents ?? null,
      differenceCents: a === null || b === null ? null : b.totalCents - a.totalCents,
    };
  });
}
