import type { Locator, Page } from "@playwright/test";
import { expectMenusWithoutBarriers } from "#tests/browser/looks/menus.ts";
import { homePage, loginPage } from "#tests/browser/pages/pages.ts";
import { memberShell } from "#tests/browser/pages/shell.ts";
import { expect, test } from "#tests/browser/test.ts";

const focused = (page: Page) => page.locator(":focus");

/** The two kinds of menu, each by its button, its first entry and its last. */
const MENUS = [
  { name: "account", button: /account menu$/, first: "My account", last: "Log out" },
  { name: "benefits", button: /^Benefits pages$/, first: /^Medical benefits$/, last: /Handbooks/ },
] as const;

type Menu = (typeof MENUS)[number];

test("SHELL-28 SHELL-25 menus open by keys and pointer, one at a time, and close with the layout @js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await enter("sub");
  await homePage(page).open();
  for (const menu of MENUS) {
    await test.step(`arrow keys go through the ${menu.name} menu`, () => goByArrowKeys(page, menu));
    await test.step(`Esc closes the ${menu.name} menu`, () => closeByEsc(page, menu));
    await test.step(`Tab leaves and closes the ${menu.name} menu`, () => leaveByTab(page, menu));
  }
  await test.step("button, keys and a click beside it open and close a menu", () =>
    openAndClose(page, MENUS[0]));
  await test.step("one menu is open at a time", () => expectOneAtATime(page));
  await test.step("open menus pass axe", () => expectMenusWithoutBarriers(page));
  await page.setViewportSize({ width: 1300, height: 900 });
  await test.step("a menu closes when the layout changes", () => closeWithLayout(page));
  await test.step("a menu's link keeps the document and closes the menu", () => goByLinks(page));
  await test.step("Log out is reached by keyboard", () => logOutByKeys(page));
});

test("without script menus, dialog, edit card and tooltip open and close @no-js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await enter("sub");
  await homePage(page).open();
  await test.step("HOME-03 the ID is selected as a whole, without a copy button", async () => {
    await expect(homePage(page).welcome).toBeVisible();
    await expect(page.getByRole("button", { name: /Copy/ })).toHaveCount(0);
    await expect(page.locator(".hello__id b")).toHaveCSS("user-select", "all");
  });
  for (const menu of MENUS) {
    await test.step(`button and keys open the ${menu.name} menu`, () => openAndClose(page, menu));
  }
  await test.step("one menu is open at a time", () => expectOneAtATime(page));
  await test.step("a dialog and a card's form are in view, and close", () => openByLinks(page));
});

/** On the page of components. */
async function openByLinks(page: Page) {
  await page.goto("/dev/components");
  const dialog = page.getByRole("dialog", { name: "End your coverage?" });
  const opener = page.getByRole("link", { name: "Open the warning dialog" });
  await opener.click();
  await expect(dialog).toBeInViewport();
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeInViewport();

  const edit = page.getByRole("link", { name: "Edit Mailing address" });
  await edit.click();
  const card = page.getByRole("region", { name: "Mailing address" });
  await expect(card.getByLabel("City")).toBeInViewport();
  await card.getByRole("link", { name: "Cancel" }).click();
  await expect(edit).toBeInViewport();

  const tip = page.getByText("What you pay yourself each year before your plan pays.");
  await page.getByRole("button", { name: "About the deductible" }).click();
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
}

/** Arrow keys go through the menu, around its ends. */
async function goByArrowKeys(page: Page, { button, first, last }: Menu) {
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
  await page.keyboard.press("Escape");
  await expect(open).toHaveCount(0);
}

/** Esc closes the menu and gives the focus back. */
async function closeByEsc(page: Page, { button, last }: Menu) {
  const { header, open } = memberShell(page);
  const opener = header.getByRole("button", { name: button });
  await opener.focus();
  await page.keyboard.press("ArrowUp");
  await expect(focused(page)).toHaveText(last);
  await page.keyboard.press("Escape");
  // On the button only arrow keys open it.
  await page.keyboard.press("End");
  await expect(open).toHaveCount(0);
  await expect(opener).toBeFocused();
}

/** Tab past the end of the menu closes it, and Shift+Tab before its button. */
async function leaveByTab(page: Page, { button, last }: Menu) {
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
}

async function openAndClose(page: Page, { button, first }: Menu) {
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
  // In the empty margin.
  await page.mouse.click(1290, 450);
  await expect(open).toHaveCount(0);
}

/** Two menus are never open at once, and each stands below its own button. */
async function expectOneAtATime(page: Page) {
  const { account, pagesOf, open } = memberShell(page);
  for (const button of [account, pagesOf("Find care"), pagesOf("Claims/EOBs"), account]) {
    await button.click();
    await expect(open).toHaveCount(1);
    // It has stopped moving.
    await open.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
    const [menu, opener] = [await open.boundingBox(), await button.boundingBox()];
    expect(menu?.y ?? 0).toBeGreaterThanOrEqual((opener?.y ?? 0) + (opener?.height ?? 0));
    const middle = (opener?.x ?? 0) + (opener?.width ?? 0) / 2;
    expect(menu?.x ?? 0).toBeLessThan(middle);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeGreaterThan(middle);
  }
}

/** A menu closes when the layout changes, only then. */
async function closeWithLayout(page: Page) {
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
}

/**
 * A link of a menu leads to its page in the same document and leaves no menu open; those of the bar
 * mark their own. With a key held the browser opens another tab.
 */
async function goByLinks(page: Page) {
  const { account, bar, open } = memberShell(page);
  const marked = () => page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
  await account.click();
  await open.getByRole("link", { name: "Change password" }).click();
  await expect(page).toHaveURL("/account/settings/change-password");
  const heading = page.getByRole("heading", { level: 1, name: "Change your password" });
  await expect(heading).toBeVisible();
  await expect(open).toHaveCount(0);
  for (const [name, path] of [
    ["Find care", "/find-care"],
    ["Home", "/home"],
  ] as const) {
    await bar.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(bar.locator("a[aria-current]:visible")).toHaveText([name]);
  }
  expect(await marked()).toBe(true);
  // What the browser would do with the press; it opens no tab here, since when one is up is its own.
  const findCare = bar.getByRole("link", { name: "Find care", exact: true });
  expect(await isLeftToBrowser(findCare, { ctrlKey: true })).toBe(true);
  expect(await isLeftToBrowser(findCare, {})).toBe(false);
  await expect(page).toHaveURL("/find-care");
}

/** Whether the page's script leaves a press of a link to the browser. */
const isLeftToBrowser = (link: Locator, keys: { ctrlKey?: boolean }) =>
  link.evaluate((element, held) => {
    const press = new MouseEvent("click", { ...held, bubbles: true, cancelable: true });
    let left = false;
    const seen = () => {
      left = !press.defaultPrevented;
      press.preventDefault();
    };
    addEventListener("click", seen, { once: true });
    element.dispatchEvent(press);
    return left;
  }, keys);

async function logOutByKeys(page: Page) {
  const { account } = memberShell(page);
  await account.focus();
  await page.keyboard.press("Enter");
  for (let press = 0; press < 6; press += 1) await page.keyboard.press("Tab");
  await expect(focused(page)).toHaveText("Log out");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  await expect(loginPage(page).loggedOut).toBeVisible();
}
