import type { Page } from "@playwright/test";
import { expectNoBarriers } from "#tests/browser/axe.ts";
import { homePage, loginPage } from "#tests/browser/pages.ts";
import { expect, test } from "#tests/browser/test.ts";

const IDLE_MS = 900_000;
/** Opens home and waits until script has taken over: only then is there a clock to move. */
async function openWatchedHome(page: Page) {
  await homePage(page).open();
  await expect(page.getByRole("button", { name: /^Copy/ })).toBeVisible();
}

const warning = (page: Page) => page.getByRole("dialog", { name: "Are you still there?" });

test("a member is warned two minutes before, stays, and is warned again, without barriers @js", async ({
  page,
  enter,
}) => {
  await page.clock.install();
  await enter("sub");
  await openWatchedHome(page);
  await page.clock.runFor(IDLE_MS - 120_000 - 5000);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(6000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(page)).toContainText("about 2 minutes");
  await page.clock.runFor(60_000);
  await expect(warning(page)).toContainText("about 1 minute");
  await page.getByRole("button", { name: "Stay logged in" }).click();
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(IDLE_MS - 120_000 + 2000);
  await expect(warning(page)).toBeVisible();
  await expectNoBarriers(page);
});

test("at the end the page of the member is gone @js", async ({ page, enter, guard }) => {
  guard.expectStatus(404);
  await page.clock.install();
  await enter("sub");
  await openWatchedHome(page);
  await page.clock.runFor(IDLE_MS + 1000);
  await page.waitForURL(/session-ended/);
  await expect(homePage(page).welcome).toHaveCount(0);
});

test("being there in one tab counts in the other, and logging out in one leaves both @js", async ({
  context,
  page,
  enter,
}) => {
  await context.clock.install();
  await enter("sub");
  const other = await context.newPage();
  await openWatchedHome(page);
  await openWatchedHome(other);
  await context.clock.runFor(IDLE_MS - 100_000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await page.bringToFront();
  await page.getByRole("button", { name: "Stay logged in" }).click();
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();
  await homePage(page).leave();
  await expect(page).toHaveURL("/login");
  await expect(other).toHaveURL("/login");
  await expect(loginPage(other).heading).toBeVisible();
});

test("without script the page leads to the question, staying leads back @no-js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await homePage(page).open();
  const refresh = page.locator("noscript meta, meta[http-equiv=refresh]").first();
  expect(await refresh.getAttribute("content")).toBe("780;url=/session-ended?from=%2Fhome");
  await page.goto("/session-ended?from=%2Fhome");
  await expect(page.getByRole("heading", { name: "Are you still there?" })).toBeVisible();
  await page.getByRole("button", { name: "Stay logged in" }).click();
  await expect(page).toHaveURL("/home");
  await page.goto("/session-ended?from=%2Fhome");
  await page.getByRole("main").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");
});
