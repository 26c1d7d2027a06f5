import { FIELDS, type Fact, type Field, type Subject } from "./facts.ts";

/** One thing that differs between two days; a value is null where nothing is said. */
export type FactChange = Pick<Fact, "key" | "tier" | "subject"> & {
  /** "new" and "gone" are of the thing as a whole, told with its most telling field. */
  readonly kind: "new" | "gone" | "changed";
  readonly field: Field;
  readonly from: string | null;
  readonly to: string | null;
};

/** What is told of a thing that is new or gone. */
const MAIN: Readonly<Record<Subject["kind"], Field>> = {
  tier: "name",
  amount: "total",
  service: "amount",
};

/**
 * What differs between the facts of two days, each difference once, ordered by key whatever the
 * order given. A day against itself differs in nothing; the other way round, new is gone.
 */
export function diffFacts(from: readonly Fact[], to: readonly Fact[]): FactChange[] {
  const alike = { key: ({ key }: Fact) => key, text: ({ said }: Fact) => JSON.stringify(said) };
  const differing = diffLists(from, to, alike);
  const whole = new Set(
    differing.flatMap(({ from: a, to: b }) =>
      a !== null && b !== null ? [] : (a ?? b).partOf === null ? (a ?? b).key : [],
    ),
  );
  return differing.flatMap(({ from: a, to: b }): FactChange[] => {
    const { key, tier, subject, partOf } = b ?? a;
    if (partOf !== null && whole.has(partOf)) return [];
    const about = { key, tier, subject };
    if (a === null || b === null) {
      const field = MAIN[subject.kind];
      const [before, after] = [a?.said[field] ?? null, b?.said[field] ?? null];
      return [{ ...about, kind: a === null ? "new" : "gone", field, from: before, to: after }];
    }
    return FIELDS.flatMap((field) => {
      const [before, after] = [a.said[field], b.said[field]];
      if (before === undefined || after === undefined || before === after) return [];
      return { ...about, kind: "changed" as const, field, from: before, to: after };
    });
  });
}

/** A thing before and after; null where it was not there. */
export type Change<Thing> =
  | { readonly from: Thing; readonly to: Thing }
  | { readonly from: Thing; readonly to: null }
  | { readonly from: null; readonly to: Thing };

type Alike<Thing> = {
  /** What makes two things the same thing. */
  readonly key: (thing: Thing) => string;
  /** All that is compared of one: things of one text have not changed. */
  readonly text: (thing: Thing) => string;
};

/**
 * What changed between two lists: each thing that is new, gone or different, once, ordered by key
 * whatever the order given. Several of one key go first with those that are equal, then with each
 * other in the order of their texts.
 */
export function diffLists<Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  alike: Alike<Thing>,
): Change<Thing>[] {
  const [earlier, later] = [before, after].map((things) => Map.groupBy(things, alike.key));
  const keys = new Set([...before, ...after].map(alike.key));
  return [...keys].toSorted().flatMap((key) => {
    const from = earlier?.get(key) ?? [];
    const to = later?.get(key) ?? [];
    return pairOff(without(from, to, alike), without(to, from, alike));
  });
}

/** Those that the others have no equal of, each equal taken once, in the order of their texts. */
function without<Thing>(
  things: readonly Thing[],
  others: readonly Thing[],
  { text }: Alike<Thing>,
): Thing[] {
  const equals = others.map(text);
  return inTextOrder(things, text).filter((thing) => {
    const at = equals.indexOf(text(thing));
    if (at !== -1) equals.splice(at, 1);
    return at === -1;
  });
}

function pairOff<Thing>(from: readonly Thing[], to: readonly Thing[]): Change<Thing>[] {
  const pairs = from.map((one, at): Change<Thing> => {
    const other = to[at];
    return other === undefined ? { from: one, to: null } : { from: one, to: other };
  });
  return [...pairs, ...to.slice(from.length).map((one) => ({ from: null, to: one }))];
}

const inTextOrder = <Thing>(things: readonly Thing[], text: (thing: Thing) => string): Thing[] =>
  things.toSorted((a, b) => (text(a) < text(b) ? -1 : Number(text(a) > text(b))));
