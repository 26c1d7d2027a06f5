import { BRANDS } from "../browser/brands.ts";
import { expectNothingSticksOut, tabThrough } from "../browser/layout.ts";
import { enlargeText, listClipped } from "../browser/look.ts";
import { SCREENS } from "../browser/screens.ts";
import { expect, test } from "../browser/test.ts";

/** A window of 1280 × 1024 at 100, 200 and 400 percent: what zooming leaves of it. */
const ZOOMS = [
  { percent: 100, width: 1280, height: 1024 },
  { percent: 200, width: 640, height: 512 },
  { percent: 400, width: 320, height: 256 },
] as const;

for (const { path, persona, status } of SCREENS) {
  test(`${path} fits at every zoom, whole, and shows its focus @js`, async ({
    page,
    enter,
    guard,
  }) => {
    if (status !== 200) guard.expectStatus(status);
    if (persona !== null) await enter(persona);
    for (const { percent, width, height } of ZOOMS) {
      await test.step(`${percent} %`, async () => {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectNothingSticksOut(page);
        expect(await listClipped(page)).toEqual([]);
        const stops = await tabThrough(page);
        expect(stops.length).toBeGreaterThan(3);
        expect(stops.filter(({ ring }) => ring < 2)).toEqual([]);
        expect(stops.filter(({ uncovered }) => !uncovered)).toEqual([]);
      });
    }
  });

  test(`${path} with words twice as large fits, whole @js`, async ({ page, enter, guard }) => {
    if (status !== 200) guard.expectStatus(status);
    if (persona !== null) await enter(persona);
    await enlargeText(page);
    for (const width of [1280, 640]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("html")).toHaveCSS("font-size", "32px");
      await expectNothingSticksOut(page);
      expect(await listClipped(page)).toEqual([]);
    }
  });
}

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
