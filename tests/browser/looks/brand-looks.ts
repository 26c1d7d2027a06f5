import { expect, type Page } from "@playwright/test";
import type { BrandFace } from "../pages/brands.ts";
import { listFaintWords } from "./faint-words.ts";
import { setTextSize } from "./large-text.ts";
import { expectNothingSticksOut, listTargets } from "./layout.ts";
import { LONG } from "../long.ts";
import { listClipped } from "./look.ts";
import { homePage } from "../pages/pages.ts";
import { toPaper } from "./paper.ts";
import { WIDTHS } from "../test.ts";

type Look = (page: Page, face: BrandFace) => Promise<void>;

/** Marks of a brand: its typeface, and the declared size of its controls. */
export const FACE: readonly Look[] = [expectFace, expectLargeTargets];

/** The checks of `npm run test:long` in every brand, each on the page that shows it best. */
export const BRAND_LOOKS: Readonly<Record<string, readonly Look[]>> = {
  "/error/500": [expectLargeTargets],
  "/login": [...FACE, expectWordsToStandOut, (page) => expectRoomForLargeWords(page, [1280])],
  "/id-card": [expectCardInShape, expectWordsToStandOut],
  "/home": [
    ...FACE,
    expectNamedOnPaper,
    expectWordsToStandOut,
    (page) => expectRoomForLargeWords(page, [1280, 768, 640]),
  ],
};

/** Controls are large enough for a finger. */
async function expectLargeTargets(page: Page, { brand }: BrandFace) {
  await page.setViewportSize({ width: 390, height: 800 });
  const button = brand === "medicare" ? 48 : 44;
  const targets = (await listTargets(page)).filter(({ inSentence }) => !inSentence);
  expect(targets.length).toBeGreaterThan(5);
  const small = targets.filter(({ width, height, isRowLink }) =>
    isRowLink ? height < 36 || width < 24 : height < button || width < 24,
  );
  expect.soft(small, page.url()).toEqual([]);
}

/** A printed page has its member, its date and the number to call. */
async function expectNamedOnPaper(page: Page, { name, firstName }: BrandFace) {
  await toPaper(page);
  await expect(homePage(page).welcome).toBeVisible();
  await expect(page.getByRole("banner").locator(".logo")).toContainText(name);
  const paper = page.locator(".paper");
  await expect(paper.locator("div")).toHaveText([
    new RegExp(`^Member${firstName} `),
    /^Plan\S+/,
    "Looked up11/21/2026, 12:00 PM PT",
    /^Customer service.*555-01\d\d/,
  ]);
  await expect(paper).toBeVisible();
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  await expect(paper).toBeHidden();
}

async function expectCardInShape(page: Page) {
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingSticksOut(page);
    expect(await listClipped(page)).toEqual([]);
  }
}

/**
 * Text over art or a gradient, which axe can't judge. `npm test` leaves it to the tokens' test,
 * which compares the colors in every brand and scheme.
 */
async function expectWordsToStandOut(page: Page) {
  const looks = [
    ["dark", 1280],
    ["light", 390],
  ] as const;
  for (const [colorScheme, width] of LONG ? looks : []) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const where = `${page.url()} at ${width} px, ${colorScheme}`;
    expect.soft(await listFaintWords(page), where).toEqual([]);
  }
}

/**
 * Text twice as large, as in the browser's settings; then back to normal. Phones, where room is
 * shortest, are checked on every page: large-text.ts.
 */
async function expectRoomForLargeWords(page: Page, widths: readonly number[]) {
  if (!LONG) return;
  await setTextSize(page, 32);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(32);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingSticksOut(page);
    expect(await listClipped(page)).toEqual([]);
  }
  await setTextSize(page, 16);
}

/** The brand's key, mark and name, and its own typeface, which is the one loaded. */
async function expectFace(page: Page, { brand, name, font }: BrandFace) {
  await expect(page.locator("html")).toHaveAttribute("data-brand", brand);
  const logo = page.getByRole("banner").locator(".logo");
  await expect(logo).toContainText(name);
  for (const width of LONG ? WIDTHS : [390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(logo.locator("svg")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  const preloads = page.locator('link[rel="preload"][as="font"]');
  await expect(preloads).toHaveCount(1);
  const { first, loaded, asked } = await page.evaluate(async () => {
    await document.fonts.ready;
    const faces = [...document.fonts].filter(({ status }) => status === "loaded");
    const files = performance.getEntriesByType("resource").map((it) => new URL(it.name).pathname);
    return {
      first: getComputedStyle(document.body).fontFamily.split(",")[0],
      loaded: faces.map(({ family }) => family.replaceAll('"', "")),
      asked: [...new Set(files.filter((file) => file.endsWith(".woff2")))],
    };
  });
  expect(first?.replaceAll('"', "")).toBe(font.family);
  expect(loaded).toContain(font.family);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.split("/").at(-1)).toMatch(font.file);
  expect(await preloads.getAttribute("href")).toBe(asked[0]);
}
