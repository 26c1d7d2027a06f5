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

test("SHELL-01 SHELL-05 home's header stays in view; every card and menu fits each width @js", async ({
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
  await test.step("the footer's menus stand side by side on a desktop", () => expectSitemap(page));
  await test.step("the header has logo and member's name side by side, without a bar at its edges", () =>
    expectLogoBesideMember(page));
  await test.step("a message stands above a phone's tabs", () => expectMessageAboveTabs(page));
  await test.step("the account menu fits a phone and a desktop", () => expectMenu(page));
  await test.step("every card fits each width, with long names, too", () => expectCards(page));
  await test.step("the tabs stay at the bottom of a phone", () => expectTabs(page));
  await test.step("reduced motion stops every animation", () => expectStill(page));
  await test.step("a dark device makes the page dark", () => expectDark(page));
  await test.step("a chosen color scheme wins over the device's", () => chooseScheme(page));
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
  // On a tablet, which has no bar between them, both stand at an edge.
  await page.setViewportSize({ width: 768, height: 900 });
  expect((await boxOf(account)).x).toBeGreaterThan(768 / 2);
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

test("SHELL-22 SHELL-23 SHELL-24 the layout changes at 768, 1024 and 1280 px @js", async ({
  page,
  enter,
}) => {
  await enter("multi");
  await homePage(page).open();
  const frame = memberShell(page);
  for (const { width, strip, ...shown } of LAYOUTS) {
    await test.step(`the frame has its parts at ${width} px`, async () => {
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
      if (!strip) {
        // The language follows the account in its line, but where the bar takes the room.
        const [account, language] = [await boxOf(frame.account), await boxOf(frame.language)];
        expect(account.x).toBeGreaterThanOrEqual(group.x + group.width);
        expect(language.x >= account.x + account.width).toBe(width < 1024 || width >= 1280);
      }
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

/** Home moves, and nothing does with reduced motion. */
async function expectStill(page: Page) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(homePage(page).download).toHaveCSS("transition-duration", "0.14s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const lasting = await page.evaluate(
    () =>
      [...document.querySelectorAll("*")]
        .map((it) => getComputedStyle(it))
        .filter(({ transitionDuration, animationName }) => {
          return !/^0s(, 0s)*$/.test(transitionDuration) || animationName !== "none";
        }).length,
  );
  expect(lasting).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
}

async function expectDark(page: Page) {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const lightness = async () => Number(/oklch\(([\d.]+)/.exec(await ground())?.[1]);
  expect(await lightness()).toBeGreaterThan(0.9);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await lightness()).toBeLessThan(0.3);
}

/** Light and dark by choice: parts with colors of their own keep them. */
async function chooseScheme(page: Page) {
  const form = page.locator("#appearance");
  for (const [choice, colorScheme] of [
    ["Light", "dark"],
    ["Dark", "light"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await form.getByRole("button", { name: choice }).click();
    await expect(page).toHaveURL("/home#appearance");
    await expect(form.getByRole("button", { pressed: true })).toHaveText(choice);
    await expect(page.locator("html")).toHaveCSS("color-scheme", choice.toLowerCase());
    // It leads back to the page of the choice, which then works by keyboard.
    await expect(form).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(form.getByRole("button").first()).toBeFocused();
    const { page: ground, within } = await page.evaluate(() => {
      const own = document.createElement("div");
      own.dataset["brand"] = document.documentElement.dataset["brand"] ?? "";
      own.className = "foot";
      document.body.append(own);
      const groundOf = (it: Element) => getComputedStyle(it).backgroundColor;
      const lightnessOf = (it: Element) => Number(/oklch\(([\d.]+)/.exec(groundOf(it))?.[1]);
      const within = ["scheme-light", "scheme-dark"].map((name) => {
        own.className = `foot ${name}`;
        return lightnessOf(own);
      });
      own.remove();
      return { page: lightnessOf(document.body), within };
    });
    if (choice === "Light") expect(ground).toBeGreaterThan(0.9);
    else expect(ground).toBeLessThan(0.3);
    expect(within[0]).toBeGreaterThan(0.9);
    expect(within[1]).toBeLessThan(0.3);
  }
  await form.getByRole("button", { name: "System" }).click();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light dark");
}
