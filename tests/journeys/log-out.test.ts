import type { Page } from "@playwright/test";
import { homePage, loginPage } from "#tests/browser/pages/pages.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";

/** Text that only Jordan may read. */
const JORDANS = ["Jordan", "Testa-Lindqvist", "904417823", "Alder Creek"];

/** Everything that a script of the page could read of the browser's storage. */
const readable = (page: Page) =>
  page.evaluate(() => ({
    cookie: document.cookie,
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
  }));

async function expectNothingOfJordan(page: Page) {
  const html = await page.content();
  expect(JORDANS.filter((word) => html.includes(word))).toEqual([]);
}

/** No token can be read, and every cookie is limited to our own pages. */
async function expectSafe(page: Page) {
  const { cookie, local, session } = await readable(page);
  expect(cookie).toBe("");
  expect(local).toEqual({});
  const kept = await page.context().cookies();
  expect(kept).toHaveLength(3);
  for (const { httpOnly, secure, sameSite } of kept) {
    expect({ httpOnly, secure, sameSite }).toEqual({
      httpOnly: true,
      secure: true,
      sameSite: "Strict",
    });
  }
  const told = JSON.stringify(session) + (await page.content());
  expect(kept.filter(({ value }) => told.includes(value))).toEqual([]);
  // Tokens of every kind begin like this; a nonce may, too, and is shorter.
  expect(told).not.toMatch(/eyJ[\w-]{25}/);
}

test("LOGOUT-09 LOGOUT-10 no script reads a token; log-out empties storage and cookies @js", async ({
  context,
  page,
}) => {
  await loginPage(page).open();
  await loginPage(page).logIn("sub", PASSWORD);
  await expect(homePage(page).welcome).toHaveText("Welcome, Jordan");
  const other = await context.newPage();
  const shown = await other.goto("/home");
  expect(shown?.headers()["cache-control"]).toBe("no-store");
  await expectSafe(page);

  await page.evaluate(() => {
    localStorage.setItem("member-dashboard", "something");
    sessionStorage.setItem("member-dashboard", "something");
  });
  const posted = page.waitForResponse(/\/logout$/);
  await homePage(page).leave();
  await expect(page).toHaveURL("/login");
  await expect(loginPage(page).heading).toBeVisible();
  // Pages that a browser keeps for its Back button go with its cache.
  expect(await (await posted).headerValue("clear-site-data")).toContain('"cache"');
  expect(await readable(page)).toEqual({ cookie: "", local: {}, session: {} });
  expect(await context.cookies()).toEqual([]);

  await test.step("SHELL-21 after a log-out another tab leaves the member's page by itself", async () => {
    await expect(other).toHaveURL("/login");
    await expect(loginPage(other).heading).toBeVisible();
    await expect(other.getByText("Jordan")).toHaveCount(0);
    await other.close();
  });

  await test.step("Back shows nothing of the member", async () => {
    await page.goBack();
    await expect(page).toHaveURL("/login");
    await expect(loginPage(page).heading).toBeVisible();
    await expectNothingOfJordan(page);
    await expect(loginPage(page).loggedOut).toHaveCount(0);
  });

  await test.step("LOGOUT-14 the next member sees nothing of the first", async () => {
    await loginPage(page).logIn("l598", PASSWORD);
    await expect(page).toHaveURL("/home");
    await expect(homePage(page).welcome).toBeVisible();
    await expectNothingOfJordan(page);
  });
});
