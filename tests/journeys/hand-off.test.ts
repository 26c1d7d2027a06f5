import type { Locator } from "@playwright/test";
import type { Visit } from "#tests/browser/neighbour-site.ts";
import { homePage, loginPage } from "#tests/browser/pages/pages.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";
import { programAnswer } from "#tests/harness/gateway/gateway-answers.ts";

test("T-42 eBill and an application get form posts in new tabs, the application with the token @js", async ({
  page,
  partner,
  ebill,
  guard,
  world,
  enter,
  baseURL,
}) => {
  guard.expectSite(partner.origin);
  guard.expectSite(ebill.origin);
  partner.forget();
  ebill.forget();
  await enter("sub");
  const home = homePage(page);
  /** The other site tells of its visit: when a tab opens is the browser's own. */
  const openEbill = async (main: Locator) => {
    const before = ebill.visits.length;
    await main.getByRole("button", { name: /eBill \(opens in a new tab\)$/ }).click();
    await expect.poll(() => ebill.visits.length).toBe(before + 1);
  };
  await test.step("eBill opens from home and from its own page, which both stay open", async () => {
    await home.open();
    await openEbill(home.programs);
    await expect(page).toHaveURL("/home");
    await page.goto("/account/ebill");
    await openEbill(page.getByRole("main"));
    await expect(page).toHaveURL("/account/ebill");
    const userkey = expect.stringMatching(/^\S{8,}$/) as unknown;
    expect(
      ebill.visits.map(({ method, url, cookie, from, fields }) => [
        `${method} ${url.pathname}${url.search}`,
        cookie,
        from,
        fields,
      ]),
    ).toEqual(
      ["Y", "N"].map((firsttime) => ["POST /start", undefined, baseURL, { userkey, firsttime }]),
    );
  });

  await test.step("a program's tile posts the token to its application", async () => {
    const url = `${partner.origin}/journal?from=dashboard`;
    const given = [programAnswer(52, { name: "Care journal", url, urlDocumentType: "ENDPOINT" })];
    await world.fault({ path: "programs", body: given });
    // A new session has no cached answers.
    await enter("sub");
    await home.open();
    const visitsToJournal = () => partner.visits.filter((it) => it.url.pathname === "/journal");
    await page.getByRole("button", { name: "Care journal (opens in a new tab)" }).click();
    await expect.poll(() => visitsToJournal().length).toBe(1);
    const [visit] = visitsToJournal();
    expect(visit?.method).toBe("POST");
    expect(visit?.url.search).toBe("?from=dashboard");
    expectToken(visit);
    // By this header the application knows that the sign-in was not forged by another site (T-15).
    expect(visit?.from).toBe(baseURL);
    await page.reload();
    await expect(home.welcome).toHaveText("Welcome, Jordan");
  });
});

/** The visit brought a token in its form, and no cookie. */
function expectToken(visit: Visit | undefined) {
  expect(visit?.fields["token"]?.split(".")).toHaveLength(3);
  expect(visit?.cookie).toBeUndefined();
}

test("SSO-01 SHELL-10 a member of a flagged group is posted to the external site, once @js", async ({
  page,
  ebill,
  guard,
  baseURL,
}) => {
  guard.expectSite(ebill.origin);
  ebill.forget();
  await loginPage(page).open();
  await loginPage(page).logIn("flag-one", PASSWORD);
  await expect(page).toHaveURL(`${ebill.origin}/crm`);
  const [visit] = ebill.visits.filter(({ url }) => url.pathname === "/crm");
  expect(visit?.method).toBe("POST");
  expect(Object.keys(visit?.fields ?? {}).toSorted()).toEqual(["testEnvironment", "token"]);
  expectToken(visit);
  const visits = () => ebill.visits.map(({ from, referer }) => [from, referer]);
  const once = [[baseURL, `${baseURL}/`]];
  expect(visits()).toEqual(once);

  // The page is not cached and its token is used up: only the log-in page is left.
  await page.goBack();
  await expect(page).toHaveURL("/login");
  expect(visits()).toEqual(once);
});
