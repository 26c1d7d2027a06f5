import { expect, test } from "vitest";
import { accountRelevantPreferences } from "#server/gateway/calls/member/account.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { faultsOf } from "#tests/harness/pages/page-faults.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { factsOf } from "../../home/home-page.ts";
import { ebillButton, press, WAYS } from "./press-ebill.ts";

const world = resetting(useWorld());

const PATH = "/account/ebill";
const CARD = "How you get your bills";
const WAITING = "Your premium bill is in eBill";
const open = async (persona: string, host: string = HOST.carrier) => world.see(persona, PATH, host);

test("ROUTE-26 BRAND-12 S-11 the page shows a waiting bill, the button to eBill and the billing choices", async () => {
  const page = await open("sub");
  expect([page.status, page.hops, faultsOf(page)]).toEqual([200, [], []]);
  expect(textsOf(page, "h1")).toEqual(["eBill"]);
  expect(page.text).toContain(WAITING);
  expect(page.text).toContain("On your first visit we create your eBill account.");
  expect(ebillButton(page)).toEqual({ method: "post", action: PATH, target: "_blank" });
  expect(textsOf(page, "main .btn")).toContain("Go to eBill (opens in a new tab)");
  expect(factsOf(page, CARD)).toEqual({
    Statements: "Paperless statements",
    "Email me when my invoice is available": "Yes",
    "Email me approximately 5 days before my invoice due date.": "Yes",
    "Emails go to": expect.stringMatching(/@.* Change it in Settings$/) as unknown,
  });
  expect(linksOf(page)).toContainEqual(["Change it in Settings", "/account/settings"]);
});

test("S-11 the alert is shown only while a bill waits; a registered member reads that they are signed up", async () => {
  const page = await open("mod", HOST.medicare);
  expect(page.text).toContain(WAITING);
  expect(page.text).toContain("You're signed up for eBill.");
  await world.fault({ path: "ebill/showEbillAlert", body: false });
  expect((await open("sub")).text).not.toContain(WAITING);
});

test.each([
  ["term", HOST.carrier],
  ["prov", HOST.providence],
])("ACCOUNT-08 T-27 S-11 page, form and button lead %s at %s home", async (who, host) => {
  const browser = await world.enter(who, host);
  expect((await browser.open(PATH)).hops).toEqual(["/home"]);
  const { page, form, puts, calls } = await press(world, browser, PATH);
  expect([page.hops, form, puts]).toEqual([["/home"], null, []]);
  expect(calls.map(({ path }) => path)).not.toContain("/token/userkey");
  const body = new URLSearchParams({ discontinuePaperStatements: "N" });
  const saved = await browser.open(`${PATH}?edit=preferences`, { method: "POST", body });
  expect(saved.hops).toEqual(["/home"]);
});

test("ACCOUNT-08 S-11 the page at Providence asks the gateway nothing about eBill", async () => {
  await world.fault({ path: "ebill/*", body: true });
  const browser = await world.enter("prov", HOST.providence);
  const calls = await world.callsDuring(() => browser.send(PATH));
  expect(calls.filter(({ path }) => /ebill|preferences/.test(path))).toEqual([]);
});

// A failed ebill/hasEbill: tests/faults/screens/page-calls.test.ts.
test("ACCOUNT-08 S-11 the page opens if ebill/hasEbill is true, and leads home if not", async () => {
  await world.fault({ path: "ebill/hasEbill", body: true });
  const page = await open("dep-adult");
  expect([page.status, page.hops]).toEqual([200, []]);
  // Adult dependents have no Settings.
  expect(linksOf(page).map(([, href]) => href)).not.toContain("/account/settings");
  await world.reset();
  await world.fault({ path: "ebill/hasEbill", body: false });
  expect((await open("dep-adult")).hops).toEqual(["/home"]);
});

test("PREFS-09 S-11 the page shows only relevant choices, and no card without any", async () => {
  await world.fault({
    path: accountRelevantPreferences.path,
    body: ["electronicEob", "discontinuePaperStatements"],
  });
  expect(factsOf(await open("sub"), CARD)).toEqual({ Statements: "Paperless statements" });
  await world.reset();
  await world.fault({ path: accountRelevantPreferences.path, body: ["electronicEob"] });
  const page = await open("sub");
  expect([page.status, textsOf(page, "main h2")]).toEqual([200, ["Your bills"]]);
});

test("S-11 a POST to /account/ebill with an unknown intent is a 400", async () => {
  const browser = await world.enter("sub");
  expect((await browser.openPost(PATH, { intent: "constructor" })).status).toBe(400);
});

test("staff who act for a member cannot go to eBill: 403, no registration, and a message on the page", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  for (const path of WAYS) {
    const { page, form, calls } = await press(world, browser, path);
    expect([page.status, form]).toEqual([403, null]);
    const asked = calls.map((call) => call.path);
    expect(asked).not.toContain("/token/userkey");
    expect(asked).not.toContain("/ebill/registerEbillUser");
  }
  const page = await browser.open(PATH);
  expect(page.text).toContain("Only the member can go to eBill.");
  expect(page.document.querySelector('main button[value="ebill"]')).toBeNull();
});
