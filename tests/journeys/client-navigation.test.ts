import type { Page } from "@playwright/test";
import { hold } from "#tests/browser/hold.ts";
import { homePage } from "#tests/browser/pages/pages.ts";
import { memberShell } from "#tests/browser/pages/shell.ts";
import { expect, test } from "#tests/browser/test.ts";

const homeLink = (page: Page) => page.getByRole("main").getByRole("link", { name: "Home" });
const loading = (page: Page) => page.getByRole("progressbar", { name: "Loading" });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** A mark on the document, which a document navigation would remove. */
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset["mark"] = "same"));
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.body.dataset["mark"] === "same");

/** A page of a member with a link home, after hydration. */
async function openErrorPage(page: Page) {
  await page.goto("/error/503");
  const isTaken = (link: Element) =>
    Object.keys(link).some((key) => key.startsWith("__reactProps$"));
  await expect.poll(() => homeLink(page).evaluate(isTaken)).toBe(true);
  await mark(page);
}

test("HOME-49 SHELL-07 SHELL-19 SHELL-20 a client navigation shows a spinner, then the page from its top @js", async ({
  context,
  page,
  enter,
  guard,
  world,
}) => {
  guard.expectStatus(503, 502);
  await page.setViewportSize({ width: 390, height: 400 });
  await enter("sub");
  await openErrorPage(page);
  const data = await hold(page, /\/home\.data/);
  await homeLink(page).scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(50);

  // Until its data come, only the spinner shows.
  await homeLink(page).click();
  await expect(loading(page)).toBeVisible();
  await expect(homePage(page).welcome).toHaveCount(0);
  await data.release();
  await expect(homePage(page).welcome).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
  await expect(homePage(page).programs.getByRole("listitem")).toHaveCount(7);
  expect(await isSameDocument(page)).toBe(true);

  await expect.poll(() => scrolled(page)).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? "none"))
    .toMatch(/^(BODY|MAIN|H1)$/);
  await expect(page).toHaveTitle("Home - Main Carrier Member Dashboard");
  await expect(page.getByRole("status").filter({ hasText: "Home" })).toHaveCount(1);

  await test.step("Back and Forward restore the scroll position", async () => {
    // In one task: whichever comes first then, the frame that tells of the scroll or Back.
    await page.evaluate(() => {
      scrollTo(0, 900);
      history.back();
    });
    await expect(homeLink(page)).toBeVisible();
    await page.goForward();
    await expect(homePage(page).welcome).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(900);
  });

  await test.step("HOME-50 a failed home shows its error page at its own address", async () => {
    await page.goBack();
    await expect(homeLink(page)).toBeVisible();
    // A new session has no cached answers.
    await enter("sub");
    await world.fault({ path: "programs", status: 502 });
    await homeLink(page).click();
    await expect(page.getByText("Error code: 502 Bad gateway")).toBeVisible();
    await expect(page).toHaveURL("/home");
    await world.mend();
    await homeLink(page).click();
    await expect(homePage(page).welcome).toBeVisible();
  });

  await test.step("SHELL-20 Tab begins at the new page's skip link", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const { sitemap } = memberShell(page);
    await sitemap.getByRole("link", { name: "Help center" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Help center" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  });

  await test.step("SHELL-21 a navigation without a session leads to log-in", async () => {
    await context.clearCookies();
    await memberShell(page).bar.getByRole("link", { name: "Home", exact: true }).click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("button", { name: "Log out" })).toHaveCount(0);
  });
});
