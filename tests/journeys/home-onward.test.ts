import type { Locator } from "@playwright/test";
import { homePage } from "#tests/browser/pages/pages.ts";
import { expect, test } from "#tests/browser/test.ts";
import { turnTo } from "#tests/browser/turn-to.ts";

test("TILE-12 TILE-13 TILE-14 TILE-15 T-42 eBill opens in a tab of its own, registering first @js", async ({
  page,
  enter,
  guard,
  ebill,
  world,
  baseURL,
}) => {
  guard.expectSite(ebill.origin);
  guard.expectStatus(404);
  ebill.forget();
  await enter("sub");
  const home = homePage(page);
  await home.open();
  const button = (at: Locator) => at.getByRole("button", { name: /eBill \(opens in a new tab\)$/ });
  const goOn = async (pressed: Locator) => {
    const opened = page.waitForEvent("popup");
    await pressed.click();
    const tab = await opened;
    await expect(tab.getByRole("heading")).toHaveText("Another site");
    await expect(tab).toHaveURL(`${ebill.origin}/start`);
    await tab.close();
  };
  await goOn(button(home.programs));
  await expect(page).toHaveURL("/home");
  await page.goto("/account/ebill");
  await goOn(button(page.getByRole("main")));
  await expect(page).toHaveURL("/account/ebill");

  const visits = ebill.visits.map(({ method, url, cookie, from, fields }) => ({
    asked: `${method} ${url.pathname}${url.search}`,
    cookie,
    from,
    fields,
  }));
  const userkey = expect.stringMatching(/^\S{8,}$/) as unknown;
  expect(visits).toEqual(
    ["Y", "N"].map((firsttime) => ({
      asked: "POST /start",
      cookie: undefined,
      from: baseURL,
      fields: { userkey, firsttime },
    })),
  );
  const registered = (await world.calls()).filter(({ path }) => path.includes("registerEbillUser"));
  expect(registered.map(({ method }) => method)).toEqual(["PUT"]);

  await test.step("HOME-35 the EOB button asks for the claim's document", async () => {
    await turnTo(page, "/home");
    const posted = page.waitForResponse((it) => it.request().method() === "POST");
    const next = page.waitForRequest((it) => new URL(it.url()).pathname.startsWith("/eobs/"));
    await home.claims.getByRole("button", { name: /^View EOB/ }).click();

    const answer = await posted;
    expect(answer.status()).toBe(303);
    const location = answer.headers()["location"] ?? "";
    expect(location).toMatch(/^\/eobs\/[^/]+$/);
    const redirected = await next;
    expect(redirected.redirectedFrom()?.url()).toBe(answer.url());
    expect(new URL(redirected.url()).pathname).toBe(location);

    const asked = (await world.calls()).filter(({ path }) => path === "/v2/eobs");
    expect(asked.map(({ query }) => Object.keys(query))).toEqual([["claimId"]]);
  });
});
