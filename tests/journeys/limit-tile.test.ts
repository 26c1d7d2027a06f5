import type { Page } from "@playwright/test";
import { homePage } from "#tests/browser/pages/pages.ts";
import { expect, test } from "#tests/browser/test.ts";

test.use({ brand: "partner" });

test("TILE-09 the limit tile draws its bar to scale, opens its description, and fits a phone @js", async ({
  page,
  enter,
}) => {
  await enter("hpp");
  await homePage(page).open();
  await expectBarAsFull(page);
  await expectDescription(page);
  await expectOnPhone(page);
});

/** The bar is filled as far as the limit is met. */
async function expectBarAsFull(page: Page) {
  const { limit } = homePage(page);
  const meter = limit.getByRole("meter", { name: "Annual Limit remaining" });
  const [track, fill] = await Promise.all([
    meter.boundingBox(),
    meter.locator("rect").boundingBox(),
  ]);
  const text = (await meter.getAttribute("aria-valuetext")) ?? "";
  const [met = 0, total = 0] = (text.match(/[\d,.]+/g) ?? []).map((it) => +it.replace(",", ""));
  expect(text).toMatch(/^\$[\d,]+\.\d\d met of \$[\d,]+\.\d\d limit$/);
  expect(met / total).toBeGreaterThan(0.05);
  expect((fill?.width ?? 0) / (track?.width ?? 1)).toBeCloseTo(met / total, 2);
}

/** The detailed description opens by keyboard and by click, and closes again. */
async function expectDescription(page: Page) {
  const { limit } = homePage(page);
  const about = limit.getByRole("button", { name: "About Annual Limit" });
  const tip = limit.locator("[popover]");
  await expect(tip).toBeHidden();

  await about.focus();
  await page.keyboard.press("Enter");
  await expect(tip).toBeVisible();
  await expect(tip.locator("strong")).not.toBeEmpty();
  await expect(tip.locator("p")).not.toBeEmpty();
  await expect(tip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await expect(about).toBeFocused();

  await about.click();
  await expect(tip).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(tip).toBeHidden();
}

/** On a phone the tile says "Remaining:" and the amount. */
async function expectOnPhone(page: Page) {
  await page.setViewportSize({ width: 375, height: 800 });
  const { limit } = homePage(page);
  const short = limit.getByText("Remaining:", { exact: true });
  await expect(short).toBeVisible();
  await expect(limit.locator("p.from-tablet")).toBeHidden();
  const amount = limit.locator(".limit__big");
  await expect(amount).toHaveText(/^\$[\d,]+\.\d\d$/);
  const about = limit.getByRole("button", { name: "About Annual Limit" });
  await about.click();
  await expect(limit.locator("[popover]")).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(short).toBeHidden();
  await expect(amount).toBeVisible();
}
