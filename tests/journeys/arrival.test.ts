import { homePage, loginPage } from "#tests/browser/pages.ts";
import { expect, test } from "#tests/browser/test.ts";

test("SSO-02 T-03 a link in a mail leads a signed-in member to the page it names", async ({
  page,
  partner,
  guard,
  enter,
  baseURL,
}) => {
  guard.expectSite(partner.origin);
  partner.show(`<a href="${baseURL}/home?from=mail&amp;x=a%26b">Your benefits</a>`);
  await enter("sub");
  await page.goto(partner.origin);
  await page.getByRole("link", { name: "Your benefits" }).click();
  await expect(homePage(page).welcome).toHaveText("Welcome, Jordan");
  await expect(page).toHaveURL("/home?from=mail&x=a%26b");
  // Still the same session: the next page of ours opens as well.
  await page.reload();
  await expect(homePage(page).welcome).toHaveText("Welcome, Jordan");
});

test("GUARD-02 T-03 the same link leads a visitor to the log-in page @js", async ({
  page,
  partner,
  guard,
  baseURL,
}) => {
  guard.expectSite(partner.origin);
  partner.show(`<a href="${baseURL}/home">Your benefits</a>`);
  await page.goto(partner.origin);
  await page.getByRole("link", { name: "Your benefits" }).click();
  await expect(loginPage(page).heading).toBeVisible();
});

test("LOGOUT-12 T-03 a link to log-out on another site does not log out @js", async ({
  page,
  partner,
  guard,
  enter,
  baseURL,
}) => {
  guard.expectSite(partner.origin);
  partner.show(`<a href="${baseURL}/logout">Free money</a>`);
  await enter("sub");
  await page.goto(partner.origin);
  await page.getByRole("link", { name: "Free money" }).click();
  await expect(loginPage(page).heading).toBeVisible();
  await homePage(page).open();
  await expect(homePage(page).welcome).toBeVisible();
});

// Where a token leads whom, the requests' tests tell.
test("SSO-02 SSO-03 T-03 T-15 a token that an application posts signs a member in", async ({
  page,
  partner,
  guard,
  world,
  baseURL,
}) => {
  guard.expectSite(partner.origin);
  const { token } = (await world.control("POST", "sso", { username: "sub" })) as { token: string };
  partner.show(`<form method="post" action="${baseURL}/sso-landing">
    <input type="hidden" name="token" value="${token}"><button>Go</button></form>`);
  await page.goto(partner.origin);
  await page.getByRole("button", { name: "Go" }).click();
  await expect(page).toHaveURL("/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a token posted by a site nobody listed signs nobody in @js", async ({
  page,
  ebill,
  guard,
  world,
  baseURL,
}) => {
  guard.expectStatus(403);
  guard.expectSite(ebill.origin);
  const { token } = (await world.control("POST", "sso", { username: "sub" })) as { token: string };
  ebill.show(`<form method="post" action="${baseURL}/sso-landing">
    <input type="hidden" name="token" value="${token}"><button>Go</button></form>`);
  await page.goto(ebill.origin);
  await page.getByRole("button", { name: "Go" }).click();
  await expect(page.getByText("Error code: 403 Forbidden")).toBeVisible();
  await homePage(page).open();
  await expect(page).toHaveURL("/login");
  ebill.forget();
});

test("SSO-01 ROUTING-16 ROUTING-18 SHELL-10 a member of a flagged group goes on to the relationship dashboard", async ({
  page,
  ebill,
  guard,
  javaScriptEnabled,
}) => {
  guard.expectSite(ebill.origin);
  ebill.forget();
  const login = loginPage(page);
  await login.open();
  await login.logIn("flag-one", "Sandbox-2026");
  if (!javaScriptEnabled) {
    await expect(page).toHaveURL("/sso-landing");
    await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
    // Nothing to read but the way on, which also is the heading for those who hear the page.
    const words = (await page.locator("body").innerText()).split(/\s+/).filter(Boolean);
    expect([...new Set(words)]).toEqual(["Continue"]);
    await page.getByRole("button", { name: "Continue" }).click();
  }
  await expect(page).toHaveURL(`${ebill.origin}/crm`);
  const [visit] = ebill.visits.filter(({ url }) => url.pathname === "/crm");
  expect(visit?.method).toBe("POST");
  expect(Object.keys(visit?.fields ?? {}).toSorted()).toEqual(["testEnvironment", "token"]);
  expect(visit?.fields["testEnvironment"]).toBe("test");
  expect(visit?.fields["token"]?.split(".")).toHaveLength(3);
  expect(visit?.cookie).toBeUndefined();
  // Nothing of it stays here.
  await homePage(page).open();
  await expect(page).toHaveURL("/login");
});
