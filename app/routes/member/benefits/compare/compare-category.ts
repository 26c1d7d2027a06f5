import type { Words } from "#app/components/ui/text/CarrierText.tsx";
import { planOf, type CategoryAnswer } from "#app/rules/benefits/category-plan.ts";
import { changeEffectOf } from "#app/rules/benefits/change-effect.ts";
import { findTier, tierKey } from "#app/rules/benefits/tiers.ts";
import { benefitChangesText as text } from "#app/text/benefits/changes.ts";
import { usd } from "#app/text/common/format.ts";
import { factsOf, type Fact, type FactValue } from "./plan-facts.ts";
import { sayTier } from "../say-benefits.ts";

/** A category of a member on a day; "unreadable": covered, and the answer could not be read. */
export type CategoryOnDay = CategoryAnswer | "notCovered" | "unreadable";

export type CategoryChanges = {
  /** "unknown": covered on both days, and one of them could not be read. */
  readonly kind: "notCovered" | "begun" | "ended" | "unknown" | "compared";
  /** None where nothing differs in what could be read. */
  readonly changes: readonly Change[];
  /** Limits of one day could not be read: only amounts of tiers are compared. */
  readonly areLimitsUnknown: boolean;
  /** Tiers that could not be read on one day. */
  readonly lost: readonly string[];
};

/** One thing that differs between two days, in words. */
export type Change = Pick<Fact, "key" | "name" | "where" | "codes"> & {
  /** The field of it that differs; null where its name says it, or all of it is new or gone. */
  readonly label: string | null;
  readonly from: Words;
  readonly to: Words;
  readonly change: string;
  /** The effect for the member; "new" and "gone" concern the whole item. */
  readonly effect: keyof typeof text.counts;
};

/**
 * What changed in a category between two days, each thing once, in the order of pages (§9). What is met
 * is left out: it changes with every claim. A part that could not be read on either day is unknown,
 * never a change. A day against itself has no changes; the other way round, new is gone and up is down.
 */
export function compareCategory(from: CategoryOnDay, to: CategoryOnDay): CategoryChanges {
  const none = { changes: [], areLimitsUnknown: false, lost: [] };
  if (from === "notCovered") return { ...none, kind: to === "notCovered" ? to : "begun" };
  if (to === "notCovered") return { ...none, kind: "ended" };
  if (from === "unreadable" || to === "unreadable") return { ...none, kind: "unknown" };
  const areLimitsUnknown = from.limits === null || to.limits === null;
  const ids = new Set([...from.unreadable, ...to.unreadable]);
  const keys = new Set([...ids].flatMap((id) => id ?? []).map(tierKey));
  /** One that could not be read on a day, or that may be that one, cannot be compared. */
  const isUnknown = (key: string) =>
    keys.has(key) || mayBeUnreadable(from, key) || mayBeUnreadable(to, key);
  // Without one day's limits, only the tiers of both days are compared.
  const [before, after] = [from, to].map((answer) =>
    factsOf(planOf(areLimitsUnknown ? { ...answer, limits: [] } : answer), isUnknown),
  );
  return {
    kind: "compared",
    changes: diffFacts(before ?? [], after ?? []),
    areLimitsUnknown,
    lost: [...ids]
      .toSorted((a, b) => ((a ?? "") < (b ?? "") ? -1 : 1))
      .map((id) => (id === null ? text.category.someTier : sayTier({ tierId: id, name: null }))),
  };
}

const mayBeUnreadable = ({ unreadable, tiers }: CategoryAnswer, key: string): boolean =>
  unreadable.includes(null) && findTier(tiers, key) === undefined;

/** The differences between the facts of two days, each once, ordered by key. */
function diffFacts(from: readonly Fact[], to: readonly Fact[]): Change[] {
  const differing = diffLists(from, to, {
    key: ({ key }) => key,
    text: ({ said }) => JSON.stringify(said.map(({ value }) => value)),
  });
  /** Keys of new or removed items, whose parts are not listed as well. */
  const whole = new Set(
    differing.flatMap(({ from: a, to: b }) => (a && b ? [] : ((a ?? b)?.key ?? []))),
  );
  return differing.flatMap(({ from: a, to: b }, index): Change | Change[] => {
    const fact = b ?? a;
    if (fact === null || (fact.partOf !== null && whole.has(fact.partOf))) return [];
    const { key, name, where, codes } = fact;
    if (a === null || b === null) {
      const effect = a === null ? "new" : "gone";
      return {
        key: `${key} ${index}`,
        name,
        where,
        codes,
        label: null,
        from: a?.whole ?? text.notListed,
        to: b?.whole ?? text.notListed,
        change: text[effect],
        effect,
      };
    }
    return a.said.flatMap((before) => {
      const after = b.said.find(({ field }) => field === before.field);
      if (after === undefined || before.value === after.value) return [];
      return {
        key: `${key} ${before.field} ${index}`,
        name,
        where,
        codes,
        label: before.label,
        from: before.words,
        to: after.words,
        ...viewEffect(before, after),
      };
    });
  });
}

/** The effect of a change for the member and its size, where the plan's words give them. */
function viewEffect(
  { field, value }: FactValue,
  after: FactValue,
): Pick<Change, "change" | "effect"> {
  const { favors, more, of } = changeEffectOf(field, value, after.value);
  const effect = favors ?? "changed";
  if (more === null || of === null) {
    return { effect, change: favors === null ? text.changed : text.youPayDirection[favors] };
  }
  const size = Math.abs(more);
  const way = more > 0 ? "more" : "less";
  if (of === "times") return { effect, change: text.howMany[way](size) };
  if (of === "share") return { effect, change: text.share[way](size) };
  if (of === "copay") return { effect, change: text.copay[way](usd(size)) };
  return { effect, change: text.total[of][way](usd(size)) };
}

type Comparison<Thing> = {
  /** The key that identifies an item in both lists. */
  readonly key: (thing: Thing) => string;
  /** All that is compared of one: things of one text have not changed. */
  readonly text: (thing: Thing) => string;
};

/**
 * The new, removed and changed items of two lists, each once, ordered by key in any input order; a
 * missing side is null. Items of the same key are paired with equal ones first, then in the order
 * of their texts.
 */
function diffLists<Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  { key, text: textOf }: Comparison<Thing>,
) {
  const byKey = (things: readonly Thing[]) =>
    Map.groupBy(
      things.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : Number(textOf(a) > textOf(b)))),
      key,
    );
  const [earlier, later] = [byKey(before), byKey(after)];
  return [...new Set([...earlier.keys(), ...later.keys()])].toSorted().flatMap((of) => {
    const to = [...(later.get(of) ?? [])];
    const from = (earlier.get(of) ?? []).filter((one) => {
      const equal = to.findIndex((other) => textOf(other) === textOf(one));
      if (equal !== -1) to.splice(equal, 1);
      return equal === -1;
    });
    const indexes = Array.from({ length: Math.max(from.length, to.length) }, (_, index) => index);
    return indexes.map((index) => ({ from: from[index] ?? null, to: to[index] ?? null }));
  });
}
