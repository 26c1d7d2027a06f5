import type { Page } from "@playwright/test";
import { BRANDS, type BrandFace } from "#tests/browser/brands.ts";
import { homePage, loginPage } from "#tests/browser/pages.ts";
import { expect, PASSWORD, test, WIDTHS } from "#tests/browser/test.ts";

for (const [turn, face] of BRANDS.entries()) {
  // What is pressed is pressed at one width, which turns from brand to brand.
  const pressedAt = { width: WIDTHS[turn % WIDTHS.length] ?? WIDTHS[0], height: 900 };

  test.describe(face.brand, () => {
    test.use({ brand: face.brand });

    test(`BRAND-14 LOGIN-02 LOGIN-03 LOGIN-04 LOGIN-05 LOGIN-06 LOGIN-07 LOGOUT-01 LOGOUT-02 ${face.brand} at every width, from log-in to log-out @js`, async ({
      page,
      guard,
    }) => {
      guard.expectStatus(404);
      const fonts = fontsOf(page);
      await loginPage(page).open();
      await expectLogin(page, face);
      await page.setViewportSize(pressedAt);
      await loginPage(page).logIn(face.persona, PASSWORD);
      await expectHome(page, face);
      await page.goto("/nowhere");
      await expect(page).toHaveTitle(`Page not found - ${face.name} Member Dashboard`);
      await expectFace(page, face);
      await page.setViewportSize(pressedAt);
      await homePage(page).leave();
      await atEveryWidth(page, () => (face.partner ? expectPartnersEnd(page) : expectBanner(page)));
      await expectFace(page, face);
      expect([...fonts].filter((name) => !face.font.file.test(name))).toEqual([]);
      expect(fonts.size).toBe(1);
    });
  });
}

async function atEveryWidth(page: Page, look: () => Promise<void>) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await look();
  }
}

/** The names of the font files that the page asks for, from now on. */
function fontsOf(page: Page): Set<string> {
  const names = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".woff2")) names.add(pathname.split("/").at(-1) ?? "");
  });
  return names;
}

/** What every page of the brand has: its key, mark and name, and its own typeface. */
async function expectFace(page: Page, { brand, name, font }: BrandFace) {
  await expect(page.locator("html")).toHaveAttribute("data-brand", brand);
  const logo = page.getByRole("banner").locator(".logo");
  await expect(logo).toContainText(name);
  await atEveryWidth(page, async () => {
    await expect(logo).toBeVisible();
    await expect(logo.locator("svg")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
  await expect(page.getByRole("contentinfo")).toContainText(`© 2026 ${name}`);
  const preloads = page.locator('link[rel="preload"][as="font"]');
  await expect(preloads).toHaveCount(1);
  const href = (await preloads.getAttribute("href")) ?? "";
  expect(href.split("/").at(-1)).toMatch(font.file);
  const drawn = await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    return {
      first: getComputedStyle(document.body).fontFamily.split(",")[0],
      loaded: loaded.map(({ family }) => family),
    };
  });
  expect(drawn.first?.replaceAll('"', "")).toBe(font.family);
  expect(drawn.loaded.map((it) => it.replaceAll('"', ""))).toContain(font.family);
}

async function expectLogin(page: Page, face: BrandFace) {
  await expect(page).toHaveTitle(`Log in - ${face.name} Member Dashboard`);
  await expectFace(page, face);
  const some = face.accountsElsewhere ? 0 : 1;
  for (const path of ["/registration", "/recovery/username", "/recovery/password"]) {
    await expect(page.locator(`a[href="${path}"]`), path).toHaveCount(some);
  }
  const contact = page.getByRole("main").locator('a[href="/contact-us"]');
  const menu = page.getByRole("banner").getByRole("navigation");
  await atEveryWidth(page, async () => {
    await expect(contact).toBeVisible();
    await expect(menu).toHaveCount(face.partner ? 0 : 1);
  });
}

async function expectHome(page: Page, face: BrandFace) {
  const home = homePage(page);
  await expect(home.welcome).toHaveText(`Welcome, ${face.firstName}`);
  await expect(page).toHaveTitle(`Home - ${face.name} Member Dashboard`);
  await expectFace(page, face);
  await expect(home.idCard).toContainText(face.name);
  await atEveryWidth(page, async () => {
    await expect(home.idCard).toBeVisible();
    await expect(home.claims).toBeVisible();
    await expect(home.programs).toHaveCount(face.programs ? 1 : 0);
    await expect(home.limit).toHaveCount(face.partner ? 1 : 0);
  });
}

async function expectBanner(page: Page) {
  await expect(page).toHaveURL("/login");
  await expect(loginPage(page).loggedOut).toBeVisible();
}

/** The partner's members end on a page with three ways on, and no menu. */
async function expectPartnersEnd(page: Page) {
  await expect(page).toHaveURL("/logout");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Logged out successfully");
  const main = page.getByRole("main");
  await expect(main).toContainText(
    "Thank you for using the dental Member Dashboard. You have been successfully logged out.",
  );
  await expect(main).toContainText("What would you like to do next?");
  const links = main.getByRole("link");
  await expect(links).toHaveText([
    "Return to the partner dashboard",
    "Contact customer service",
    "Contact the health plan",
  ]);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual([
    "https://partner.example.test/dashboard",
    "/contact-us",
    "https://partner.example.test/contact",
  ]);
  await expect(page.getByRole("banner").getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
}
