import { CATEGORIES, type Category } from "../member/eligibility.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import {
  answerOnDay,
  type AnswerOnDay,
  type BenefitsOnDay,
  type CategoryOnDay,
} from "./benefits-on-day.ts";
import { diffFacts, type FactChange } from "./diff-facts.ts";
import { factsOf } from "./facts.ts";
import { tierKey } from "./tiers.ts";

/** What changed in a category between two days. */
export type CategoryChanges = { readonly category: Category } & (
  | { readonly kind: "notCovered" }
  | { readonly kind: "begun" }
  | { readonly kind: "ended" }
  /** Covered on both days, and one of them could not be read. */
  | { readonly kind: "unknown" }
  | {
      readonly kind: "compared";
      /** None where nothing differs in what could be read. */
      readonly changes: readonly FactChange[];
      /** Limits of one day could not be read: only amounts of tiers are compared. */
      readonly areLimitsUnknown: boolean;
      /** Ids of tiers that could not be read on one day; null for one without an id. */
      readonly unreadable: readonly (string | null)[];
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
  const isUnknown = unknownTiers(a, b);
  const known = ({ tiers, ...answer }: AnswerOnDay): AnswerOnDay => ({
    ...answer,
    tiers: tiers.filter(({ key }) => !isUnknown(key)),
  });
  return {
    kind: "compared",
    changes: diffFacts(factsOf(known(a)), factsOf(known(b))),
    areLimitsUnknown,
    unreadable: [...new Set([...a.unreadable, ...b.unreadable])].toSorted(byId),
  };
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
