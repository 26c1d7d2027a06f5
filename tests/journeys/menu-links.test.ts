import { homePage, loginPage } from "#tests/browser/pages.ts";
import { memberShell } from "#tests/browser/shell.ts";
import { expect, test } from "#tests/browser/test.ts";

test("SHELL-26 SHELL-27 MENU-21 MENU-24 the account menu's entries, in sight at each width @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await homePage(page).open();
  await expect(page.getByRole("button", { name: /^Copy/ })).toBeVisible();
  const { account, open } = memberShell(page);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await account.click();
    await expect(open.locator("a, button")).toHaveText([
      "My account",
      "Settings",
      "Change password",
      "ID cards",
      "Contact us",
      "Log out",
    ]);
    await expect(open).toBeInViewport({ ratio: 1 });
    await account.click();
    await expect(open).toHaveCount(0);
  }
});

test("SHELL-26 a link of a menu leads to its page and leaves no menu open @js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await enter("sub");
  await homePage(page).open();
  const { account, bar, open } = memberShell(page);
  for (const [name, path, heading] of [
    ["Change password", "/account/settings/change-password", "Change your password"],
    ["Contact us", "/contact-us", "Contact us"],
  ] as const) {
    await account.click();
    await open.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(open).toHaveCount(0);
  }
  await page.goto("/account");
  for (const [name, path] of [
    ["Benefits", "/benefits/medical"],
    ["Find care", "/find-care"],
    ["Home", "/home"],
  ] as const) {
    await bar.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(bar.locator("a[aria-current]:visible")).toHaveText([name]);
  }
});

test("SHELL-34 LOGOUT-01 Log out of the account menu works by keyboard alone @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await homePage(page).open();
  const { account } = memberShell(page);
  await account.focus();
  await page.keyboard.press("Enter");
  for (let press = 0; press < 6; press += 1) await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText("Log out");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  await expect(loginPage(page).loggedOut).toBeVisible();
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("navigation").getByRole("link")).toHaveText([
    "Log in",
    "Contact us",
  ]);
});
