import type { Page } from "@playwright/test";
import { homePage } from "#tests/browser/pages.ts";
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

type Menu = (typeof MENUS)[number];

for (const menu of MENUS) {
  test(`SHELL-28 the ${menu.name} menu by its button, by arrow keys, Esc and Tab @js`, async ({
    page,
    enter,
  }) => {
    await page.setViewportSize({ width: 1300, height: 900 });
    await enter("sub");
    await openHome(page, true);
    await test.step("arrow keys", () => goByArrowKeys(page, menu));
    await test.step("Esc", () => closeByEsc(page, menu));
    await test.step("Tab", () => leaveByTab(page, menu));
    await test.step("button", () => openAndClose(page, menu));
  });
}

test("each menu opens and closes by its button, Enter, space, Esc, or a click beside it @no-js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await enter("sub");
  await openHome(page, false);
  for (const menu of MENUS) await test.step(menu.name, () => openAndClose(page, menu));
  await expectOneAtATime(page);
});

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
  // In the margin beside everything.
  await page.mouse.click(1290, 450);
  await expect(open).toHaveCount(0);
}

/** Two menus are never open at once, and each stands below its own button. */
async function expectOneAtATime(page: Page) {
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
}

test("SHELL-25 two menus are never open at once; one closes when the layout changes, only then @js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await enter("sub");
  await openHome(page, true);
  await expectOneAtATime(page);
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
