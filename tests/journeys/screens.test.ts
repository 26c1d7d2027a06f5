import type { Page } from "@playwright/test";
import { EVERY_PAGE } from "#tests/browser/every-page.ts";
import { expectSeen } from "#tests/browser/keyboard.ts";
import { expectNothingSticksOut } from "#tests/browser/layout.ts";
import { tabThrough } from "#tests/browser/stops.ts";
import { expectRoomForLargeText, setTextSize } from "#tests/browser/large-text.ts";
import { listClipped, listEdgeless } from "#tests/browser/look.ts";
import { listScreenOnly, toPaper } from "#tests/browser/paper.ts";
import { SCREENS } from "#tests/browser/screens.ts";
import { expect, test } from "#tests/browser/test.ts";

/** A window of 1280 × 1024 at 100, 200 and 400 percent: what zooming leaves of it. */
const ZOOMS = [
  { percent: 100, width: 1280, height: 1024 },
  { percent: 200, width: 640, height: 512 },
  { percent: 400, width: 320, height: 256 },
] as const;

/** Nothing is wished for that a device does not wish by itself. */
const PLAIN = {
  media: "screen",
  colorScheme: "light",
  forcedColors: "none",
  reducedMotion: "no-preference",
  contrast: "no-preference",
} as const;

async function expectHeading(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function expectFocusSeen(page: Page) {
  const stops = await tabThrough(page);
  expect(stops.length).toBeGreaterThan(3);
  expectSeen(stops);
}

async function expectAtZoom(page: Page) {
  await expectNothingSticksOut(page);
  expect(await listClipped(page)).toEqual([]);
  await expectFocusSeen(page);
}

/** In forced colours controls have an edge, the focus is seen, and nothing moves. */
async function expectInForcedColours(page: Page) {
  expect(await page.locator(".btn, .input, .tile, .segments button").count()).toBeGreaterThan(0);
  expect(await listEdgeless(page)).toEqual([]);
  await expectFocusSeen(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
}

/** With more contrast lines and quiet words are stronger. */
async function expectWithMoreContrast(page: Page) {
  const { line, strong, quiet, ink } = await page.evaluate(() => {
    const it = document.createElement("p");
    document.querySelector("main")?.append(it);
    const colorOf = (role: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`main > p:last-child { color: var(${role}) !important }`);
      document.adoptedStyleSheets.push(sheet);
      return getComputedStyle(it).color;
    };
    const [line, strong, quiet, ink] = ["--line", "--line-strong", "--ink-2", "--ink"].map(colorOf);
    it.remove();
    document.adoptedStyleSheets = [];
    return { line, strong, quiet, ink };
  });
  expect(line).toBe(strong);
  expect(quiet).toBe(ink);
  expect(line).not.toBe(ink);
  await expectNothingSticksOut(page);
}

/** Paper has the page's content and drops what only a screen can do. */
async function expectOnPaper(page: Page) {
  await expectHeading(page);
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

async function expectWithLargeWords(page: Page) {
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  await expectNothingSticksOut(page);
  expect(await listClipped(page)).toEqual([]);
}

for (const { path, persona, status } of SCREENS) {
  // One browser for all of it: to open one takes longer than most of what is looked at in it.
  test(`${path} fits at every zoom and with words twice as large, whole, shows its focus, and is itself in forced colours, with more contrast and on paper @js`, async ({
    page,
    enter,
    guard,
  }) => {
    if (status !== 200) guard.expectStatus(status);
    if (persona !== null) await enter(persona);
    // A member who zooms or chooses colours stays on the page, and so does this.
    await page.goto(path);
    await expectHeading(page);
    for (const { percent, width, height } of ZOOMS) {
      await test.step(`${path} at ${percent} %`, async () => {
        await page.setViewportSize({ width, height });
        await expectAtZoom(page);
      });
    }
    await test.step(`${path} in forced colours`, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ ...PLAIN, forcedColors: "active", reducedMotion: "reduce" });
      await expectInForcedColours(page);
    });
    await test.step(`${path} with more contrast`, async () => {
      await page.emulateMedia({ ...PLAIN, contrast: "more" });
      await expectWithMoreContrast(page);
    });
    await test.step(`${path} on paper`, async () => {
      await page.emulateMedia(PLAIN);
      await toPaper(page);
      await expectOnPaper(page);
    });
    await page.emulateMedia(PLAIN);
    // Most pages meet larger words where axe goes through every page.
    if (!EVERY_PAGE.some((it) => it.path === path && it.brand === "carrier")) {
      await test.step(`${path} with larger words on phones`, () => expectRoomForLargeText(page));
    }
    await setTextSize(page, 32);
    for (const width of [1280, 640]) {
      await test.step(`${path} with words twice as large at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expectWithLargeWords(page);
      });
    }
  });
}
