import { expect, test } from "vitest";
import { faultsOf } from "#tests/harness/pages/page-faults.ts";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { formToSiteOf, press, pressed, SITE, WAYS } from "../account/ebill/press-ebill.ts";
import { tiles } from "./home-page.ts";

const world = resetting(useWorld());

test.each(WAYS)(
  "TILE-12 TILE-13 TILE-14 TILE-15 T-42 %s: the first press registers once, says firsttime=Y, keeps no key",
  async (path) => {
    const browser = await world.enter("sub");
    const { page, form, puts } = await world.during(
      { path: "token/userkey", body: 'KEY-1/&"' },
      () => press(world, browser, path),
    );
    expect([page.status, page.hops]).toEqual([200, []]);
    expect(form).toEqual({ method: "post", action: SITE, userkey: 'KEY-1/&"', firsttime: "Y" });
    expect(textsOf(page, "main button")).toEqual(["Continue"]);
    expect(puts).toMatchObject([{ method: "PUT", path: "/ebill/registerEbillUser" }]);
    expect(page.html.split("KEY-1")).toHaveLength(2);
    expect(page.headers.get("location")).toBeNull();
    expect(page.headers.get("cache-control")).toBe("no-store");
    // The other site learns our origin, but no path.
    expect(page.headers.get("referrer-policy")).toBe("strict-origin");
    expect(faultsOf(page)).toEqual([]);
    // The next press registers nobody and has a new key.
    const next = await press(world, browser, path);
    expect([next.puts, next.form?.["firsttime"]]).toEqual([[], "N"]);
    const again = await press(world, browser, path);
    expect(again.form?.["userkey"]).toBeTruthy();
    expect(again.form?.["userkey"]).not.toBe(next.form?.["userkey"]);
  },
);

test("TILE-15 T-39 a registered member's press writes nothing: after a look at home, elsewhere, in a new session", async () => {
  const browser = await world.enter("sub");
  await press(world, browser, "/home");
  await browser.open("/home");
  const { puts, form } = await press(world, browser, "/account/ebill");
  expect([puts, form?.["firsttime"]]).toEqual([[], "N"]);
  expect((await press(world, await world.enter("sub"), "/home")).puts).toEqual([]);
  // Nor does that of a member who registered before the dashboard.
  const before = await press(world, await world.enter("mod", HOST.medicare), "/home");
  expect([before.puts, before.form?.["firsttime"]]).toEqual([[], "N"]);
});

test.each(WAYS)(
  "T-42 TILE-15 %s: two presses at once register the member once and both lead to eBill",
  async (path) => {
    const browser = await world.enter("sub");
    await world.fault({ path: "ebill/registerEbillUser", delayMs: 50 });
    const calls = await world.callsDuring(async () => {
      const pages = await Promise.all([1, 2].map(() => browser.open(path, pressed())));
      expect(pages.map((page) => formToSiteOf(page)?.action)).toEqual([SITE, SITE]);
    });
    expect(calls.filter(({ method }) => method === "PUT")).toHaveLength(1);
  },
);

test("T-42 T-02 a script's post to eBill is a 400, fetches no key and registers nobody", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(async () => {
    for (const path of ["/home", "/home.data", "/account/ebill", "/account/ebill.data"]) {
      const answer = await browser.send(path, pressed({ "sec-fetch-dest": "empty" }));
      expect([path, answer.status]).toEqual([path, 400]);
      expect(await answer.text()).not.toContain("userkey");
    }
  });
  expect(calls.filter(({ method }) => method === "PUT")).toEqual([]);
  expect(calls.map(({ path }) => path)).not.toContain("/token/userkey");
});

test("T-42 a GET never leads to eBill: the tile is a form, and no page names the address of the site", async () => {
  const browser = await world.enter("sub");
  for (const path of WAYS) {
    const page = await browser.open(`${path}?intent=ebill`);
    expect(page.status).toBe(200);
    expect(page.html).not.toContain("ebill.example.test");
  }
  const tile = tiles(await browser.open("/home")).find(({ name }) => name === "eBill");
  expect([tile?.ebill, tile?.newTab, tile?.href]).toEqual([true, true, undefined]);
});

test.each([
  ["term", HOST.carrier],
  ["noelig", HOST.carrier],
  ["cop", HOST.carrier],
  ["prov", HOST.providence],
])(
  "MENU-30 MENU-31 ROLE-19 a press of %s on %s is a page not found, and nothing is written",
  async (persona, host) => {
    const browser = await world.enter(persona, host);
    const { page, form, puts, calls } = await press(world, browser, "/home");
    expect([page.status, form]).toEqual([404, null]);
    expect(page.html).toContain("Error code: 404 Not found");
    expect(puts).toEqual([]);
    expect(calls.map(({ path }) => path)).not.toContain("/token/userkey");
  },
);

// Other faults of these calls: tests/faults/screens/actions.test.ts.
test("HOME-50 TILE-12 ACCOUNT-08 a failed registration is an error page, and the next press tries again", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "ebill/registerEbillUser", status: 500 });
  const { page, form } = await press(world, browser, "/account/ebill");
  expect([page.status, page.hops, form]).toEqual([500, [], null]);
  expect(page.text).toContain("Error code: 500 Internal server error");
  // The next press tries a failed registration again.
  await world.mend();
  expect((await press(world, browser, "/account/ebill")).form?.action).toBe(SITE);
});

test("TILE-13 an empty key is a broken answer, and the page has no form to eBill", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "token/userkey", body: "" });
  const { page, form, puts } = await press(world, browser, "/home");
  expect([page.status, form, puts]).toEqual([502, null, []]);
});
