import { homePage, loginPage } from "#tests/browser/pages.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";

/** What only Jordan may read. */
const JORDANS = ["Jordan", "Testa-Lindqvist", "904417823", "Alder Creek"];

test("LOGIN-08 LOGOUT-02 log-out leads to the form with a green banner, shown once @no-js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await homePage(page).open();
  await homePage(page).leave();
  await expect(page).toHaveURL("/login");
  const { loggedOut } = loginPage(page);
  await expect(loggedOut).toBeVisible();
  const banner = page.getByRole("alert").filter({ has: loggedOut });
  const colour = await banner.evaluate((it) => getComputedStyle(it).backgroundColor);
  const hue = Number(/oklch\([\d.]+ [\d.]+ ([\d.]+)\)/.exec(colour)?.[1]);
  expect(hue, colour).toBeGreaterThan(120);
  expect(hue, colour).toBeLessThan(170);
  await page.reload();
  await expect(loginPage(page).heading).toBeVisible();
  await expect(loggedOut).toHaveCount(0);
});

test("ROUTE-04 ROUTE-06 Back after log-out shows nothing of the member @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  const shown = await page.goto("/home");
  expect(shown?.headers()["cache-control"]).toBe("no-store");
  await expect(homePage(page).welcome).toHaveText("Welcome, Jordan");
  const posted = page.waitForResponse((it) => it.request().method() === "POST");
  await homePage(page).leave();
  await expect(page).toHaveURL("/login");
  // What a browser keeps alive for its Back button goes with its cache.
  expect(await (await posted).headerValue("clear-site-data")).toContain('"cache"');
  await page.goBack();
  await expect(page).toHaveURL("/login");
  await expect(loginPage(page).heading).toBeVisible();
  const html = await page.content();
  expect(JORDANS.filter((word) => html.includes(word))).toEqual([]);
  await expect(loginPage(page).loggedOut).toHaveCount(0);
});

test("SHELL-21 logged out in one tab, the next click in the other leads to the form @no-js", async ({
  context,
  page,
  enter,
}) => {
  await enter("sub");
  const other = await context.newPage();
  await homePage(page).open();
  await homePage(other).open();
  await homePage(page).leave();
  await expect(page).toHaveURL("/login");
  await other.getByRole("link", { name: "Main Carrier home" }).click();
  await expect(other).toHaveURL("/login");
  await expect(loginPage(other).heading).toBeVisible();
  await expect(other.getByText("Jordan")).toHaveCount(0);
});

test("SHELL-21 logged out in one tab, the other leaves the member's page by itself @js", async ({
  context,
  page,
  enter,
}) => {
  await enter("sub");
  const other = await context.newPage();
  await homePage(page).open();
  await homePage(other).open();
  await homePage(page).leave();
  await expect(page).toHaveURL("/login");
  await expect(other).toHaveURL("/login");
  await expect(loginPage(other).heading).toBeVisible();
  await expect(other.getByText("Jordan")).toHaveCount(0);
});

test("LOGOUT-14 the next member on this browser meets nothing of the one before @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await homePage(page).open();
  await homePage(page).leave();
  await expect(page).toHaveURL("/login");
  await loginPage(page).logIn("l598", PASSWORD);
  await expect(page).toHaveURL("/home");
  await expect(homePage(page).welcome).toBeVisible();
  const html = await page.content();
  expect(JORDANS.filter((word) => html.includes(word))).toEqual([]);
});
