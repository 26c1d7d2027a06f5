import type { Page } from "@playwright/test";
import { startClock, stopClock } from "#tests/browser/clock.ts";
import { expectNoBarriers } from "#tests/browser/looks/axe.ts";
import { expectSeen } from "#tests/browser/keyboard.ts";
import { homePage } from "#tests/browser/pages/pages.ts";
import { findStop } from "#tests/browser/looks/stops.ts";
import { expect, test } from "#tests/browser/test.ts";
import { turnTo } from "#tests/browser/turn-to.ts";

const IDLE_MS = 900_000;
const WARNED_MS = IDLE_MS - 120_000;

const warning = (page: Page) => page.getByRole("dialog", { name: "Are you still there?" });
const stay = (page: Page) => warning(page).getByRole("button", { name: "Stay logged in" });

test("the warning of a session's end keeps focus and input; at the end the page is left @js", async ({
  context,
  page,
  enter,
  guard,
}) => {
  guard.expectNoConnection();
  await startClock(page);
  await enter("sub");
  await page.goto("/account/settings");
  await stopClock(page);
  // The session's time is counted anew from each page.
  await turnTo(page, "/account/settings?edit=preferences");
  const email = page.getByLabel("Email address");
  await email.fill("typed@members.example");
  await page.clock.runFor(WARNED_MS - 5000);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(6000);
  await expect(warning(page)).toContainText("about 2 minutes");
  await page.clock.runFor(60_000);
  await expect(warning(page)).toContainText("about 1 minute");
  await expectFocusKept(page);
  await ticking(page, expectNoBarriers(page));

  await test.step("without a connection the warning stays open until it is answered", async () => {
    await context.setOffline(true);
    await stay(page).click();
    await expect(warning(page).getByRole("alert")).toContainText("We couldn't connect.");
    await context.setOffline(false);
    await page.keyboard.press("Escape");
    // It closes once the server has answered.
    await expect(warning(page)).toBeHidden();
    await expect(email).toBeFocused();
    await expect(email).toHaveValue("typed@members.example");
  });

  await test.step("the next warning, unanswered, ends on the page of the session's end", async () => {
    await page.clock.runFor(WARNED_MS + 2000);
    await expect(warning(page)).toBeVisible();
    await page.clock.runFor(IDLE_MS - WARNED_MS);
    await expect(page).toHaveURL(/session-ended/);
    await expect(email).toHaveCount(0);
  });
});

/** Axe waits for timers of its own, which come with the page's clock. */
async function ticking(page: Page, work: Promise<void>) {
  const state = { isOver: false };
  const over = work.finally(() => (state.isOver = true));
  while (!state.isOver) await page.clock.runFor(1);
  await over;
}

/** The focus moves from button to button; content behind the warning can't be reached. */
async function expectFocusKept(page: Page) {
  for (const name of ["Stay logged in", "Log out"]) {
    await expect(warning(page).getByRole("button", { name })).toBeFocused();
    const stop = await findStop(page);
    expectSeen(stop === undefined ? [] : [stop]);
    await page.keyboard.press("Tab");
  }
  // Only the browser's own bar is outside.
  const isKept = () => {
    const at = document.activeElement;
    return at === document.body || at?.closest("dialog") !== null;
  };
  expect(await page.evaluate(isKept)).toBe(true);
}

test("staying logged in in one tab closes the warning of the other @js", async ({
  context,
  page,
  enter,
}) => {
  await startClock(page);
  await enter("sub");
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await homePage(tab).open();
    // Only after hydration is there a clock to move.
    await expect(tab.getByRole("button", { name: /^Copy/ })).toBeVisible();
  }
  await stopClock(page);
  for (const tab of [page, other]) await turnTo(tab, "/account");
  await page.clock.runFor(WARNED_MS + 20_000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await page.bringToFront();
  await stay(page).click();
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();
});
