import type { Change } from "./compare-category.ts";

/** What costs the member more comes first. */
const ORDER: readonly Change["means"][] = ["worse", "gone", "changed", "new", "better"];

type Thing = Pick<Change, "name" | "about">;

/** A row: a change of one thing, or of several that change alike, in one network or in several. */
export type ArrangedChange = Omit<Change, keyof Thing | "where"> & {
  readonly things: readonly Thing[];
  /** Networks, each with whose amount it is. */
  readonly places: readonly string[];
  /** Of the same things as the row before it, elsewhere. */
  readonly continuesFact: boolean;
};

/**
 * Changes as the page lists them: what costs more first, changes of one fact that mean the same together,
 * and equal changes once, of several networks or of several things.
 */
export function arrangeChanges(changes: readonly Change[]): ArrangedChange[] {
  const facts = groupBy(changes, factKeyOf).map((fact) => groupBy(fact, changeOf).flatMap(rowOf));
  return groupBy(facts, (rows) => JSON.stringify(rows.map(placedChangeOf)))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((alike) => {
      const things = alike.flatMap(([row]) => row?.things ?? []);
      return (alike[0] ?? []).map((row, index) => ({ ...row, things, continuesFact: index > 0 }));
    });
}

type Row = Omit<ArrangedChange, "continuesFact">;

/** One change, wherever it is. */
function rowOf(alike: readonly Change[]): Row | [] {
  const [first] = alike;
  if (first === undefined) return [];
  const { name, about, where: _where, ...change } = first;
  return {
    ...change,
    things: [{ name, about }],
    places: alike.map(({ where }) => where.join(" · ")),
  };
}

function rankOf([rows]: readonly (readonly Row[])[]): number {
  const [first] = rows ?? [];
  return first ? ORDER.indexOf(first.means) : 0;
}

const factKeyOf = ({ name, about, label, means }: Change): string =>
  JSON.stringify([name, about, label, means]);

const changeOf = ({ from, to, change }: Pick<Change, "from" | "to" | "change">): string =>
  JSON.stringify([from, to, change]);

const placedChangeOf = ({ places, label, ...row }: Row) => [places, label, changeOf(row)];

const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] => [
  ...Map.groupBy(items, keyOf).values(),
];
