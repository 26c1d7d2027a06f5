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
      for (const path of ["/login", "/error/500", "/home"]) {
        await test.step(`targets of ${path}`, () => expectLargeTargets(page, face, path));
      }
      await test.step("paper", () => expectNamedOnPaper(page, face));
      await test.step("ID card", () => expectCardInShape(page));
      await test.step("words over art", () => expectWordsToStandOut(page));
      await test.step("large words", () => expectRoomForLargeWords(page));
    });
  });
}

/** Opens the page; what is to be pressed there is large enough for a finger. */
async function expectLargeTargets(page: Page, { brand }: BrandFace, path: string) {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(path);
  if (path !== "/error/500") {
    await expect(page.getByRole("button", { name: /^(Show|Copy)/ })).toBeVisible();
  }
  const button = brand === "medicare" ? 48 : 44;
  const targets = (await listTargets(page)).filter(({ inSentence }) => !inSentence);
  expect(targets.length).toBeGreaterThan(5);
  const small = targets.filter(({ width, height, isRowLink }) =>
    isRowLink ? height < 36 || width < 24 : height < button || width < 24,
  );
  expect.soft(small, path).toEqual([]);
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
  await page.goto("/id-card");
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingSticksOut(page);
    expect(await listClipped(page)).toEqual([]);
  }
}

/** Where words lie over art or a gradient, of which axe cannot tell. */
async function expectWordsToStandOut(page: Page) {
  for (const path of ["/login", "/id-card", "/home"]) {
    await page.goto(path);
    for (const [colorScheme, width] of [
      ["light", 390],
      ["dark", 1280],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await listFaintWords(page), `${path} at ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** Home and log-in with words twice as large. */
async function expectRoomForLargeWords(page: Page) {
  await setTextSize(page, 32);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/login");
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(32);
  await expectNothingSticksOut(page);
  await page.goto("/home");
  await expect(homePage(page).welcome).toBeVisible();
  for (const width of [1280, 768, 640]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingSticksOut(page);
    expect(await listClipped(page)).toEqual([]);
  }
}
