import { homePage } from "#tests/browser/pages.ts";
import { expect, test } from "#tests/browser/test.ts";

test("HOME-35 the EOB button asks for the claim's document and goes to it", async ({
  page,
  enter,
  guard,
  world,
}) => {
  guard.expectStatus(404);
  await enter("sub");
  const home = homePage(page);
  await home.open();
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

test("HOME-36 a claim whose document is missing ends on the error page @js", async ({
  page,
  enter,
  guard,
  world,
}) => {
  guard.expectStatus(404);
  await enter("sub");
  const home = homePage(page);
  await home.open();
  await world.fault({ path: "v2/eobs", body: { content: [] } });
  await home.claims.getByRole("button", { name: /^View EOB/ }).click();
  await expect(page).toHaveURL("/error/404");
  await expect(page.getByText("Error code: 404 Not found")).toBeVisible();
});

test("TILE-12 TILE-13 TILE-14 TILE-15 eBill opens in a tab of its own, registering the first time", async ({
  page,
  enter,
  guard,
  ebill,
  world,
}) => {
  guard.expectSite(ebill.origin);
  ebill.forget();
  await enter("sub");
  const home = homePage(page);
  await home.open();
  const tile = home.programs.getByRole("button", { name: "eBill (opens in a new tab)" });
  for (const firsttime of ["Y", "N"]) {
    const opened = page.waitForEvent("popup");
    await tile.click();
    const tab = await opened;
    await expect(tab.getByRole("heading")).toHaveText("Another site");
    const url = new URL(tab.url());
    expect(url.origin + url.pathname).toBe(`${ebill.origin}/start`);
    expect(url.searchParams.get("userkey")).toMatch(/^\S{8,}$/);
    expect(url.searchParams.get("firsttime")).toBe(firsttime);
    await tab.close();
  }
  await expect(page).toHaveURL("/home");
  expect(ebill.visits.map(({ method, referer, cookie }) => [method, referer, cookie])).toEqual([
    ["GET", undefined, undefined],
    ["GET", undefined, undefined],
  ]);
  const registered = (await world.calls()).filter(({ path }) => path.includes("registerEbillUser"));
  expect(registered.map(({ method }) => method)).toEqual(["PUT"]);
});
