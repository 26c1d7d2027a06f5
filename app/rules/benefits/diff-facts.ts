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
  /** Keys of what is new or gone, whose parts are not told as well. */
  const whole = new Set(
    differing.flatMap(({ from: a, to: b }) => (a && b ? [] : ((a ?? b)?.key ?? []))),
  );
  return differing.flatMap(({ from: a, to: b }): FactChange[] => {
    const fact = b ?? a;
    if (fact === null || (fact.partOf !== null && whole.has(fact.partOf))) return [];
    const { key, tier, subject } = fact;
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

type Alike<Thing> = {
  /** What makes two things the same thing. */
  readonly key: (thing: Thing) => string;
  /** All that is compared of one: things of one text have not changed. */
  readonly text: (thing: Thing) => string;
};

/**
 * What is new, gone or different between two lists, once, ordered by key whatever the order given;
 * null where it was not there. Several of one key go first with those that are equal, then with each
 * other in the order of their texts.
 */
export function diffLists<Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  { key, text }: Alike<Thing>,
) {
  const byKey = (things: readonly Thing[]) =>
    Map.groupBy(
      things.toSorted((a, b) => (text(a) < text(b) ? -1 : Number(text(a) > text(b)))),
      key,
    );
  const [earlier, later] = [byKey(before), byKey(after)];
  return [...new Set([...earlier.keys(), ...later.keys()])].toSorted().flatMap((of) => {
    const to = [...(later.get(of) ?? [])];
    const from = (earlier.get(of) ?? []).filter((one) => {
      const equal = to.findIndex((other) => text(other) === text(one));
      if (equal !== -1) to.splice(equal, 1);
      return equal === -1;
    });
    const places = Array.from({ length: Math.max(from.length, to.length) }, (_, place) => place);
    return places.map((place) => ({ from: from[place] ?? null, to: to[place] ?? null }));
  });
}
