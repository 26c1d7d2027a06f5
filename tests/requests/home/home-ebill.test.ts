import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Visitor } from "#tests/harness/visitor.ts";
import { HOST, openWorld, type World } from "#tests/harness/world.ts";
import { tiles } from "./home-page.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => world.reset());
afterEach(() => world.mend());
afterAll(() => world.close());

const SITE = "https://ebill.example.test/start";

/** Presses eBill, and what that made of the gateway and the browser. */
async function press(browser: Visitor) {
  let response = new Response();
  const calls = await world.callsDuring(async () => {
    response = await browser.send("/home", {
      method: "POST",
      body: new URLSearchParams({ intent: "ebill" }),
    });
  });
  const puts = calls.filter(({ method }) => method !== "GET");
  const location = response.headers.get("location");
  return { response, calls, puts, to: location === null ? null : new URL(location) };
}
const goneWrong = (paths: string) => ({ path: paths, status: 500 });

test("TILE-12 TILE-13 TILE-14 TILE-15 T-42 the first visit registers once and says firsttime=Y", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "token/userkey", body: "KEY 1/&" });
  const { response, puts, to } = await press(browser);
  expect(response.status).toBe(303);
  expect(`${to?.origin}${to?.pathname}`).toBe(SITE);
  expect([...(to?.searchParams ?? [])]).toEqual([
    ["userkey", "KEY 1/&"],
    ["firsttime", "Y"],
  ]);
  expect(puts.map(({ method, path }) => [method, path])).toEqual([
    ["PUT", "/ebill/registerEbillUser"],
  ]);
});

test("TILE-15 once registered nothing is written, and the link does not say firsttime=Y", async () => {
  const browser = await world.enter("sub");
  await press(browser);
  const { puts, to } = await press(browser);
  expect([puts, to?.searchParams.get("firsttime")]).toEqual([[], "N"]);
});

test("T-39 the registration is known at once, also after a look at home, and in another session", async () => {
  const browser = await world.enter("sub");
  await browser.open("/home");
  await press(browser);
  await browser.open("/home");
  expect((await press(browser)).puts).toEqual([]);
  expect((await press(await world.enter("sub"))).puts).toEqual([]);
});

test("TILE-13 T-42 the address holds a key: nobody keeps it, nobody passes it on, none serves twice", async () => {
  const browser = await world.enter("sub");
  const first = await press(browser);
  expect(first.response.headers.get("cache-control")).toBe("no-store");
  expect(first.response.headers.get("referrer-policy")).toBe("no-referrer");
  const second = await press(browser);
  expect(first.to?.searchParams.get("userkey")).toBeTruthy();
  expect(second.to?.searchParams.get("userkey")).not.toBe(first.to?.searchParams.get("userkey"));
});

test("T-42 no GET leads to eBill: the tile is a form, and the page holds no address of the site", async () => {
  const browser = await world.enter("sub");
  const page = await browser.open("/home?intent=ebill");
  expect(page.status).toBe(200);
  expect(page.html).not.toContain("ebill.example.test");
  const tile = tiles(page).find(({ name }) => name === "eBill");
  expect([tile?.ebill, tile?.newTab, tile?.href]).toEqual([true, true, undefined]);
});

test.each([
  ["term", HOST.carrier],
  ["noelig", HOST.carrier],
  ["cop", HOST.carrier],
  ["prov", HOST.providence],
])(
  "MENU-30 MENU-31 ROLE-19 for %s on %s eBill is a page not found, and nothing is written",
  async (persona, host) => {
    const browser = await world.enter(persona, host);
    const { response, puts, calls } = await press(browser);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain("Error code: 404 Not found");
    expect(puts).toEqual([]);
    expect(calls.map(({ path }) => path)).not.toContain("/token/userkey");
  },
);

test.each(["ebill/hasEbill", "ebill/ebillRegistered", "ebill/registerEbillUser"])(
  "HOME-50 TILE-12 where %s fails, the member stays here with the error page",
  async (path) => {
    const browser = await world.enter("sub");
    await world.fault(goneWrong(path));
    const { response, to } = await press(browser);
    expect([response.status, to]).toEqual([500, null]);
    expect(await response.text()).toContain("Error code: 500 Internal server error");
  },
);

test("TILE-13 without a key there is no way to eBill, and no half-made address", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "token/userkey", body: "" });
  const { response, to } = await press(browser);
  expect([response.status, to]).toEqual([502, null]);
});

test("TILE-14 an older member who is registered goes on with N and no write", async () => {
  const browser = await world.enter("mod", HOST.medicare);
  const { puts, to } = await press(browser);
  expect([puts, to?.searchParams.get("firsttime")]).toEqual([[], "N"]);
});
