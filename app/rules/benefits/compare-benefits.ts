import { CATEGORIES, type Category } from "../member/eligibility.ts";
import type { CategoryAnswer } from "./accumulators.ts";
import { diffFacts, type FactChange } from "./diff-facts.ts";
import { factsOf } from "./facts.ts";
import { findTier, tierKey } from "./tiers.ts";

/** One category of a member on a day; "unreadable": covered, and the answer could not be read. */
export type CategoryOnDay = { readonly category: Category } & (
  | { readonly kind: "notCovered" | "unreadable" }
  | { readonly kind: "read"; readonly answer: CategoryAnswer }
);

/** What changed in a category between two days. */
export type CategoryChanges = { readonly category: Category } &
  /** "unknown": covered on both days, and one of them could not be read. */
  (
    | { readonly kind: "notCovered" | "begun" | "ended" | "unknown" }
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

/**
 * What changed for a member between two days, by category and tier, each once in the order of pages
 * (§9). A category that one day does not list is not known. What is met is left out: it
 * changes with every claim. A part that could not be read on either day is unknown, never a change.
 * A day against itself has no changes; the other way round, added is dropped and up is down.
 */
export const compareBenefits = (
  from: readonly CategoryOnDay[],
  to: readonly CategoryOnDay[],
): CategoryChanges[] =>
  CATEGORIES.flatMap((category): CategoryChanges[] => {
    const [a, b] = [from, to].map((side) => side.find((it) => it.category === category));
    if (a === undefined && b === undefined) return [];
    if (a === undefined || b === undefined) return [{ category, kind: "unknown" }];
    return [compareCategory(a, b)];
  });

function compareCategory(from: CategoryOnDay, to: CategoryOnDay): CategoryChanges {
  const { category } = to;
  if (from.kind === "notCovered") {
    return { category, kind: to.kind === "notCovered" ? "notCovered" : "begun" };
  }
  if (to.kind === "notCovered") return { category, kind: "ended" };
  if (from.kind !== "read" || to.kind !== "read") return { category, kind: "unknown" };
  const areLimitsUnknown = from.answer.limits === null || to.answer.limits === null;
  // Where one day's limits are not known, both days' tiers speak for themselves.
  const answerOf = ({ answer }: typeof from) =>
    areLimitsUnknown ? { ...answer, limits: [] } : answer;
  const [a, b] = [answerOf(from), answerOf(to)];
  const isUnknown = unknownTiers(a, b);
  return {
    category,
    kind: "compared",
    changes: diffFacts(factsOf(a, isUnknown), factsOf(b, isUnknown)),
    areLimitsUnknown,
    unreadable: [...new Set([...a.unreadable, ...b.unreadable])].toSorted(byId),
  };
}

/** Tiers that cannot be compared: one that could not be read on a day, or that may be that one. */
function unknownTiers(from: CategoryAnswer, to: CategoryAnswer): (key: string) => boolean {
  const named = [...from.unreadable, ...to.unreadable].flatMap((id) => id ?? []);
  const keys = new Set(named.map(tierKey));
  const mayBe = ({ unreadable, tiers }: CategoryAnswer, key: string) =>
    unreadable.includes(null) && findTier(tiers, key) === undefined;
  return (key) => keys.has(key) || mayBe(from, key) || mayBe(to, key);
}

const byId = (a: string | null, b: string | null): number => ((a ?? "") < (b ?? "") ? -1 : 1);
