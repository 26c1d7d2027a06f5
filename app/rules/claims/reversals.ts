/** Where one of several lines or claims stands: it takes another back, or was taken back by it. */
export type Reversal = {
  readonly kind: "takes-back" | "taken-back";
  /** The place of the other one in the list; null if it is not in the list. */
  readonly other: number | null;
};

/** How lines or claims are compared. */
type Compared<Item> = {
  /** Whether a reversal may be of this item, apart from amounts: by day and service, for example. */
  readonly mayBeOf: (reversal: Item, item: Item) => boolean;
  /** The billed amount first, then all others, in cents; null if an amount is not known. */
  readonly amountsOf: (item: Item) => readonly [number | null, ...(number | null)[]];
  /** What decides between several that a reversal may take back, such as the reason. */
  readonly tieOf: (item: Item) => string;
};

/**
 * Which items of a list are taken back, and which take another back (T-86, T-88): a reversal has every
 * amount with the other sign, and takes back one item, the nearest before it if several are alike.
 * Null for all others; a bill below zero takes back something even without it.
 */
export function findReversals<Item>(
  all: readonly Item[],
  { mayBeOf, amountsOf, tieOf }: Compared<Item>,
): readonly (Reversal | null)[] {
  const items = all.map((item, place) => ({ item, place, amounts: amountsOf(item) }));
  const found: (Reversal | null)[] = all.map(() => null);
  for (const reversal of items) {
    if ((reversal.amounts[0] ?? 0) >= 0) continue;
    const isBehind = ({ place }: { place: number }) => Number(place > reversal.place);
    const differs = ({ item }: { item: Item }) => Number(tieOf(item) !== tieOf(reversal.item));
    const [nearest] = items
      .filter(
        ({ item, place, amounts }) =>
          found[place] === null &&
          areOpposite(amounts, reversal.amounts) &&
          mayBeOf(reversal.item, item),
      )
      .toSorted(
        (a, b) =>
          differs(a) - differs(b) ||
          isBehind(a) - isBehind(b) ||
          Math.abs(a.place - reversal.place) - Math.abs(b.place - reversal.place),
      );
    found[reversal.place] = { kind: "takes-back", other: nearest?.place ?? null };
    if (nearest) found[nearest.place] = { kind: "taken-back", other: reversal.place };
  }
  return found;
}

/** An unknown amount is the opposite of an unknown one alone. */
const areOpposite = (some: readonly (number | null)[], others: readonly (number | null)[]) =>
  some.every((cents, index) => {
    const other = others[index] ?? null;
    return cents === null || other === null ? cents === other : cents + other === 0;
  });
