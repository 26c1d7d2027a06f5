import type { Page } from "@playwright/test";
import { expectSeen, tabTo, walkThrough } from "#tests/browser/keyboard.ts";
import { findStop, type Stop } from "#tests/browser/looks/stops.ts";
import { homePage, loginPage } from "#tests/browser/pages/pages.ts";
import { memberShell } from "#tests/browser/pages/shell.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";

/** Expects the focus to reach each of these, in this order. */
function expectInOrder(stops: readonly Stop[], words: readonly RegExp[]) {
  const walked = stops.map(({ what }) => what);
  let from = 0;
  for (const word of words) {
    const at = walked.findIndex((what, index) => index >= from && word.test(what));
    expect(at, `${word} in ${walked.slice(from).join(" | ")}`).toBeGreaterThanOrEqual(0);
    from = at + 1;
  }
}

const focused = (page: Page) => page.locator(":focus");

/** Opens a menu from its button, goes through all its entries, and closes it with Esc. */
async function walkMenu(page: Page, button: RegExp) {
  const { open } = memberShell(page);
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await expect(open).toHaveCount(1);
  const entries = open.locator("a, button");
  for (const entry of await entries.all()) {
    await page.keyboard.press("Tab");
    await expect(entry).toBeFocused();
    const stop = await findStop(page);
    expectSeen(stop === undefined ? [] : [stop]);
  }
  await page.keyboard.press("Escape");
  await expect(open).toHaveCount(0);
  await expect(focused(page)).toHaveAccessibleName(button);
}

/** The page is drawn: its address changes a moment before. */
async function expectPage(page: Page, path: string, heading: string) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

/** Opens the account menu and follows one of its entries. */
async function goByAccountMenu(page: Page, entry: RegExp) {
  await tabTo(page, /account menu$/);
  await page.keyboard.press("Enter");
  await tabTo(page, entry);
  await page.keyboard.press("Enter");
}

test("a member logs in, changes group and logs out by keyboard; every stop shows its focus @js", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await loginPage(page).open();
  expectInOrder(await walkThrough(page), [
    /^Skip to main content/,
    /^Main Carrier, home/,
    /^Log in/,
    /^Contact us/,
    /username$/,
    /password$/,
    /^Show/,
    /^Log in/,
    /^Privacy policy/,
    /^Dark/,
  ]);
  await tabTo(page, /^username$/);
  await page.keyboard.type("multi");
  await tabTo(page, /^password$/);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(homePage(page).welcome).toBeVisible();

  await test.step("Tab walks through home on a phone, with its tabs", () => walkHome(page, false));
  await tabTo(page, /^Skip to main content/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await focused(page).evaluate((it) => it.closest("main") !== null)).toBe(true);

  await page.setViewportSize({ width: 1280, height: 800 });
  await homePage(page).open();
  await test.step("Tab walks through home on a desktop, with its bar", () => walkHome(page, true));
  for (const menu of [/^Benefits pages$/, /account menu$/]) {
    await test.step(`Tab walks through the menu ${menu}`, () => walkMenu(page, menu));
  }

  // Account, and the form of the password.
  await goByAccountMenu(page, /^My account/);
  await expectPage(page, "/account", "Account");
  await goByAccountMenu(page, /^Change password/);
  await expectPage(page, "/account/settings/change-password", "Change your password");

  // The other group.
  await tabTo(page, /^Imaginary Orchards/);
  await page.keyboard.press("Enter");
  await expectPage(page, "/select-group", "Select the group you want to view");
  await tabTo(page, /View group.*Invented Bakery/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/home");
  await expect(memberShell(page).group).toContainText("Invented Bakery Co-op");

  await goByAccountMenu(page, /^Log out/);
  await expect(page).toHaveURL("/login");
  await expect(loginPage(page).loggedOut).toBeVisible();
});

/** Header, cards, footer, and the tabs of a phone. */
async function walkHome(page: Page, wide: boolean) {
  expectInOrder(await walkThrough(page), [
    /^Skip to main content/,
    /^Main Carrier, home/,
    ...(wide ? [/^Home$/, /^Benefits$/, /^Benefits pages$/, /^Find care$/] : []),
    /^Imaginary Orchards/,
    /account menu$/,
    /^Download ID card/,
    /^Privacy policy/,
    ...(wide ? [] : [/^Home$/, /^Benefits$/, /^Find care$/, /^Claims/]),
  ]);
}
