import type { Change } from "./compare-category.ts";

/** What costs the member more comes first. */
const ORDER: readonly Change["means"][] = ["worse", "gone", "changed", "new", "better"];

export type ArrangedChange = Change & {
  /** Of the same fact as the change before it, in another network or for the family. */
  readonly continuesFact: boolean;
};

/**
 * Changes as the page lists them: what costs more first, and changes of one fact that mean the same
 * together, each fact where its first change stands.
 */
export function arrangeChanges(changes: readonly Change[]): ArrangedChange[] {
  const byFact = [...Map.groupBy(changes, factKeyOf).values()];
  return byFact
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((fact) => fact.map((change, index) => ({ ...change, continuesFact: index > 0 })));
}

const rankOf = ([first]: readonly Change[]): number => (first ? ORDER.indexOf(first.means) : 0);

const factKeyOf = ({ name, about, means }: Change): string => JSON.stringify([name, about, means]);
