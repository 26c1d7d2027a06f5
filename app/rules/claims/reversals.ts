/** That one of several lines or claims takes another one back, or was taken back by it. */
export type Reversal = {
  readonly kind: "takes-back" | "taken-back";
  /** The place of the other one in the list; null if it is not in the list. */
  readonly other: number | null;
  /** For one that was taken back: the places of others that may be meant instead. */
  readonly alike?: readonly number[];
};

/** How lines or claims are compared. */
type ReversalRules<Item> = {
  /** Whether a reversal may belong to an item, by day and service for example, not by amounts. */
  readonly mayTakeBack: (reversal: Item, item: Item) => boolean;
  /** The billed amount, the plan's payment, then all others, in cents; null if one is not known. */
  readonly amountsOf: (item: Item) => Amounts;
  /** Whether an item stands before or behind the later one that takes it back. */
  readonly itemStands: "before" | "behind";
  /** What decides between several that a reversal may take back, such as the reason. */
  readonly tieOf: (item: Item) => string;
};

type Amounts = readonly [billed: number | null, planPaid: number | null, ...(number | null)[]];

/**
 * Which items of a list are taken back, and which take another back (T-86, T-88). A reversal repeats
 * the bill and the plan's payment with the opposite sign, and so each further amount that it gives;
 * remittances leave out the member's share. It takes back one item: among several that fit, one that
 * matches all amounts, then the nearest. Null for other items. A bill below zero is a reversal even
 * where the list lacks what it takes back.
 */
export function findReversals<Item>(
  all: readonly Item[],
  { mayTakeBack, amountsOf, itemStands, tieOf }: ReversalRules<Item>,
): readonly (Reversal | null)[] {
  const items = all.map((item, place) => ({ item, place, amounts: amountsOf(item) }));
  const found: (Reversal | null)[] = all.map(() => null);
  const mayBe = new Map<number, readonly number[]>();
  for (const reversal of items) {
    if ((reversal.amounts[0] ?? 0) >= 0) continue;
    const isElsewhere = ({ place }: { place: number }) =>
      Number(place > reversal.place !== (itemStands === "behind"));
    const differs = ({ item }: { item: Item }) => Number(tieOf(item) !== tieOf(reversal.item));
    const rankOf = (one: { item: Item; amounts: Amounts; place: number }) =>
      [differs(one), countLeftOut(one.amounts, reversal.amounts), isElsewhere(one)] as const;
    const possible = items
      .filter(
        ({ item, place, amounts }) =>
          found[place] === null &&
          cancels(amounts, reversal.amounts) &&
          mayTakeBack(reversal.item, item),
      )
      .map((one) => ({ place: one.place, rank: rankOf(one) }))
      .toSorted(
        (a, b) =>
          a.rank.map((value, at) => value - (b.rank[at] ?? 0)).find((by) => by !== 0) ??
          Math.abs(a.place - reversal.place) - Math.abs(b.place - reversal.place),
      );
    const [nearest, ...others] = possible;
    found[reversal.place] = { kind: "takes-back", other: nearest?.place ?? null };
    if (nearest === undefined) continue;
    found[nearest.place] = { kind: "taken-back", other: reversal.place };
    const alike = others.filter(({ rank }) => String(rank) === String(nearest.rank));
    mayBe.set(
      nearest.place,
      alike.map(({ place }) => place),
    );
  }
  return found.map((reversal, place) => {
    // The one that another reversal takes back is marked.
    const alike = (mayBe.get(place) ?? []).filter((other) => found[other] === null);
    return reversal === null || alike.length === 0 ? reversal : { ...reversal, alike };
  });
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

/** An unknown amount is the opposite of only an unknown one. */
const areOpposite = (cents: number | null, other: number | null): boolean =>
  cents === null || other === null ? cents === other : cents + other === 0;

/** The lines that neither take back another one nor are taken back by it: what sums are made of. */
export const linesInEffect = <Line extends { readonly reversal?: Pick<Reversal, "other"> | null }>(
  lines: readonly Line[],
): readonly Line[] => lines.filter(({ reversal }) => (reversal?.other ?? null) === null);
