import type { Page } from "@playwright/test";
import { homePage, loginPage } from "#tests/browser/pages/pages.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";
import { programAnswer } from "#tests/harness/gateway/gateway-answers.ts";

/** Presses Continue, which script would do by itself. */
async function goOn(page: Page, javaScriptEnabled: boolean): Promise<void> {
  if (javaScriptEnabled) return;
  await page.getByRole("button", { name: "Continue" }).click();
}

test("SHELL-09 S-25 a program on another application opens there, signed in, in a tab @js", async ({
  page,
  context,
  partner,
  guard,
  world,
  enter,
  baseURL,
}) => {
  guard.expectSite(partner.origin);
  partner.forget();
  const url = `${partner.origin}/journal?from=dashboard`;
  const given = [programAnswer(52, { name: "Care journal", url, urlDocumentType: "ENDPOINT" })];
  await world.fault({ path: "programs", body: given });
  await enter("sub");
  await homePage(page).open();

  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Care journal (opens in a new tab)" }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(url);

  const [visit] = partner.visits.filter((it) => it.url.pathname === "/journal");
  expect(visit?.method).toBe("POST");
  expect(visit?.url.search).toBe("?from=dashboard");
  expect(Object.keys(visit?.fields ?? {})).toEqual(["token"]);
  expect(visit?.fields["token"]?.split(".")).toHaveLength(3);
  // By this header the application knows that the sign-in was not forged by another site (T-15).
  expect(visit?.from).toBe(baseURL);
  expect(visit?.cookie).toBeUndefined();
  // The member is still signed in on the page with the tile.
  await page.reload();
  await expect(homePage(page).welcome).toHaveText("Welcome, Jordan");
});

for (const mode of ["@js", "@no-js"]) {
  test(`SSO-01 ROUTING-16 ROUTING-18 SHELL-10 T-15 a flagged member is handed off, once ${mode}`, async ({
    page,
    ebill,
    guard,
    baseURL,
    javaScriptEnabled,
  }) => {
    guard.expectSite(ebill.origin);
    ebill.forget();
    const login = loginPage(page);
    await login.open();
    await login.logIn("flag-one", PASSWORD);
    if (!javaScriptEnabled) {
      await expect(page).toHaveURL("/sso-landing");
      await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
      // The page has only the link, which is also the heading for screen readers.
      const words = (await page.locator("body").innerText()).split(/\s+/).filter(Boolean);
      expect([...new Set(words)]).toEqual(["Continue"]);
    }
    await goOn(page, javaScriptEnabled);
    await expect(page).toHaveURL(`${ebill.origin}/crm`);
    const [visit] = ebill.visits.filter(({ url }) => url.pathname === "/crm");
    expect(visit?.method).toBe("POST");
    expect(Object.keys(visit?.fields ?? {}).toSorted()).toEqual(["testEnvironment", "token"]);
    expect(visit?.fields["testEnvironment"]).toBe("test");
    expect(visit?.fields["token"]?.split(".")).toHaveLength(3);
    expect(visit?.cookie).toBeUndefined();
    const visits = () => ebill.visits.map(({ from, referer }) => [from, referer]);
    const once = [[baseURL, `${baseURL}/`]];
    expect(visits()).toEqual(once);

    // The page is not cached and its token is used up: only the log-in page is left.
    await page.goBack();
    await expect(page).toHaveURL("/login");
    expect(visits()).toEqual(once);
  });
}
