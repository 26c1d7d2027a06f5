import type { Page } from "@playwright/test";
import { expect, test } from "#tests/browser/test.ts";

const PHONE = { width: 390, height: 844 };
/** Where a heading, the tabs and one line of choices leave the first amount, with room to spare. */
const UPPER_PART = 0.6;

/** Where the first amount of a page ends, as a part of the screen above the bar at its bottom. */
async function endOfFirstAmount(page: Page) {
  const amount = page.locator("main").getByText(/^\$[\d,]+\.\d\d$/);
  const [box, bar] = await Promise.all([
    amount.first().boundingBox(),
    page.locator(".tabbar").boundingBox(),
  ]);
  return box === null || bar === null ? Infinity : (box.y + box.height) / bar.y;
}

test("S-12 the first amount of each category is in the upper part of a phone's first screen @no-js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize(PHONE);
  await enter("sub");
  for (const category of ["medical", "dental", "vision", "pharmacy"]) {
    await page.goto(`/benefits/${category}`);
    expect(await endOfFirstAmount(page), category).toBeLessThan(UPPER_PART);
  }
});

for (const mode of ["@no-js", "@js"]) {
  test(`S-12 person and network are one line on a phone, which opens to choose another network ${mode}`, async ({
    page,
    enter,
  }) => {
    await page.setViewportSize(PHONE);
    await enter("sub");
    await page.goto("/benefits/dental?suffix=1");
    const other = page.getByRole("link", { name: "Out of network" });
    await expect(other).toBeHidden();
    await page.getByText("Theo · In network").click();
    await other.click();
    await expect(page).toHaveURL("/benefits/dental?suffix=1&tier=outnet");
    await expect(page.getByText("Theo · Out of network")).toBeVisible();
  });
}
