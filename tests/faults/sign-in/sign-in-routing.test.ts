import { expect, test } from "vitest";
import { groups as groupsCall } from "#server/gateway/calls/member/groups.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { signInCookiesOf } from "#tests/harness/world/kept.ts";
import { resetting, useFaultWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { expectErrorPage } from "../screens/error-page.ts";
import { MISTAKABLE } from "../screens/home-calls.ts";

const LANDING = "/sso-landing";

const world = resetting(useFaultWorld());

/** The landing's calls before it decides. */
const calls = [
  { path: "account/status", persona: "sub", host: HOST.carrier },
  { path: "groups", persona: "sub", host: HOST.carrier },
  { path: "account/preferences", persona: "sub", host: HOST.carrier },
  { path: "account/relevant-preferences", persona: "sub", host: HOST.carrier },
  { path: "account/registration/policies", persona: "prov", host: HOST.providence },
] as const;

test.each(calls)(
  "HTTP-02 T-14 a fault of $path at the landing gives an error page; the next try leads home",
  async ({ path, persona, host }) => {
    const [fault, entry] = MISTAKABLE;
    const browser = await world.enterPending(persona, host);
    const page = await world.during({ path, ...fault }, () => browser.open(LANDING));
    expect(page.hops).toEqual([]);
    expectErrorPage(page, entry);
    // A failed routing call does not let the person in.
    expect(signInCookiesOf(browser)).toEqual(["temp_token"]);
    const refused = await browser.send("/home");
    expect(refused.headers.get("location")).toBe("/logout");
    expect((await browser.open(LANDING)).hops).toEqual(["/home"]);
  },
);

test.each(calls)(
  "HTTP-01 a 401 of $path at the landing leads to /login and removes every cookie of the sign-in",
  async ({ path, persona, host }) => {
    const browser = await world.enterPending(persona, host);
    const page = await world.during({ path, status: 401 }, () => browser.open(LANDING));
    expect([page.hops, page.status]).toEqual([["/login"], 200]);
    expect(signInCookiesOf(browser)).toEqual([]);
  },
);

test("HTTP-01 a 401 at the partner's landing gives the error page 401 in place", async () => {
  for (const { path } of calls.slice(0, 4)) {
    const browser = await world.enterPending("hpp", HOST.partner);
    const page = await world.during({ path, status: 401 }, () => browser.open(LANDING));
    expect(page.hops).toEqual([]);
    expectErrorPage(page, 401);
  }
});

test('HTTP-02 the landing of every brand shows "no connection" without a gateway, and then leads home', async () => {
  const members = [
    ["sub", HOST.carrier],
    ["summit", HOST.summit],
    ["prov", HOST.providence],
    ["hpp", HOST.partner],
    ["mod", HOST.medicare],
  ] as const;
  const browsers = await Promise.all(members.map(([who, host]) => world.enterPending(who, host)));
  const pages = await world.whileRefused(() =>
    Promise.all(browsers.map((browser) => browser.open(LANDING))),
  );
  for (const page of pages) expectErrorPage(page, 1);
  for (const browser of browsers) {
    expect((await browser.open(LANDING)).hops).toEqual(["/home"]);
  }
});

test("HTTP-02 staff at Summit and Providence reach /login-as without any gateway call", async () => {
  for (const host of [HOST.summit, HOST.providence]) {
    const browser = await world.enterPending("emp", host);
    const page = await world.whileRefused(() => browser.open(LANDING));
    expect([page.hops, page.status]).toEqual([["/login-as"], 200]);
  }
});

test("GW-86 a call of the landing that fails once with 503 is repeated, and the member comes home", async () => {
  for (const { path, persona, host } of calls) {
    const browser = await world.enterPending(persona, host);
    await world.fault({ path, status: 503, times: 1 });
    expect([path, (await browser.open(LANDING)).hops]).toEqual([path, ["/home"]]);
    await world.mend();
  }
});

test("T-72 an unknown account status is logged as a warning with its code", async () => {
  await world.fault({ path: "account/status", body: "LCK" });
  const browser = await world.enterPending("sub");
  expect((await browser.open(LANDING)).hops).toEqual(["/home"]);
  const lines = world.log().split("\n");
  const line = lines.find((text) => text.includes("unknown account status"));
  expect(JSON.parse(line ?? "{}")).toMatchObject({ level: "warn", reason: "LCK" });
});

test("T-56 groups of another member only give the page 502, and the sign-in stays pending", async () => {
  const [group] = await answerOf(world, "flag-one", groupsCall);
  const strange = { ...group, memberKey: "somebody-else" };
  for (const groups of [[strange], [{ ...strange, moda360: false }]]) {
    const browser = await world.enterPending("flag-one");
    const page = await world.during({ path: "groups", body: groups }, () => browser.open(LANDING));
    expectErrorPage(page, 502);
    expect(page.html).not.toMatch(/Failed to find group|GroupLookup|\.ts\b|node_modules/);
    expect(signInCookiesOf(browser)).toEqual(["temp_token"]);
  }
});
