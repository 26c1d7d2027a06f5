import type { BrowserContext, Page } from "@playwright/test";
import { homePage } from "#tests/browser/pages.ts";
import { expect, test } from "#tests/browser/test.ts";

const NOON = new Date("2026-11-21T12:00:00-08:00");

/** Home with a clock that only this test moves, so that nothing waits and nothing is early. */
async function openWithClock(page: Page) {
  await page.clock.install({ time: NOON });
  await homePage(page).open();
  await expect(copyButton(page)).toBeVisible();
  await page.clock.pauseAt(new Date(NOON.getTime() + 60_000));
}

const copyButton = (page: Page) => page.getByRole("button", { name: "Copy Subscriber ID" });
const shown = (page: Page) => page.locator(".flash");
const copied = (page: Page) => page.getByRole("status").getByText("Subscriber ID copied");
const failed = (page: Page) => page.getByRole("alert").getByText(/wasn't copied/);

/** From now on the browser refuses to copy, as it does where the member forbade it. */
const refuseToCopy = (page: Page) =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"));
  });

/** Its entrance is over: only then does the browser animate, and so report, its leaving. */
const hasEntered = (page: Page) =>
  shown(page).evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function allowClipboard(context: BrowserContext) {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
}

test("HOME-03 the copy button writes the ID to the clipboard @js", async ({
  context,
  page,
  enter,
}) => {
  await allowClipboard(context);
  await enter("sub");
  await homePage(page).open();
  await copyButton(page).click();
  await expect(copied(page)).toBeVisible();
  expect(await clipboard(page)).toBe("904417823");
});

test("HOME-03 without script the ID selects as a whole and there is no dead button @no-js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await homePage(page).open();
  await expect(page.getByRole("button", { name: /Copy/ })).toHaveCount(0);
  await expect(page.locator(".hello__id b")).toHaveCSS("user-select", "all");
});

test("HOME-04 CONST-09 COMP-02 COMP-03 it stays 5000 ms, while pointed at, and until a click @js", async ({
  context,
  page,
  enter,
}) => {
  await allowClipboard(context);
  await enter("sub");
  await openWithClock(page);
  await copyButton(page).click();
  await page.mouse.move(0, 0);
  await expect(copied(page)).toBeVisible();
  await hasEntered(page);
  await page.clock.runFor(4999);
  await expect(shown(page)).not.toHaveAttribute("data-leaving");
  await page.clock.runFor(1);
  await expect(shown(page)).toHaveCount(0);

  await copyButton(page).click();
  await hasEntered(page);
  await shown(page).hover();
  await page.clock.runFor(20_000);
  await expect(shown(page)).not.toHaveAttribute("data-leaving");
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expect(shown(page)).toHaveCount(0);

  await copyButton(page).click();
  await hasEntered(page);
  await shown(page).click({ position: { x: 30, y: 20 } });
  await expect(shown(page)).toHaveCount(0);
  await expect(page).toHaveURL("/home");
});

test("COMP-01 COMP-04 COMP-05 messages wait for each other, each in its status's style @js", async ({
  context,
  page,
  enter,
}) => {
  await allowClipboard(context);
  await enter("sub");
  await openWithClock(page);
  await copyButton(page).click();
  await expect(copied(page)).toBeVisible();
  await refuseToCopy(page);
  await copyButton(page).click();
  await page.mouse.move(0, 0);
  await expect(shown(page)).toHaveCount(1);
  await expect(copied(page)).toBeVisible();
  await expect(shown(page)).toHaveClass(/tone-ok/);
  await hasEntered(page);
  await page.clock.runFor(5000);
  await expect(failed(page)).toBeVisible();
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toHaveClass(/tone-bad/);
});

test("COMP-04 CONST-12 the next one comes after 1000 ms where no animation ends @js", async ({
  context,
  page,
  enter,
}) => {
  await allowClipboard(context);
  await enter("sub");
  // With reduced motion nothing is animated, so no animation ever ends.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithClock(page);
  await copyButton(page).click();
  await expect(copied(page)).toBeVisible();
  await refuseToCopy(page);
  await copyButton(page).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expect(shown(page)).toHaveAttribute("data-leaving");
  await page.clock.runFor(999);
  await expect(copied(page)).toHaveCount(1);
  await expect(failed(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(failed(page)).toBeVisible();
  await expect(copied(page)).toHaveCount(0);
});
