import { expectSeen } from "#tests/browser/keyboard.ts";
import { tabThrough, type Stop } from "#tests/browser/stops.ts";
import { homePage, loginPage } from "#tests/browser/pages.ts";
import { expect, test } from "#tests/browser/test.ts";

/** In one column, the focus goes down the page; in one row, to the right. */
function expectReadingOrder(stops: readonly Stop[]) {
  const against = stops.filter((stop, place) => {
    const before = stops[place - 1];
    if (before === undefined) return false;
    const sameRow = Math.abs(stop.top - before.top) < 40;
    return sameRow ? stop.left < before.left - 1 && stop.top <= before.top : stop.top < before.top;
  });
  expect(against.map(({ what }) => what)).toEqual([]);
}

test("the focus goes through the log-in page as it reads, and is seen @js", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await loginPage(page).open();
  const stops = await tabThrough(page);
  expectSeen(stops);
  expectReadingOrder(stops.slice(1));
  const controls = page.locator("a[href], button, input:not([type=hidden])");
  expect(stops).toHaveLength(await controls.filter({ visible: true }).count());
});

test("the focus goes through home as it reads on a phone, is seen, and its first stop leads past the header @js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await enter("sub");
  await homePage(page).open();
  const stops = await tabThrough(page);
  expectSeen(stops);
  expectReadingOrder(stops.slice(1));
  const controls = page.locator("a[href], button, input:not([type=hidden])");
  expect(stops).toHaveLength(await controls.filter({ visible: true }).count());

  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await expect(skip).toHaveCSS("clip-path", "none");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const inMain = await page.evaluate(() => document.activeElement?.closest("main") !== null);
  expect(inMain).toBe(true);
});
