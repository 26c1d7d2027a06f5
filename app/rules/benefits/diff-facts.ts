import { FIELDS, type Fact, type Field, type Subject } from "./facts.ts";
import { matchUp } from "./match-up.ts";

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
  const differing = matchUp(from, to, alike);
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
