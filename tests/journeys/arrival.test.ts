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

// The request tests cover the target of each token.
test("SSO-02 T-03 another site's link keeps the session; only a listed site's token signs in @no-js", async ({
  page,
  context,
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
  const token = await world.control("POST", "sso", { username: "sub" });

  await test.step("a visitor's link to home leads to the log-in page", async () => {
    await arriveByLink(page, partner, `${baseURL}/home`);
    await expect(loginPage(page).heading).toBeVisible();
  });
  await test.step("a token posted by an unlisted site is refused with 403", async () => {
    await arriveByToken(page, ebill, token, baseURL);
    await expect(page.getByText("Error code: 403 Forbidden")).toBeVisible();
    await homePage(page).open();
    await expect(page).toHaveURL("/login");
    ebill.forget();
  });
  await enter("sub");
  await test.step("a link to /logout does not end the session", async () => {
    await arriveByLink(page, partner, `${baseURL}/logout`);
    await expect(loginPage(page).heading).toBeVisible();
  });
  await test.step("a member's link opens its page with the query kept", async () => {
    await arriveByLink(page, partner, `${baseURL}/home?from=mail&x=a%26b`);
    await expect(homePage(page).welcome).toHaveText("Welcome, Jordan");
    await expect(page).toHaveURL("/home?from=mail&x=a%26b");
    await page.reload();
    await expect(homePage(page).welcome).toHaveText("Welcome, Jordan");
  });
  await context.clearCookies();
  await test.step("a token posted by a listed application signs its member in", async () => {
    await arriveByToken(page, partner, token, baseURL);
    await expect(page).toHaveURL("/home");
    await expect(homePage(page).welcome).toHaveText("Welcome, Jordan");
  });
});
