import type { Page } from "@playwright/test";
import { expectNothingSticksOut } from "#tests/browser/looks/layout.ts";
import { listClipped } from "#tests/browser/looks/look.ts";
import { homePage } from "#tests/browser/pages/pages.ts";
import { memberShell } from "#tests/browser/pages/shell.ts";
import { expect, test, WIDTHS } from "#tests/browser/test.ts";

const MENUS = ["Home", "Benefits", "Find care", "Claims/EOBs"];

const MULTI_NAME = /^Imaginary Orchards/;

/**
 * The element at the middle of the header: part of the header, whatever content the page has below.
 */
const isHeaderOnTop = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector(".top");
    const box = header?.getBoundingClientRect();
    if (box === undefined) return false;
    const y = (Math.max(box.top, 0) + box.bottom) / 2;
    return document.elementFromPoint(box.width / 2, y)?.closest(".top") === header;
  });

async function boxOf(locator: ReturnType<Page["locator"]>) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("it has no box");
  return box;
}

test("SHELL-01 SHELL-02 SHELL-05 SHELL-08 SHELL-12 MENU-07 home's frame on phone and desktop @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await homePage(page).open();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`the header stays while the page scrolls at ${width} px`, () =>
      expectHeaderStays(page));
  }
  await expectSitemap(page);
  await expectLogoBesideMember(page);
  await expectMessageAboveTabs(page);
  await test.step("SHELL-26 SHELL-27 MENU-21 MENU-24 the account menu", () => expectMenu(page));
  await test.step("HOME-37 HOME-40 HOME-42 HOME-43 BRAND-02 every card at every width", () =>
    expectCards(page));
  await test.step("SHELL-11 MENU-02 the tabs of a phone", () => expectTabs(page));
});

async function expectHeaderStays(page: Page) {
  const { header, logo, account } = memberShell(page);
  for (const y of [0, 300, 100_000]) {
    await page.evaluate((to) => scrollTo(0, to), y);
    expect((await boxOf(header)).y).toBe(0);
    expect(await isHeaderOnTop(page)).toBe(true);
    await expect(logo).toBeInViewport({ ratio: 1 });
    await expect(account).toBeInViewport({ ratio: 1 });
  }
  await expect(account).toContainText("Jordan");
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
}

/** The footer of a desktop lists every menu with its pages. */
async function expectSitemap(page: Page) {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { sitemap } = memberShell(page);
  await expect(sitemap.getByRole("heading")).toHaveText([
    "Account",
    "Benefits",
    "Find care",
    "Claims/EOBs",
  ]);
  const account = sitemap.getByRole("navigation", { name: "Account" });
  await expect(account.getByRole("link", { name: "Help center" })).toHaveAttribute(
    "href",
    "/account/support",
  );
  const columns = await sitemap
    .getByRole("navigation")
    .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().left)));
  expect(columns).toEqual([...new Set(columns)].sort((a, b) => a - b));
  await page.setViewportSize({ width: 1279, height: 900 });
  await expect(sitemap).toBeHidden();
}

/** The brand's logo is in the header of a phone, and the member's name beside it, not over it. */
async function expectLogoBesideMember(page: Page) {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.evaluate(() => scrollTo(0, 0));
  const { logo, account } = memberShell(page);
  await expect(logo.locator("svg")).toBeInViewport({ ratio: 1 });
  await expect(logo).toContainText("Main Carrier");
  const [mark, who] = [await boxOf(logo), await boxOf(account)];
  expect(mark.x + mark.width).toBeLessThanOrEqual(who.x);
}

/** A message is above the tabs of a phone, not behind them. */
async function expectMessageAboveTabs(page: Page) {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: /^Copy/ }).click();
  const message = page.locator(".flash");
  await expect(message).toBeVisible();
  await message.hover();
  await message.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)));
  const box = await boxOf(message);
  expect(box.y + box.height).toBeLessThanOrEqual((await boxOf(memberShell(page).tabs)).y);
}

/** The account menu's entries are visible at each width. */
async function expectMenu(page: Page) {
  const { account, open } = memberShell(page);
  for (const width of [320, 1280]) {
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
}

/** Home shows every card, none cut off; the ID card grows with a long name, group and networks. */
async function expectCards(page: Page) {
  const home = homePage(page);
  await home.idCard.evaluate((card) => {
    for (const words of card.querySelectorAll("h2, dd")) {
      words.textContent = "Confederated-Northwestern Cooperative Association of Employers";
    }
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const card of [home.notices, home.idCard, home.claims, home.primaryCare, home.programs]) {
      await expect(card).toBeVisible();
    }
    await expect(home.download).toBeVisible();
    await expect(home.account).toBeVisible();
    expect(await listClipped(page)).toEqual([]);
    await expectNothingSticksOut(page);
  }
}

/** The tabs of a phone lead to every menu except Account, and stay visible. */
async function expectTabs(page: Page) {
  await page.setViewportSize({ width: 375, height: 812 });
  const { tabs, bar } = memberShell(page);
  await expect(tabs.getByRole("link")).toHaveText(MENUS);
  await expect(bar).toBeHidden();
  for (const y of [0, 100_000]) {
    await page.evaluate((to) => scrollTo(0, to), y);
    const { y: top, height } = await boxOf(tabs);
    expect(top + height).toBe(812);
  }
  // The page's last line can be read above them.
  const copyright = await boxOf(page.getByText(/^© 2026/));
  expect(copyright.y + copyright.height).toBeLessThanOrEqual((await boxOf(tabs)).y);
  for (const [name, path] of [
    ["Benefits", "/benefits/medical"],
    ["Find care", "/find-care"],
    ["Claims/EOBs", "/claims"],
    ["Home", "/home"],
  ] as const) {
    await tabs.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(tabs.locator("[aria-current]")).toHaveText([name]);
  }
}

/** What a member finds at each width: where one layout ends and the next begins. */
const LAYOUTS = [
  { width: 767, strip: true, tabs: true, bar: false, sitemap: false },
  { width: 768, strip: false, tabs: true, bar: false, sitemap: false },
  { width: 1023, strip: false, tabs: true, bar: false, sitemap: false },
  { width: 1024, strip: false, tabs: false, bar: true, sitemap: false },
  { width: 1279, strip: false, tabs: false, bar: true, sitemap: false },
  { width: 1280, strip: false, tabs: false, bar: true, sitemap: true },
] as const;

test("SHELL-03 SHELL-04 SHELL-22 SHELL-23 SHELL-24 the layout beside each width of change @js", async ({
  page,
  enter,
}) => {
  await enter("multi");
  await homePage(page).open();
  const frame = memberShell(page);
  for (const { width, strip, ...shown } of LAYOUTS) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => scrollTo(0, 0));
      for (const part of ["tabs", "bar", "sitemap"] as const) {
        await expect(frame[part], part).toBeVisible({ visible: shown[part] });
      }
      // On a phone the group has its own line above the logo; otherwise it is in the logo's line.
      await expect(frame.group).toHaveText(MULTI_NAME);
      await expect(frame.group).toHaveText(/\d\d\/\d\d\/\d{4}/);
      const [group, logo] = [await boxOf(frame.group), await boxOf(frame.logo)];
      expect(group.y + group.height <= logo.y).toBe(strip);
      await expect(frame.account.locator(".who__name")).toBeVisible();
      await expectNothingSticksOut(page);
      // The strip scrolls away, the logo's line stays.
      await page.evaluate(() => scrollTo(0, 600));
      await expect(frame.logo).toBeInViewport({ ratio: 1 });
      await (strip
        ? expect(frame.group).not.toBeInViewport()
        : expect(frame.group).toBeInViewport({ ratio: 1 }));
    });
  }
});
