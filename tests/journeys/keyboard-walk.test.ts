import type { Page } from "@playwright/test";
import { expectSeen, tabTo, walkThrough } from "#tests/browser/keyboard.ts";
import { findStop, type Stop } from "#tests/browser/stops.ts";
import { homePage, loginPage } from "#tests/browser/pages.ts";
import { memberShell } from "#tests/browser/shell.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";

const IDLE_MS = 900_000;
/** A phone, with its tabs, and a desktop, with its bar of menus. */
const WALKED = [390, 1280] as const;

/** Expects the focus to come by each of these, in this order. */
function expectInOrder(stops: readonly Stop[], words: readonly RegExp[]) {
  const walked = stops.map(({ what }) => what);
  let from = 0;
  for (const word of words) {
    const at = walked.findIndex((what, place) => place >= from && word.test(what));
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

/** The page is here and drawn: its address changes a moment before. */
async function expectPage(page: Page, path: string, heading: string) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

/** Opens the account menu and goes on from one of its entries. */
async function goByAccountMenu(page: Page, entry: RegExp) {
  await tabTo(page, /account menu$/);
  await page.keyboard.press("Enter");
  await tabTo(page, entry);
  await page.keyboard.press("Enter");
}

for (const width of WALKED) {
  const wide = width === 1280;

  test.describe(`at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
    });

    test(`SHELL-01 SHELL-03 SHELL-11 SHELL-28 the whole way by keyboard at ${width} px ${wide ? "@no-js" : "@js"}`, async ({
      page,
      javaScriptEnabled,
    }) => {
      await loginPage(page).open();
      expectInOrder(await walkThrough(page), [
        /^Skip to main content/,
        /^Main Carrier home/,
        /^Log in/,
        /^Contact us/,
        /username$/,
        /password$/,
        ...(javaScriptEnabled ? [/^Show/] : []),
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

      // Home: header, cards, footer, tabs.
      expectInOrder(await walkThrough(page), [
        /^Skip to main content/,
        /^Main Carrier home/,
        ...(wide ? [/^Home$/, /^Benefits$/, /^Benefits pages$/, /^Find care$/] : []),
        /^Imaginary Orchards/,
        /account menu$/,
        /^Download ID card/,
        /^Privacy policy/,
        ...(wide ? [] : [/^Home$/, /^Benefits$/, /^Find care$/, /^Claims/]),
      ]);
      await tabTo(page, /^Skip to main content/);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
      await page.keyboard.press("Tab");
      expect(await focused(page).evaluate((it) => it.closest("main") !== null)).toBe(true);

      // Every menu.
      await homePage(page).open();
      const menus = wide ? [/^Benefits pages$/, /^Find care pages$/, /^Claims\/EOBs pages$/] : [];
      for (const menu of [...menus, /account menu$/]) await walkMenu(page, menu);

      // Account, and the form of the password.
      await goByAccountMenu(page, /^My account/);
      await expectPage(page, "/account", "Account");
      if (!wide) await walkThrough(page);
      await goByAccountMenu(page, /^Change password/);
      await expectPage(page, "/account/settings/change-password", "Change your password");
      if (!wide) await walkThrough(page);

      // The other group.
      await tabTo(page, /^Imaginary Orchards/);
      await page.keyboard.press("Enter");
      await expectPage(page, "/select-group", "Select the group you want to view");
      if (!wide) await walkThrough(page);
      await tabTo(page, /View group.*Invented Bakery/);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/home");
      await expect(memberShell(page).group).toContainText("Invented Bakery Co-op");

      await goByAccountMenu(page, /^Log out/);
      await expect(page).toHaveURL("/login");
      await expect(loginPage(page).loggedOut).toBeVisible();
    });
  });
}

test("a member's forms by keyboard alone @no-js", async ({ page, enter, guard }) => {
  guard.expectStatus(400);
  await page.setViewportSize({ width: 390, height: 800 });
  await enter("sub");
  await page.goto("/account/settings/change-password");
  await tabTo(page, /^(save|change|update|set) .*password/i);
  await page.keyboard.press("Enter");
  const summary = page.getByRole("alert").filter({ hasText: "There's a problem" });
  await expect(summary).toBeVisible();
  const first = summary.getByRole("link").first();
  const target = ((await first.getAttribute("href")) ?? "").slice(1);
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(focused(page)).toHaveAttribute("id", target);
  await expect(focused(page)).toBeInViewport({ ratio: 1 });
  const stop = await findStop(page);
  expectSeen(stop === undefined ? [] : [stop]);

  // Light or dark, in the footer: the page comes back in its colours.
  await page.goto("/account");
  await tabTo(page, /^Dark/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/^[^#]*\/account(#.*)?$/);
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
  await tabTo(page, /^Dark/);
});

test("the ID card's pop-up by keyboard alone @js", async ({ page, enter }) => {
  await enter("sub");
  await homePage(page).open();
  await page.setViewportSize({ width: 390, height: 800 });
  await tabTo(page, /^Download ID card/);
  const opened = page.waitForEvent("popup");
  await page.keyboard.press("Enter");
  const popUp = await opened;
  // Keys are heard before the style sheet has come, and then there is no ring to see.
  await popUp.waitForLoadState();
  await popUp.setViewportSize({ width: 390, height: 800 });
  await tabTo(popUp, /^Open ID card/);
});

test("the warning of the session's end by keyboard alone: it has the focus, Esc stays @js", async ({
  page,
  enter,
}) => {
  await page.clock.install();
  await enter("sub");
  await homePage(page).open();
  await expect(page.getByRole("button", { name: /^Copy/ })).toBeVisible();
  const warning = page.getByRole("dialog", { name: "Are you still there?" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await tabTo(page, /account menu$/);
  await page.clock.runFor(IDLE_MS - 100_000);
  await expect(warning).toBeVisible();
  for (const name of ["Stay logged in", "Log out"]) {
    await expect(warning.getByRole("button", { name })).toBeFocused();
    const stop = await findStop(page);
    expectSeen(stop === undefined ? [] : [stop]);
    await page.keyboard.press("Tab");
  }
  // Nothing behind it can be come by; the browser's own bar is the only way out.
  expect(
    await page.evaluate(() => {
      const at = document.activeElement;
      return at === document.body || at?.closest("dialog") !== null;
    }),
  ).toBe(true);
  const extended = page.waitForResponse((it) => it.request().method() === "POST");
  await page.keyboard.press("Escape");
  expect((await extended).status()).toBe(200);
  await expect(warning).toBeHidden();
  await expect(memberShell(page).account).toBeFocused();
});
