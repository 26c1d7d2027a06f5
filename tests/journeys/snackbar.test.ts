import type { Page } from "@playwright/test";
import { startClock, stopClock } from "#tests/browser/clock.ts";
import { homePage } from "#tests/browser/pages/pages.ts";
import { expect, test } from "#tests/browser/test.ts";

const copyButton = (page: Page) => page.getByRole("button", { name: "Copy Subscriber ID" });
const shown = (page: Page) => page.locator(".flash");
const copied = (page: Page) => page.getByRole("status").getByText("Subscriber ID copied");
const failed = (page: Page) => page.getByRole("alert").getByText(/wasn't copied/);

/**
 * From now on the browser refuses to copy, as when the member denied permission, or allows it
 * again.
 */
const allowToCopy = (page: Page, allowed: boolean) =>
  page.evaluate((allow) => {
    const refuse = () => Promise.reject(new Error("forbidden"));
    if (allow) Reflect.deleteProperty(navigator.clipboard, "writeText");
    else navigator.clipboard.writeText = refuse;
  }, allowed);

/** Its entrance is over: only then does the browser animate, and so report, its exit. */
const hasEntered = (page: Page) =>
  shown(page).evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));

/** Copies, and again if the browser refuses: the second message waits for the first. */
async function copyTwice(page: Page) {
  await copyButton(page).click();
  await expect(copied(page)).toBeVisible();
  await allowToCopy(page, false);
  await copyButton(page).click();
  await page.mouse.move(0, 0);
}

test("HOME-03 HOME-04 CONST-09 COMP-01 copying the ID shows one message at a time, for 5000 ms @js", async ({
  context,
  page,
  enter,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter("sub");
  // A clock that only this test moves: nothing waits and nothing is early.
  await startClock(page);
  await homePage(page).open();
  await expect(copyButton(page)).toBeVisible();
  await stopClock(page);

  await test.step("a message stays 5000 ms", () => expectToStay(page));
  await test.step("COMP-02 COMP-03 a message stays under the pointer and goes at a click", () =>
    expectToGo(page));
  await test.step("COMP-05 a second message waits for the first, in its own style", () =>
    expectToWait(page));
  await test.step("COMP-04 CONST-12 without animations the next message comes after 1000 ms", () =>
    expectUnmoved(page));
});

async function expectToStay(page: Page) {
  await copyButton(page).click();
  await page.mouse.move(0, 0);
  await expect(copied(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("904417823");
  await hasEntered(page);
  await page.clock.runFor(4999);
  await expect(shown(page)).not.toHaveAttribute("data-leaving");
  await page.clock.runFor(1);
  await expect(shown(page)).toHaveCount(0);
}

async function expectToGo(page: Page) {
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
}

/** Each in its status's style. */
async function expectToWait(page: Page) {
  await copyTwice(page);
  await expect(shown(page)).toHaveCount(1);
  await expect(copied(page)).toBeVisible();
  await expect(shown(page)).toHaveClass(/tone-ok/);
  await hasEntered(page);
  await page.clock.runFor(5000);
  await expect(failed(page)).toBeVisible();
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toHaveClass(/tone-bad/);
  await hasEntered(page);
  await shown(page).click({ position: { x: 30, y: 20 } });
  await expect(shown(page)).toHaveCount(0);
}

/** With reduced motion nothing is animated, so no animation ever ends. */
async function expectUnmoved(page: Page) {
  await allowToCopy(page, true);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await copyTwice(page);
  await page.clock.runFor(5000);
  await expect(shown(page)).toHaveAttribute("data-leaving");
  await page.clock.runFor(999);
  await expect(copied(page)).toHaveCount(1);
  await expect(failed(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(failed(page)).toBeVisible();
  await expect(copied(page)).toHaveCount(0);
}
