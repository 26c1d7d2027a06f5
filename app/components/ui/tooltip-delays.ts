/** How long the pointer rests on a help button before its tip opens, and how long it stays. */
export const OPEN_DELAY_MS = 400;
export const CLOSE_DELAY_MS = 250;

/**
 * A delay of a tooltip, in milliseconds (§2 "Shared components", §9: "numeric"). Throws a TypeError
 * for anything but a number, and a RangeError for NaN, infinite and negative numbers.
 */
export function getDelay(name: "openDelay" | "closeDelay", delay: unknown): number {
  if (typeof delay !== "number") {
    throw new TypeError(
      `${name} of a tooltip must be a number of milliseconds, not ${typeof delay}`,
    );
  }
  if (Number.isFinite(delay) && delay >= 0) return delay;
  throw new RangeError(`${name} of a tooltip must be zero or more milliseconds, not ${delay}`);
}
