/** Deep-merges `over` into `under`; a list is replaced as a whole. */
export function merge(under: object, over: object): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const before = merged[key];
    merged[key] = isObject(before) && isObject(value) ? merge(before, value) : value;
  }
  return merged;
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
