import type { Page } from "@playwright/test";
import { homePage, loginPage } from "#tests/browser/pages/pages.ts";
import { expect, test } from "#tests/browser/test.ts";
import type { NeighbourSite } from "#tests/browser/neighbour-site.ts";

/** Follows a link to us from another site. */
async function arriveByLink(page: Page, site: NeighbourSite, address: string) {
  site.show(`<a href="${address.replaceAll("&", "&amp;")}">Go on</a>`);
  await page.goto(site.origin);
  await page.getByRole("link", { name: "Go on" }).click();
}

/** Presses the button of another site that posts a token of this member to us. */
async function arriveByToken(page: Page, site: NeighbourSite, token: unknown, baseURL = "") {
  const value = (token as { token: string }).token;
  site.show(`<form method="post" action="${baseURL}/sso-landing">
    <input type="hidden" name="token" value="${value}"><button>Go</button></form>`);
  await page.goto(site.origin);
  await page.getByRole("button", { name: "Go" }).click();
}

test("GUARD-02 LOGOUT-12 T-03 links of another site lead to log-in or page, none logs out @js", async ({
  page,
  partner,
  ebill,
  guard,
  enter,
  world,
  baseURL,
}) => {
  guard.expectStatus(403);
  guard.expectSite(partner.origin);
  guard.expectSite(ebill.origin);
  await arriveByLink(page, partner, `${baseURL}/home`);
  await expect(loginPage(page).heading).toBeVisible();

  await test.step("a token posted by a site nobody listed signs nobody in", async () => {
    const token = await world.control("POST", "sso", { username: "sub" });
    await arriveByToken(page, ebill, token, baseURL);
    await expect(page.getByText("Error code: 403 Forbidden")).toBeVisible();
    await homePage(page).open();
    await expect(page).toHaveURL("/login");
    ebill.forget();
  });

  await enter("sub");
  await arriveByLink(page, partner, `${baseURL}/logout`);
  await expect(loginPage(page).heading).toBeVisible();
  await arriveByLink(page, partner, `${baseURL}/home`);
  await expect(homePage(page).welcome).toBeVisible();
});

// The request tests cover the target of each token.
test("SSO-02 SSO-03 T-03 T-15 a link in a mail, and a token that an application posts @no-js", async ({
  page,
  context,
  partner,
  guard,
  enter,
  world,
  baseURL,
}) => {
  guard.expectSite(partner.origin);
  await enter("sub");
  await arriveByLink(page, partner, `${baseURL}/home?from=mail&x=a%26b`);
  await expect(homePage(page).welcome).toHaveText("Welcome, Jordan");
  await expect(page).toHaveURL("/home?from=mail&x=a%26b");
  // Still the same session: the next page opens as well.
  await page.reload();
  await expect(homePage(page).welcome).toHaveText("Welcome, Jordan");

  await context.clearCookies();
  const token = await world.control("POST", "sso", { username: "sub" });
  await arriveByToken(page, partner, token, baseURL);
  await expect(page).toHaveURL("/home");
  await expect(homePage(page).welcome).toHaveText("Welcome, Jordan");
});
