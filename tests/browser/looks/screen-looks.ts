import { expect, type Page } from "@playwright/test";
import { expectReadingOrder, walkThrough } from "../keyboard.ts";
import { setTextSize } from "./large-text.ts";
import { expectNothingSticksOut } from "./layout.ts";
import { LONG } from "../long.ts";
import { listClipped, listEdgeless } from "./look.ts";
import { listScreenOnly, toPaper } from "./paper.ts";
import type { Stop } from "./stops.ts";

/**
 * A window of 1280 × 1024 at 100, 200 and 400 percent zoom. The smallest is the likeliest to cover
 * the focus.
 */
const ZOOMS = [
  { width: 1280, height: 1024, walked: LONG },
  { width: 640, height: 512, walked: LONG },
  { width: 320, height: 256, walked: true },
] as const;

/** The color modes of the keyboard walk. */
const WALKS = ["own", "forced"] as const;

/** Pages without special device preferences. */
const PLAIN = {
  media: "screen",
  colorScheme: "light",
  forcedColors: "none",
  reducedMotion: "no-preference",
  contrast: "no-preference",
} as const;

/**
 * Expects the open page to fit at every zoom and with text twice as large, complete, with its focus
 * visible, and to keep its meaning in forced colors, with more contrast and on paper. The page
 * stays open all the time, as when a member zooms or changes colors; it ends in light. The keyboard
 * walk alternates: one page in its own colors, the next in forced ones, each at the smallest
 * window; `npm run test:long` walks through each in both.
 */
export async function expectEveryLook(page: Page, index: number): Promise<void> {
  const walks = LONG ? WALKS : [WALKS[index % 2]];
  await page.emulateMedia(PLAIN);
  for (const { width, height, walked } of ZOOMS) {
    await page.setViewportSize({ width, height });
    await expectWhole(page);
    if (walked && walks.includes("own")) expectInOneColumn(await expectFocusSeen(page), width);
  }
  await page.emulateMedia({ ...PLAIN, forcedColors: "active", reducedMotion: "reduce" });
  if (walks.includes("forced")) expectInOneColumn(await expectFocusSeen(page), 320);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectInForcedColours(page);
  await page.emulateMedia({ ...PLAIN, contrast: "more" });
  await expectWithMoreContrast(page);
  await page.emulateMedia(PLAIN);
  await toPaper(page);
  await expectOnPaper(page);
  await page.emulateMedia(PLAIN);
  await setTextSize(page, 32);
  for (const width of LONG ? [1280, 640] : [640]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    await expectWhole(page);
  }
  await setTextSize(page, 16);
}

/** Only then is the page one column, except for the group's line, which is drawn above the logo. */
function expectInOneColumn(stops: readonly Stop[], width: number) {
  const inColumn = stops.slice(1).filter(({ what }) => !what.endsWith("Change group"));
  if (width === 320) expectReadingOrder(inColumn);
}

async function expectWhole(page: Page) {
  await expectNothingSticksOut(page);
  expect(await listClipped(page), page.url()).toEqual([]);
}

async function expectFocusSeen(page: Page) {
  const stops = await walkThrough(page);
  expect(stops.length).toBeGreaterThan(3);
  expect(stops[0]?.what).toMatch(/^Skip to main content/);
  return stops;
}

/** In forced colors controls have an edge, and nothing moves. */
async function expectInForcedColours(page: Page) {
  expect(await page.locator(".btn, .input, .tile, .segments button").count()).toBeGreaterThan(0);
  expect(await listEdgeless(page)).toEqual([]);
  // Animations that began before motion was reduced are finished.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

/** With more contrast, lines and muted text are stronger. */
async function expectWithMoreContrast(page: Page) {
  const { line, strong, quiet, ink } = await page.evaluate(() => {
    const it = document.createElement("p");
    document.querySelector("main")?.append(it);
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const colorOf = (role: string) => {
      sheet.replaceSync(`main > p:last-child { color: var(${role}) !important }`);
      return getComputedStyle(it).color;
    };
    const colours = ["--line", "--line-strong", "--ink-2", "--ink"].map(colorOf);
    it.remove();
    document.adoptedStyleSheets.pop();
    return { line: colours[0], strong: colours[1], quiet: colours[2], ink: colours[3] };
  });
  expect(line).toBe(strong);
  expect(quiet).toBe(ink);
  expect(line).not.toBe(ink);
  await expectNothingSticksOut(page);
}

/** Paper has the page's content without controls that only work on a screen. */
async function expectOnPaper(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner").locator(".logo")).toBeVisible();
  await expect(page.locator(".paper")).toContainText("11/21/2026, 12:00 PM PT");
  expect(await listScreenOnly(page)).toEqual([]);
  const { ground, ink, wide } = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return {
      ground: backgroundColor,
      ink: Number(/oklch\(([\d.]+)/.exec(color)?.[1]),
      wide: document.documentElement.scrollWidth,
    };
  });
  expect(ground).toBe("rgba(0, 0, 0, 0)");
  expect(ink).toBeLessThan(0.3);
  expect(wide).toBe(710);
}
