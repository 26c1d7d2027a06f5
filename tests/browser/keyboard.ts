import { expect, type Page } from "@playwright/test";
import { tabThrough, tabUntil, type Stop } from "./looks/stops.ts";

/** Presses Tab until the element with this text has the focus. */
export async function tabTo(page: Page, words: RegExp): Promise<void> {
  expectSeen([await tabUntil(page, words)]);
}

/** Every stop shows its focus and is not covered. */
export function expectSeen(stops: readonly Stop[]): void {
  expect(stops.filter(({ ring }) => ring < 2)).toEqual([]);
  expect(stops.filter(({ uncovered }) => !uncovered)).toEqual([]);
}

/**
 * Tabs through the page from its first stop to its last: each is visible, and no control is left
 * out.
 */
export async function walkThrough(page: Page): Promise<readonly Stop[]> {
  const stops = await tabThrough(page);
  expectSeen(stops);
  const controls = page.locator("a[href], button, input:not([type=hidden]), select, summary");
  // In a group of radio buttons, Tab stops at one.
  const reachable = controls.and(page.locator(":not([type=radio])")).filter({ visible: true });
  expect(stops.length).toBeGreaterThanOrEqual(await reachable.count());
  return stops;
}

/** In one column the focus moves down the page; in one row, to the right. */
export function expectReadingOrder(stops: readonly Stop[]): void {
  const against = stops.filter((stop, index) => {
    const before = stops[index - 1];
    if (before === undefined) return false;
    const sameRow = Math.abs(stop.top - before.top) < 40;
    return sameRow ? stop.left < before.left - 1 && stop.top <= before.top : stop.top < before.top;
  });
  expect(against.map(({ what }) => what)).toEqual([]);
}
