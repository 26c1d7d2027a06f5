import type { Page } from "@playwright/test";
import { homePage, loginPage } from "#tests/browser/pages.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";
import { programAnswer } from "#tests/harness/gateway-answers.ts";

/** Presses Continue where no script does. */
async function goOn(page: Page, javaScriptEnabled: boolean): Promise<void> {
  if (javaScriptEnabled) return;
  await page.getByRole("button", { name: "Continue" }).click();
}

test("SHELL-09 S-25 a program on another application opens there, signed in, in a new tab", async ({
  page,
  context,
  partner,
  guard,
  world,
  enter,
  baseURL,
  javaScriptEnabled,
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
  await goOn(tab, javaScriptEnabled);
  await expect(tab).toHaveURL(url);

  const [visit] = partner.visits.filter((it) => it.url.pathname === "/journal");
  expect(visit?.method).toBe("POST");
  expect(visit?.url.search).toBe("?from=dashboard");
  expect(Object.keys(visit?.fields ?? {})).toEqual(["token"]);
  expect(visit?.fields["token"]?.split(".")).toHaveLength(3);
  // By this header the application knows that no stranger signs its visitor in (T-15).
  expect(visit?.from).toBe(baseURL);
  expect(visit?.cookie).toBeUndefined();
  // Where the tile was, the member is still signed in.
  await page.reload();
  await expect(homePage(page).welcome).toHaveText("Welcome, Jordan");
});

test("SSO-01 T-15 the hand-off says where it comes from; Back from there does not go there again", async ({
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
  await goOn(page, javaScriptEnabled);
  await expect(page).toHaveURL(`${ebill.origin}/crm`);
  const visits = () => ebill.visits.map(({ from, referer }) => [from, referer]);
  const once = [[baseURL, `${baseURL}/`]];
  expect(visits()).toEqual(once);

  // The page is kept by nobody and its token is gone: what is left is the way in.
  await page.goBack();
  await expect(page).toHaveURL("/login");
  expect(visits()).toEqual(once);
});
