/** Bounds of an LRU cache that takes memory as it fills; `max` would take all of it at once. */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
