/** Pseudo-random numbers, repeatable by seed. */
export type Random = {
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** Prefers early items. */
  pickEarly<Item>(items: readonly [Item, ...Item[]]): Item;
};

/** A generator (mulberry32) whose whole sequence follows from `seed`. */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const letter of seed) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const placeIn = (items: readonly unknown[]): number => whole(0, items.length - 1);
  return {
    whole,
    chance: (percent) => next() * 100 < percent,
    pick: (items) => items[placeIn(items)] ?? items[0],
    pickEarly: (items) => items[Math.min(placeIn(items), placeIn(items))] ?? items[0],
  };
}
