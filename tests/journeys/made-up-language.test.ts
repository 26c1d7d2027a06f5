import { buildMadeUpLanguage, MADE_UP } from "#tests/harness/languages/made-up-language.ts";
import { listClipped } from "#tests/browser/looks/look.ts";
import { expectNothingSticksOut } from "#tests/browser/looks/layout.ts";
import { EVERY_PAGE, hasPartsOfItsOwn } from "#tests/browser/pages/every-page.ts";
import { BRANDS } from "#tests/browser/pages/brands.ts";
import { expect, NARROW, test as inRepository, WIDTHS } from "#tests/browser/test.ts";

// Words 40 % longer than the English ones, as other languages have: the layout has room for them.

const test = inRepository.extend<object, { productFolder: string }>({
  productFolder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
    async ({}, use) => {
      const copy = await buildMadeUpLanguage();
      await use(copy.folder);
      copy.remove();
    },
    { scope: "worker" },
  ],
});

test.use({ locale: MADE_UP });
// One worker: the copy takes longer to make than a walk.
test.describe.configure({ mode: "default" });

for (const { brand } of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test("LANG-03 every page fits words 40 % longer @js @long", async ({ page, enter, guard }) => {
      guard.expectStatus(401, 404, 500);
      let signedIn: string | null = null;
      for (const it of EVERY_PAGE) {
        if (it.brand !== brand || !(brand === "carrier" || hasPartsOfItsOwn(it))) continue;
        if (it.persona === null) await page.context().clearCookies();
        else if (it.persona !== signedIn) await enter(it.persona);
        signedIn = it.persona;
        await page.goto(it.path);
        await expect(page.locator("html"), it.path).toHaveAttribute("lang", MADE_UP);
        await expect(page.getByRole("contentinfo")).toContainText(/[áéíóú]{2}/i);
        for (const width of [NARROW.width, ...WIDTHS]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNothingSticksOut(page);
          expect(await listClipped(page), `${it.path} at ${width} px`).toEqual([]);
        }
      }
    });
  });
}
