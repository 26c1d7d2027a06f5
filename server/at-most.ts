/** Bounds of an LRU cache that allocates as it fills; `max` would allocate everything at once. */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
