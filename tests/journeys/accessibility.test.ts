import type { Page } from "@playwright/test";
import { expectNoBarriers } from "#tests/browser/looks/axe.ts";
import { BRAND_LOOKS, FACE } from "#tests/browser/looks/brand-looks.ts";
import { expectRoomForLargeText } from "#tests/browser/looks/large-text.ts";
import { expectNothingSticksOut } from "#tests/browser/looks/layout.ts";
import { expectEveryLook } from "#tests/browser/looks/screen-looks.ts";
import { LONG, SIZED } from "#tests/browser/long.ts";
import { BRANDS, type BrandFace } from "#tests/browser/pages/brands.ts";
import {
  EVERY_PAGE,
  hasPartsOfItsOwn,
  isSame,
  type BrandPage,
} from "#tests/browser/pages/every-page.ts";
import { SCREENS, TYPICAL } from "#tests/browser/pages/screens.ts";
import { expect, NARROW, test } from "#tests/browser/test.ts";
import { turnTo } from "#tests/browser/turn-to.ts";

const PATHS = [...new Set(EVERY_PAGE.map(({ path }) => path))];

/** Pages that are judged in every way: `npm test` takes one of each kind. */
const isScreen = (it: BrandPage): boolean =>
  (LONG || TYPICAL.has(it.path)) &&
  SCREENS.some((screen) => isSame({ brand: "carrier", ...screen }, it));

/**
 * What HTML alone decides is proven for every page in process
 * (tests/harness/pages/page-barriers.ts), and colors by the tokens' test. So `npm test` judges one
 * page of each kind and each brand's log-in, and `npm run test:long` all pages.
 */
const isLookedAt = (it: BrandPage): boolean => LONG || isScreen(it) || it.path === "/login";

/**
 * Pages that are judged at every width, in both schemes and with text of every size. The others have
 * only parts that such a page has as well, in other colors.
 */
const isWhole = (it: BrandPage): boolean =>
  LONG && (it.brand === "carrier" || it.path === "/login" || hasPartsOfItsOwn(it));

/** How many pages one browser opens. */
const AT_ONCE = 12;

for (const [turn, face] of BRANDS.entries()) {
  const { brand } = face;
  const pages = EVERY_PAGE.filter((it) => it.brand === brand && isLookedAt(it));
  test.describe(brand, () => {
    test.use({ brand });

    for (const [at, part] of inParts(pages).entries()) {
      test(
        `pages of ${brand}, part ${at + 1}, fit a phone, pass axe and have the brand's looks @js`,
        SIZED,
        async ({ page, enter, guard }) => {
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

/** `npm run test:long` opens documents; a page with an error status is always one. */
async function open(page: Page, { path, status }: BrandPage, isHere: boolean) {
  await page.setViewportSize(NARROW);
  const byDocument = LONG || !isHere || status !== 200;
  await (byDocument ? page.goto(path) : turnTo(page, path));
  expect(new URL(page.url()).pathname).toBe(path.split("?")[0]);
}

async function expectFitAndFree(page: Page, it: BrandPage, place: number) {
  // The gallery's samples stand in boxes of their own, which do not fit a phone.
  const gallery = it.path.startsWith("/dev/");
  const headings = page.getByRole("heading", { level: 1 });
  await expect(gallery ? headings.first() : headings).toBeVisible();
  if (!gallery) await expectNothingSticksOut(page);
  if (!LONG && !isScreen(it)) return;
  if (!gallery) await expectRoomForLargeText(page, { leastAlone: !isWhole(it) });
  await expectNoBarriers(page, { place, isTurned: !isWhole(it) });
}

async function expectLooks(page: Page, it: BrandPage, face: BrandFace) {
  const hasAll = LONG || it.brand === "carrier";
  const looks = hasAll ? BRAND_LOOKS[it.path] : it.path === "/login" ? FACE : [];
  for (const expectLook of looks ?? []) await expectLook(page, face);
  if (isScreen(it)) await expectEveryLook(page, PATHS.indexOf(it.path));
}
