import { homePage, loginPage } from "#tests/browser/pages.ts";
import { expect, test } from "#tests/browser/test.ts";

test("SSO-02 T-03 a link in a mail leads a signed-in member to the page it names @no-js", async ({
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
test("SSO-02 SSO-03 T-03 T-15 a token that an application posts signs a member in @no-js", async ({
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
