import { BRAND_LOOKS } from "#tests/browser/brand-looks.ts";
import { BRANDS, type BrandFace } from "#tests/browser/brands.ts";
import { expectNoBarriers } from "#tests/browser/axe.ts";
import {
  EVERY_PAGE,
  hasPartsOfItsOwn,
  isBuiltAsCarriers,
  isSame,
  showsKinds,
  type BrandPage,
} from "#tests/browser/every-page.ts";
import { expectRoomForLargeText } from "#tests/browser/large-text.ts";
import { expectNothingSticksOut } from "#tests/browser/layout.ts";
import { LONG } from "#tests/browser/long.ts";
import { expectEveryLook } from "#tests/browser/screen-looks.ts";
import { SCREENS } from "#tests/browser/screens.ts";
import { expect, NARROW, test } from "#tests/browser/test.ts";
import { turnTo } from "#tests/browser/turn-to.ts";
import type { Page } from "@playwright/test";

const PATHS = [...new Set(EVERY_PAGE.map(({ path }) => path))];

/** Where a brand shows most of its own: its art, its colours, its typeface. */
const FACES = ["/login", "/home"];

/**
 * A page that is made of parts of the carrier's is looked at in its own brand by `npm run test:long`
 * alone, unless its brand shows there: the parts are judged in the carrier's, and their colours in
 * every brand by the tokens' test. The gallery is long, and no member's page.
 */
const isLookedAt = (it: BrandPage): boolean =>
  LONG || it.brand === "carrier" || hasPartsOfItsOwn(it) || FACES.includes(it.path);

/** So many pages one browser goes through: two browsers share the pages of one member. */
const AT_ONCE = 12;

for (const [turn, face] of BRANDS.entries()) {
  const { brand } = face;
  const pages = EVERY_PAGE.filter((it) => it.brand === brand && isLookedAt(it));
  const walks = [...Map.groupBy(pages, ({ persona }) => persona)].flatMap(([persona, theirs]) =>
    inParts(theirs).map((part, at) => ({ persona, part, at: at + 1 })),
  );
  test.describe(brand, () => {
    test.use({ brand });

    for (const { persona, part, at } of walks) {
      const whose = `${persona ?? "visitors"} of ${brand}`;
      const ids = part.some(({ path }) => path === "/home") ? "BRAND-06 S-03 " : "";
      test(`${ids}pages of ${whose} (${at}) have no barriers, and room in every look @js`, async ({
        page,
        enter,
        guard,
      }) => {
        test.setTimeout(240_000);
        guard.expectStatus(401, 404, 500);
        if (persona !== null) await enter(persona);
        for (const it of part) {
          await test.step(it.path, async () => {
            await open(page, it);
            await expectFitAndFree(page, it, PATHS.indexOf(it.path) + turn);
            await expectLooks(page, it, face);
          });
        }
      });
    }
  });
}

function inParts(pages: readonly BrandPage[]): BrandPage[][] {
  const count = Math.ceil(pages.length / AT_ONCE);
  return Array.from({ length: count }, (_, part) =>
    pages.filter((_page, place) => place % count === part),
  );
}

/** A document is what answers with an error, and the gallery's, which is no part of the product. */
async function open(page: Page, { path, status }: BrandPage) {
  await page.setViewportSize(NARROW);
  const byDocument = LONG || status !== 200 || path.startsWith("/dev/");
  await (byDocument ? page.goto(path) : turnTo(page, path));
  expect(new URL(page.url()).pathname).toBe(path.split("?")[0]);
}

/**
 * Every page fits. `npm test` judges by axe those that show kinds of elements no other does: what HTML
 * alone decides is proven of every page in process (tests/harness/page-barriers.ts).
 */
async function expectFitAndFree(page: Page, it: BrandPage, place: number) {
  // The gallery's samples stand in boxes of their own: it is no page for a phone.
  const gallery = it.path.startsWith("/dev/");
  const headings = page.getByRole("heading", { level: 1 });
  await expect(gallery ? headings.first() : headings).toBeVisible();
  if (!gallery) await expectNothingSticksOut(page);
  if (!gallery) await expectRoomForLargeText(page, { leastAlone: !LONG });
  const alike = isBuiltAsCarriers(it);
  if (!LONG && !alike && !showsKinds(it)) return;
  await expectNoBarriers(page, {
    place,
    by: alike ? "colours" : "all rules",
    schemes: showsKinds(it) ? "both" : "in turn",
  });
}

async function expectLooks(page: Page, it: BrandPage, face: BrandFace) {
  for (const expectLook of BRAND_LOOKS[it.path] ?? []) await expectLook(page, face);
  if (isScreen(it)) await expectEveryLook(page, PATHS.indexOf(it.path));
}

/** One of each kind of page is looked at in every way. */
function isScreen(it: BrandPage): boolean {
  return SCREENS.some((screen) => isSame({ brand: "carrier", ...screen }, it));
}
