import type { Change } from "./compare-category.ts";

/** What costs the member more comes first. */
const ORDER: readonly Change["effect"][] = ["worse", "gone", "changed", "new", "better"];

type ChangedItem = Pick<Change, "name" | "codes">;

/** A row: a change of one item, or of several that change alike, in one network or in several. */
export type ArrangedChange = Omit<Change, keyof ChangedItem | "where"> & {
  readonly items: readonly ChangedItem[];
  /** Networks, each with whose amount it is. */
  readonly places: readonly string[];
  /** The row is about the same items as the row before it, in another network. */
  readonly repeatsItems: boolean;
};

/**
 * Changes as the page lists them. What costs the member more comes first. The same change in several
 * networks is one row that names the networks; the same change of several items is one row that names
 * the items.
 */
export function arrangeChanges(changes: readonly Change[]): ArrangedChange[] {
  const facts = groupBy(changes, factKeyOf).map((fact) =>
    groupBy(fact, valuesKeyOf).flatMap(rowOf),
  );
  return groupBy(facts, (rows) => JSON.stringify(rows.map(rowKeyOf)))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((alike) => {
      const items = alike.flatMap(([row]) => row?.items ?? []);
      return (alike[0] ?? []).map((row, index) => ({ ...row, items, repeatsItems: index > 0 }));
    });
}

type Row = Omit<ArrangedChange, "repeatsItems">;

/** One row for a change that several networks share; none for no change. */
function rowOf(alike: readonly Change[]): Row | [] {
  const [first] = alike;
  if (first === undefined) return [];
  const { name, codes, where: _where, ...change } = first;
  return {
    ...change,
    items: [{ name, codes }],
    places: alike.map(({ where }) => where.join(" · ")),
  };
}

function rankOf([rows]: readonly (readonly Row[])[]): number {
  const [first] = rows ?? [];
  return first ? ORDER.indexOf(first.effect) : 0;
}

/** Equal for changes of one fact of one item, in any network. */
const factKeyOf = ({ name, codes, label, effect }: Change): string =>
  JSON.stringify([name, codes, label, effect]);

/** Equal for changes with the same values before and after. */
const valuesKeyOf = ({ from, to, change }: Pick<Change, "from" | "to" | "change">): string =>
  JSON.stringify([from, to, change]);

/** Equal for the same change in the same networks: such items share a row. */
const rowKeyOf = ({ places, label, ...row }: Row) => [places, label, valuesKeyOf(row)];

const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] => [
  ...Map.groupBy(items, keyOf).values(),
];
