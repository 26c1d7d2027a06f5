import type { Page } from "@playwright/test";
import { expect, test } from "#tests/browser/test.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const listHeading = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 2, name: /^Your .* claims$/ });
const detailsOf = (page: Page, row: number) =>
  page.locator(".filtered-list tbody").getByRole("row").nth(row).getByRole("link").first();

/** The list's heading has the focus and is visible below the header; the page's top is not. */
async function expectAtList(page: Page) {
  await expect(listHeading(page)).toBeFocused();
  await expect(listHeading(page)).toBeInViewport({ ratio: 1 });
  const box = await listHeading(page).boundingBox();
  const header = await page.locator(".top").boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(await scrolled(page)).toBeGreaterThan(0);
}

test("T-76 paging, sorting and filtering move the focus to the list's heading at 1280 px @js @long", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await enter("sub");
  await page.goto("/claims");
  await changeList(page);
});

test("T-76 a changed list of claims takes the focus; Back restores the scroll position @js", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectStatus(400);
  await page.setViewportSize({ width: 390, height: 600 });
  await enter("sub");
  await page.goto("/claims");
  await test.step("paging, sorting, a filter and its chip move the focus to the list", () =>
    changeList(page));
  await page.setViewportSize({ width: 390, height: 700 });
  await test.step("Back and Forward restore the scroll position and the focus", () =>
    goBackAndForward(page));
  await test.step("Back from another document restores the scroll position", () =>
    goBackToDocument(page));
  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step("wrong filters move the focus to their errors", () => mendFilters(page));
});

async function changeList(page: Page) {
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/claims?page=2");
  await expectAtList(page);

  const order = page.getByRole("columnheader", { name: "You owe" }).getByRole("link");
  await order.scrollIntoViewIfNeeded();
  await order.click();
  await expect(page).toHaveURL("/claims?sort=owe-desc");
  await expectAtList(page);

  const fold = page.locator(".filters > summary");
  if (await fold.isVisible()) await fold.press("Enter");
  await page.getByLabel("Status", { exact: true }).selectOption("Paid");
  await page.getByRole("button", { name: "Show claims" }).press("Enter");
  await expect(page).toHaveURL("/claims?status=02&sort=owe-desc");
  await expect(listHeading(page)).toBeFocused();
  await expect(listHeading(page)).toBeInViewport({ ratio: 1 });

  const chip = page.getByRole("list", { name: "Filters on" }).getByRole("link");
  await chip.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/claims?sort=owe-desc");
  await expect(listHeading(page)).toBeFocused();
  // The next stop is in the list, not at the page's top.
  await page.keyboard.press("Tab");
  const isInList = () => document.activeElement?.closest(".filtered-list") !== null;
  await expect.poll(() => page.evaluate(isInList)).toBe(true);
}

/** To the place in the list, and Tab continues from there. */
async function goBackAndForward(page: Page) {
  await page.goto("/claims?page=3");
  await detailsOf(page, 8).scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(300);
  await detailsOf(page, 8).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Claims");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/claims?page=3");
  await expect.poll(() => scrolled(page)).toBe(left);
  await expect(detailsOf(page, 8)).toBeFocused();

  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL("/claims?page=2");
  await expectAtList(page);
  const second = await scrolled(page);
  await page.goBack();
  await expect(page).toHaveURL("/claims?page=3");
  await page.goForward();
  await expect(page).toHaveURL("/claims?page=2");
  await expect.poll(() => scrolled(page)).toBe(second);
}

async function goBackToDocument(page: Page) {
  await detailsOf(page, 12).scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  await page.goto("/home");
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(left);
}

/** Each time it is sent with errors, the focus moves to them; then to the list. */
async function mendFilters(page: Page) {
  const from = page.getByLabel("From");
  const to = page.getByLabel("To", { exact: true });
  const summary = page.getByRole("main").locator(".summary");
  for (const [first, last] of [
    ["2026-05-01", "2026-04-01"],
    ["2026-06-01", "2026-05-01"],
  ] as const) {
    await from.fill(first);
    await to.fill(last);
    await to.press("Enter");
    await expect(page).toHaveURL(new RegExp(`from=${first}`));
    await expect(summary).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
  await page.keyboard.press("Tab");
  await expect(summary.getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(to).toBeFocused();
  await page.goto("/claims?from=2026-05-01&to=2026-04-01");
  await expect(summary).toBeFocused();
  await to.fill("2026-06-01");
  await to.press("Enter");
  await expect(page).toHaveURL(/to=2026-06-01/);
  await expect(page.getByRole("status").filter({ hasText: "Showing" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your medical claims" })).toBeFocused();
}
