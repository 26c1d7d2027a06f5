import type { Page } from "@playwright/test";
import { expectNoBarriers } from "#tests/browser/looks/axe.ts";
import { expectSeen } from "#tests/browser/keyboard.ts";
import { homePage } from "#tests/browser/pages/pages.ts";
import { findStop } from "#tests/browser/looks/stops.ts";
import { expect, test } from "#tests/browser/test.ts";

const IDLE_MS = 900_000;
const WARNED_MS = IDLE_MS - 120_000;

const warning = (page: Page) => page.getByRole("dialog", { name: "Are you still there?" });
const stay = (page: Page) => warning(page).getByRole("button", { name: "Stay logged in" });

test("a member is warned, by keyboard and without a connection, stays, and leaves at the end @js", async ({
  context,
  page,
  enter,
  guard,
}) => {
  guard.expectNoConnection();
  await page.clock.install();
  await enter("sub");
  await page.goto("/account/settings?edit=preferences#card-preferences");
  const email = page.getByLabel("Email address");
  await email.fill("typed@members.example");
  await page.clock.runFor(WARNED_MS - 5000);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(6000);
  await expect(warning(page)).toContainText("about 2 minutes");
  await page.clock.runFor(60_000);
  await expect(warning(page)).toContainText("about 1 minute");
  await expectFocusKept(page);
  await expectNoBarriers(page);

  await test.step("it stays without a connection, and can be answered later", async () => {
    await context.setOffline(true);
    await stay(page).click();
    await expect(warning(page).getByRole("alert")).toContainText("We couldn't connect.");
    await context.setOffline(false);
    const extended = page.waitForResponse((it) => it.request().method() === "POST");
    await page.keyboard.press("Escape");
    expect((await extended).status()).toBe(200);
    await expect(warning(page)).toBeHidden();
    await expect(email).toBeFocused();
    await expect(email).toHaveValue("typed@members.example");
  });

  await test.step("it comes again, and at the end the page of the member is gone", async () => {
    await page.clock.runFor(WARNED_MS + 2000);
    await expect(warning(page)).toBeVisible();
    await page.clock.runFor(IDLE_MS - WARNED_MS);
    await page.waitForURL(/session-ended/);
    await expect(email).toHaveCount(0);
  });
});

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

test("being there in one tab counts in the other @js", async ({ context, page, enter }) => {
  await context.clock.install();
  await enter("sub");
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await homePage(tab).open();
    // Only after hydration is there a clock to move.
    await expect(tab.getByRole("button", { name: /^Copy/ })).toBeVisible();
  }
  await context.clock.runFor(WARNED_MS + 20_000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await page.bringToFront();
  await stay(page).click();
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();
});
