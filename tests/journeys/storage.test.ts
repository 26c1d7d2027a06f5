import type { Page } from "@playwright/test";
import { homePage, loginPage } from "#tests/browser/pages.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";

/** Everything a script of the page could read of what the browser keeps. */
const readable = (page: Page) =>
  page.evaluate(() => ({
    cookie: document.cookie,
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
  }));

test("ROUTING-24 ROUTING-25 LOGOUT-09 LOGOUT-10 LOGOUT-12 no token to read; nothing is left @js", async ({
  context,
  page,
}) => {
  const login = loginPage(page);
  await login.open();
  await login.logIn("sub", PASSWORD);
  await expect(homePage(page).welcome).toBeVisible();
  await page.reload();
  const { cookie, local, session } = await readable(page);
  expect(cookie).toBe("");
  expect(local).toEqual({});
  const kept = await context.cookies();
  expect(kept.map(({ httpOnly, secure, sameSite }) => ({ httpOnly, secure, sameSite }))).toEqual([
    { httpOnly: true, secure: true, sameSite: "Strict" },
    { httpOnly: true, secure: true, sameSite: "Strict" },
    { httpOnly: true, secure: true, sameSite: "Strict" },
  ]);
  const told = JSON.stringify(session) + (await page.content());
  expect(kept.filter(({ value }) => told.includes(value))).toEqual([]);
  // Tokens of every kind begin like this.
  expect(told).not.toContain("eyJ");

  await page.evaluate(() => {
    localStorage.setItem("member-dashboard", "something");
    sessionStorage.setItem("member-dashboard", "something");
  });
  await homePage(page).leave();
  await expect(page).toHaveURL("/login");
  await expect(loginPage(page).heading).toBeVisible();
  expect(await readable(page)).toEqual({ cookie: "", local: {}, session: {} });
  expect(await context.cookies()).toEqual([]);
});
