import { BRAND_LOOKS, FACE } from "#tests/browser/looks/brand-looks.ts";
import { BRANDS, type BrandFace } from "#tests/browser/pages/brands.ts";
import { expectNoBarriers } from "#tests/browser/looks/axe.ts";
import {
  EVERY_PAGE,
  isBuiltAsCarriers,
  isSame,
  showsKinds,
  type BrandPage,
} from "#tests/browser/pages/every-page.ts";
import { expectRoomForLargeText } from "#tests/browser/looks/large-text.ts";
import { expectNothingSticksOut } from "#tests/browser/looks/layout.ts";
import { LONG, SIZED } from "#tests/browser/long.ts";
import { expectEveryLook } from "#tests/browser/looks/screen-looks.ts";
import { SCREENS, TYPICAL } from "#tests/browser/pages/screens.ts";
import { expect, NARROW, test } from "#tests/browser/test.ts";
import { turnTo } from "#tests/browser/turn-to.ts";
import type { Page } from "@playwright/test";

const PATHS = [...new Set(EVERY_PAGE.map(({ path }) => path))];

/** One page of each kind is checked in every way. */
const isScreen = (it: BrandPage): boolean =>
  (LONG || TYPICAL.has(it.path)) &&
  SCREENS.some((screen) => isSame({ brand: "carrier", ...screen }, it));

/**
 * What HTML alone decides is proven for every page in process
 * (tests/harness/pages/page-barriers.ts), and colors by the tokens' test: `npm test` checks pages
 * with kinds of elements that no other shows, one page of each kind, and each brand's log-in. `npm
 * run test:long` checks all.
 */
const isLookedAt = (it: BrandPage): boolean =>
  LONG || showsKinds(it) || isScreen(it) || it.path === "/login";

/** How many pages one browser opens. */
const AT_ONCE = LONG ? 12 : 16;

for (const [turn, face] of BRANDS.entries()) {
  const { brand } = face;
  const pages = EVERY_PAGE.filter((it) => it.brand === brand && isLookedAt(it));
  test.describe(brand, () => {
    test.use({ brand });

    for (const [at, part] of inParts(pages).entries()) {
      test(
        `BRAND-06 S-03 pages of ${brand} (${at + 1}) have no barriers, and room in every look @js`,
        SIZED,
        async ({ page, enter, guard }) => {
          test.setTimeout(240_000);
          guard.expectStatus(401, 404, 500);
          let here: string | null = null;
          for (const it of part) {
            await test.step(it.path, async () => {
              const isHere = it.persona === here;
              if (!isHere && it.persona !== null) await enter(it.persona);
              here = it.persona;
              await open(page, it, isHere);
              await expectFitAndFree(page, it, PATHS.indexOf(it.path) + turn);
              await expectLooks(page, it, face);
            });
          }
        },
      );
    }
  });
}

/** Visitors' pages come first, so that no visit ends the session. */
function inParts(pages: readonly BrandPage[]): BrandPage[][] {
  const count = Math.ceil(pages.length / AT_ONCE);
  const byMember = pages.toSorted((one, other) =>
    (one.persona ?? "").localeCompare(other.persona ?? ""),
  );
  return Array.from({ length: count }, (_, part) =>
    byMember.filter((_page, index) => index % count === part),
  );
}

/**
 * Pages that must be opened as documents: those with an error status, and the gallery, which is not
 * part of the product.
 */
async function open(page: Page, { path, status }: BrandPage, isHere: boolean) {
  await page.setViewportSize(NARROW);
  const byDocument = LONG || !isHere || status !== 200 || path.startsWith("/dev/");
  await (byDocument ? page.goto(path) : turnTo(page, path));
  expect(new URL(page.url()).pathname).toBe(path.split("?")[0]);
}

async function expectFitAndFree(page: Page, it: BrandPage, index: number) {
  // The gallery's samples stand in boxes of their own, which do not fit a phone.
  const gallery = it.path.startsWith("/dev/");
  const headings = page.getByRole("heading", { level: 1 });
  await expect(gallery ? headings.first() : headings).toBeVisible();
  if (!gallery) await expectNothingSticksOut(page);
  if (!gallery && (LONG || isScreen(it))) await expectRoomForLargeText(page, { leastAlone: !LONG });
  if (!LONG && !showsKinds(it)) return;
  await expectNoBarriers(page, {
    place: index,
    by: isBuiltAsCarriers(it) ? "colours" : "all rules",
  });
}

async function expectLooks(page: Page, it: BrandPage, face: BrandFace) {
  const isWhole = LONG || it.brand === "carrier";
  const looks = isWhole ? BRAND_LOOKS[it.path] : it.path === "/login" ? FACE : [];
  for (const expectLook of looks ?? []) await expectLook(page, face);
  if (isScreen(it)) await expectEveryLook(page, PATHS.indexOf(it.path));
}
