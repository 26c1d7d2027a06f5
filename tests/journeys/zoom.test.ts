import { BRANDS } from "#tests/browser/brands.ts";
import { expectNothingSticksOut } from "#tests/browser/layout.ts";
import { enlargeText, listClipped } from "#tests/browser/look.ts";
import { expect, test } from "#tests/browser/test.ts";

for (const { brand, persona } of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test(`home and log-in of ${brand} fit with words twice as large @js`, async ({
      page,
      enter,
    }) => {
      await enlargeText(page);
      await page.goto("/login");
      await expectNothingSticksOut(page);
      await enter(persona);
      for (const width of [1280, 768, 640]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto("/home");
        await expectNothingSticksOut(page);
        expect(await listClipped(page)).toEqual([]);
      }
    });
  });
}
