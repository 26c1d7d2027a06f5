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
  /** The billed amount, the plan's payment, then all others, in cents; null if one is not known. */
  readonly amountsOf: (item: Item) => Amounts;
  /** What decides between several that a reversal may take back, such as the reason. */
  readonly tieOf: (item: Item) => string;
};

type Amounts = readonly [billed: number | null, planPaid: number | null, ...(number | null)[]];

/**
 * Which items of a list are taken back, and which take another back (T-86, T-88): a reversal has the
 * bill, the plan's payment and every other amount that it has with the other sign; remittances leave
 * the member's share out. It takes back one item, of several that are alike one with all its amounts,
 * and the nearest before it. Null for all others; a bill below zero takes back something even without it.
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
          cancels(amounts, reversal.amounts) &&
          mayBeOf(reversal.item, item),
      )
      .toSorted(
        (a, b) =>
          differs(a) - differs(b) ||
          countLeftOut(a.amounts, reversal.amounts) - countLeftOut(b.amounts, reversal.amounts) ||
          isBehind(a) - isBehind(b) ||
          Math.abs(a.place - reversal.place) - Math.abs(b.place - reversal.place),
      );
    found[reversal.place] = { kind: "takes-back", other: nearest?.place ?? null };
    if (nearest) found[nearest.place] = { kind: "taken-back", other: reversal.place };
  }
  return found;
}

/** How many amounts come before those that a reversal may leave out. */
const ALWAYS_GIVEN = 2;

const cancels = (amounts: Amounts, reversal: Amounts): boolean =>
  amounts.every(
    (cents, index) =>
      areOpposite(cents, reversal[index] ?? null) || (index >= ALWAYS_GIVEN && !reversal[index]),
  );

const countLeftOut = (amounts: Amounts, reversal: Amounts): number =>
  amounts.filter((cents, index) => !areOpposite(cents, reversal[index] ?? null)).length;

/** An unknown amount is the opposite of an unknown one alone. */
const areOpposite = (cents: number | null, other: number | null): boolean =>
  cents === null || other === null ? cents === other : cents + other === 0;

/** The lines that neither take back another one nor are taken back by it: what sums are made of. */
export const linesInEffect = <Line extends { readonly reversal?: Pick<Reversal, "other"> | null }>(
  lines: readonly Line[],
): readonly Line[] => lines.filter(({ reversal }) => (reversal?.other ?? null) === null);
