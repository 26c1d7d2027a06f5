import type { Page } from "@playwright/test";
import { homePage, loginPage } from "#tests/browser/pages.ts";
import { memberShell } from "#tests/browser/shell.ts";
import { expect, test } from "#tests/browser/test.ts";

/** Home, with its frame taken over by script where there is one. */
async function openHome(page: Page, scripted: boolean) {
  await homePage(page).open();
  if (scripted) await expect(page.getByRole("button", { name: /^Copy/ })).toBeVisible();
}

const focused = (page: Page) => page.locator(":focus");

/** The two kinds of menu, each by its button, its first entry and its last. */
const MENUS = [
  { name: "account", button: /account menu$/, first: "My account", last: "Log out" },
  { name: "benefits", button: /^Benefits pages$/, first: /^Medical benefits$/, last: /Handbooks/ },
] as const;

for (const { name, button, first, last } of MENUS) {
  test.describe(`the ${name} menu`, () => {
    test.beforeEach(async ({ page, enter, javaScriptEnabled }) => {
      await page.setViewportSize({ width: 1300, height: 900 });
      await enter("sub");
      await openHome(page, javaScriptEnabled);
    });

    test(`SHELL-28 arrow keys go through the ${name} menu, around its ends @js`, async ({
      page,
    }) => {
      const { header, open } = memberShell(page);
      await header.getByRole("button", { name: button }).focus();
      await page.keyboard.press("ArrowDown");
      await expect(open).toHaveCount(1);
      await expect(focused(page)).toHaveText(first);
      await page.keyboard.press("ArrowUp");
      await expect(focused(page)).toHaveText(last);
      await page.keyboard.press("ArrowDown");
      await expect(focused(page)).toHaveText(first);
      await page.keyboard.press("End");
      await expect(focused(page)).toHaveText(last);
      await page.keyboard.press("Home");
      await expect(focused(page)).toHaveText(first);
      const entries = open.locator("a, button");
      for (const entry of (await entries.all()).slice(1)) {
        await page.keyboard.press("ArrowDown");
        await expect(entry).toBeFocused();
      }
    });

    test(`SHELL-28 Esc closes the ${name} menu and gives the focus back @js`, async ({ page }) => {
      const { header, open } = memberShell(page);
      const opener = header.getByRole("button", { name: button });
      await opener.focus();
      await page.keyboard.press("ArrowUp");
      await expect(focused(page)).toHaveText(last);
      await page.keyboard.press("Escape");
      await expect(open).toHaveCount(0);
      await expect(opener).toBeFocused();
    });

    test(`Tab past the end of the ${name} menu closes it, and Shift+Tab before its button @js`, async ({
      page,
    }) => {
      const { header, open } = memberShell(page);
      const opener = header.getByRole("button", { name: button });
      await opener.focus();
      await page.keyboard.press("ArrowUp");
      await expect(focused(page)).toHaveText(last);
      await page.keyboard.press("Tab");
      await expect(open).toHaveCount(0);
      expect(await focused(page).evaluate((it) => it.closest(".menu") === null)).toBe(true);
      await opener.click();
      await expect(open).toHaveCount(1);
      await opener.focus();
      await page.keyboard.press("Shift+Tab");
      await expect(open).toHaveCount(0);
    });

    test(`the ${name} menu opens and closes by its button, Enter, space, Esc, or a click beside it`, async ({
      page,
    }) => {
      const { header, open } = memberShell(page);
      const opener = header.getByRole("button", { name: button });
      await opener.click();
      await expect(open.locator("a").first()).toHaveText(first);
      await expect(open).toBeInViewport({ ratio: 1 });
      await expect(opener).toHaveAttribute("popovertarget", (await open.getAttribute("id")) ?? "");
      await opener.click();
      await expect(open).toHaveCount(0);
      for (const key of ["Enter", "Space"]) {
        await opener.focus();
        await page.keyboard.press(key);
        await expect(open).toHaveCount(1);
        await page.keyboard.press("Tab");
        await expect(focused(page)).toHaveText(first);
        await page.keyboard.press("Escape");
        await expect(open).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
      await opener.click();
      await expect(open).toHaveCount(1);
      // In the margin beside everything.
      await page.mouse.click(1290, 450);
      await expect(open).toHaveCount(0);
    });
  });
}

test("two menus are never open at once, and each stands below its own button", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await enter("sub");
  await homePage(page).open();
  const { account, pagesOf, open } = memberShell(page);
  for (const button of [account, pagesOf("Find care"), pagesOf("Claims/EOBs"), account]) {
    await button.click();
    await expect(open).toHaveCount(1);
    // It has come to rest.
    await open.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
    const [menu, opener] = [await open.boundingBox(), await button.boundingBox()];
    expect(menu?.y ?? 0).toBeGreaterThanOrEqual((opener?.y ?? 0) + (opener?.height ?? 0));
    const middle = (opener?.x ?? 0) + (opener?.width ?? 0) / 2;
    expect(menu?.x ?? 0).toBeLessThan(middle);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeGreaterThan(middle);
  }
});

test("SHELL-26 SHELL-27 MENU-21 MENU-24 the account menu has My account, settings, Contact us and Log out", async ({
  page,
  enter,
}) => {
  await enter("sub");
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await homePage(page).open();
    const { account, open } = memberShell(page);
    await account.click();
    await expect(open.locator("a, button")).toHaveText([
      "My account",
      "Settings",
      "Change password",
      "Contact us",
      "Log out",
    ]);
    await expect(open).toBeInViewport({ ratio: 1 });
  }
});

test("SHELL-26 a link of a menu leads to its page and leaves no menu open", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await enter("sub");
  await homePage(page).open();
  const { account, bar, open } = memberShell(page);
  for (const [name, path] of [
    ["My account", "/account"],
    ["Change password", "/account/settings/change-password"],
    ["Contact us", "/contact-us"],
  ] as const) {
    await page.goto("/home");
    await account.click();
    await open.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(open).toHaveCount(0);
  }
  for (const [name, path] of [
    ["Benefits", "/benefits"],
    ["Find care", "/find-care"],
    ["Home", "/home"],
  ] as const) {
    await page.goto("/account");
    await bar.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(bar.locator("a[aria-current=page]:visible")).toHaveText([name]);
  }
});

test("every link of a menu of the bar asks for its own page", async ({ page, enter, guard }) => {
  // Most of these pages come later.
  guard.expectStatus(404);
  await page.setViewportSize({ width: 1300, height: 900 });
  await enter("sub");
  await homePage(page).open();
  const { pagesOf, open } = memberShell(page);
  for (const menu of ["Benefits", "Find care", "Claims/EOBs"]) {
    await pagesOf(menu).click();
    const links = open.getByRole("link");
    const hrefs = await links.evaluateAll((all) => all.map((it) => it.getAttribute("href") ?? ""));
    expect(hrefs.length).toBeGreaterThan(1);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    const href = hrefs.at(-1) ?? "";
    const asked = page.waitForRequest((it) =>
      [href, `${href}.data`].includes(new URL(it.url()).pathname),
    );
    await links.last().click();
    await asked;
    await page.goto("/home");
  }
});

test("SHELL-25 a menu that is open closes when the layout changes, and only then @js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await enter("sub");
  await openHome(page, true);
  const { account, pagesOf, open } = memberShell(page);
  await pagesOf("Benefits").click();
  await expect(open).toHaveCount(1);
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(open).toHaveCount(0);
  await account.click();
  for (const width of [900, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(open).toHaveCount(1);
  }
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(open).toHaveCount(0);
  await account.click();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(open).toHaveCount(0);
});

test("SHELL-34 LOGOUT-01 Log out of the account menu works by keyboard alone", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await homePage(page).open();
  const { account } = memberShell(page);
  await account.focus();
  await page.keyboard.press("Enter");
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("Tab");
  await expect(focused(page)).toHaveText("Log out");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  await expect(loginPage(page).loggedOut).toBeVisible();
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("navigation").getByRole("link")).toHaveText([
    "Log in",
    "Contact us",
  ]);
});
