import type { Page } from "@playwright/test";
import { homePage } from "#tests/browser/pages.ts";
import { memberShell } from "#tests/browser/shell.ts";
import { expect, test } from "#tests/browser/test.ts";

const homeLink = (page: Page) => page.getByRole("main").getByRole("link", { name: "Home" });
const loading = (page: Page) => page.getByRole("progressbar", { name: "Loading" });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** The page as script first loaded it: a document navigation would take this mark away. */
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset["mark"] = "same"));
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.body.dataset["mark"] === "same");

/** A page of a member with a link home that script has taken over. */
async function openErrorPage(page: Page) {
  await page.goto("/error/503");
  const isTaken = (link: Element) =>
    Object.keys(link).some((key) => key.startsWith("__reactProps$"));
  await expect.poll(() => homeLink(page).evaluate(isTaken)).toBe(true);
  await mark(page);
}

test("HOME-49 SHELL-07 a slow client navigation shows the spinner until the content is there @js", async ({
  page,
  enter,
  guard,
  world,
}) => {
  guard.expectStatus(503);
  await enter("sub");
  await openErrorPage(page);
  await world.fault({ path: "programs", delayMs: 1200, times: 1 });
  await homeLink(page).click();
  await expect(loading(page)).toBeVisible();
  await expect(homePage(page).welcome).toHaveCount(0);
  await expect(homePage(page).welcome).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
  await expect(homePage(page).programs.getByRole("listitem")).toHaveCount(7);
  expect(await isSameDocument(page)).toBe(true);
});

test("HOME-50 a client navigation to a home that cannot be loaded shows the entry in place @js", async ({
  page,
  enter,
  guard,
  world,
}) => {
  guard.expectStatus(503, 502);
  await enter("sub");
  await openErrorPage(page);
  await world.fault({ path: "programs", status: 502 });
  await homeLink(page).click();
  await expect(page.getByText("Error code: 502 Bad gateway")).toBeVisible();
  await expect(page).toHaveURL("/home");
  expect(await isSameDocument(page)).toBe(true);
  await world.mend();
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect(homePage(page).welcome).toBeVisible();
});

test("SHELL-19 SHELL-20 a client navigation is announced and begins at the top; Back restores @js", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectStatus(503);
  await page.setViewportSize({ width: 390, height: 400 });
  await enter("sub");
  await openErrorPage(page);
  await homeLink(page).scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(50);
  await homeLink(page).click();
  await expect(homePage(page).welcome).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? "none"))
    .toMatch(/^(BODY|MAIN|H1)$/);
  await expect(page).toHaveTitle("Home - Main Carrier Member Dashboard");
  await expect(page.getByRole("status").filter({ hasText: "Home" })).toHaveCount(1);

  await page.evaluate(() => scrollTo(0, 900));
  await page.goBack();
  await expect(homeLink(page)).toBeVisible();
  await page.goForward();
  await expect(homePage(page).welcome).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(900);
});

test("SHELL-20 after a client navigation Tab begins at the new page's first stop @js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter("sub");
  await homePage(page).open();
  await expect(page.getByRole("button", { name: /^Copy/ })).toBeVisible();
  await mark(page);
  const { sitemap } = memberShell(page);
  await sitemap.getByRole("link", { name: "Help center" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Help center" })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
});

test("SHELL-21 a client navigation asks anew whether the member is signed in @js", async ({
  context,
  page,
  enter,
  guard,
}) => {
  guard.expectStatus(503);
  await enter("sub");
  await openErrorPage(page);
  await context.clearCookies();
  await homeLink(page).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("button", { name: "Log out" })).toHaveCount(0);
});
