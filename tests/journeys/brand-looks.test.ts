import type { Page } from "@playwright/test";
import { BRANDS, type BrandFace } from "#tests/browser/brands.ts";
import { listFaintWords } from "#tests/browser/faint-words.ts";
import { expectNothingSticksOut, listTargets } from "#tests/browser/layout.ts";
import { setTextSize } from "#tests/browser/large-text.ts";
import { listClipped } from "#tests/browser/look.ts";
import { homePage } from "#tests/browser/pages.ts";
import { toPaper } from "#tests/browser/paper.ts";
import { expect, test, WIDTHS } from "#tests/browser/test.ts";

for (const face of BRANDS) {
  const { brand, persona } = face;
  test.describe(brand, () => {
    test.use({ brand });

    // That its pages have no barriers is seen on the way through every page of the brand.
    test(`BRAND-06 S-03 ${brand} is large enough for a finger, whole on paper and with large words, its words stand out from its art, its card at every width @js`, async ({
      page,
      enter,
      guard,
    }) => {
      test.slow();
      guard.expectStatus(500);
      await enter(persona);
      // Each page is opened once for all that is looked at on it.
      await test.step("error", async () => {
        await page.goto("/error/500");
        await expectLargeTargets(page, face);
      });
      await test.step("log-in", async () => {
        await page.goto("/login");
        await expect(page.getByRole("button", { name: /^Show/ })).toBeVisible();
        await expectLargeTargets(page, face);
        await expectWordsToStandOut(page);
        await expectRoomForLargeWords(page, [1280]);
      });
      await test.step("ID card", async () => {
        await page.goto("/id-card");
        await expectCardInShape(page);
        await expectWordsToStandOut(page);
      });
      await test.step("home", async () => {
        await homePage(page).open();
        await expect(page.getByRole("button", { name: /^Copy/ })).toBeVisible();
        await expectLargeTargets(page, face);
        await expectNamedOnPaper(page, face);
        await expectWordsToStandOut(page);
        await expectRoomForLargeWords(page, [1280, 768, 640]);
      });
    });
  });
}

/** What is to be pressed is large enough for a finger. */
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

/** Paper says whose page it is, of when, and whom to ring. */
async function expectNamedOnPaper(page: Page, { name, firstName }: BrandFace) {
  await toPaper(page);
  await expect(homePage(page).welcome).toBeVisible();
  await expect(page.getByRole("banner").locator(".logo")).toContainText(name);
  const paper = page.locator(".paper");
  await expect(paper.locator("div")).toHaveText([
    new RegExp(`^Member${firstName} `),
    /^Plan\S+/,
    "As of11/21/2026, 12:00 PM PT",
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

/** Where words lie over art or a gradient, of which axe cannot tell. */
async function expectWordsToStandOut(page: Page) {
  for (const [colorScheme, width] of [
    ["dark", 1280],
    ["light", 390],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const where = `${page.url()} at ${width} px, ${colorScheme}`;
    expect.soft(await listFaintWords(page), where).toEqual([]);
  }
}

/** Words twice as large, as the member's browser is set to; then as usual again. */
async function expectRoomForLargeWords(page: Page, widths: readonly number[]) {
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
