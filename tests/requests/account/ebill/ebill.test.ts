import { expect, test } from "vitest";
import { accountRelevantPreferences } from "#server/gateway/calls/member/account.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { faultsOf } from "#tests/harness/pages/page-faults.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { factsOf } from "../../home/home-page.ts";
import { ebillButton, press, WAYS } from "./ebill-hand-off.ts";

const world = resetting(useWorld());

const PATH = "/account/ebill";
const CARD = "How you get your bills";
const WAITING = "You have a bill to review";
const open = async (persona: string, host: string = HOST.carrier) => world.see(persona, PATH, host);

test("ROUTE-26 BRAND-12 S-11 eBill's page: the bill that waits, the way, the choices", async () => {
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

test("S-11 the alert is there only while a bill waits; who is registered is told so", async () => {
  const page = await open("mod", HOST.medicare);
  expect(page.text).toContain(WAITING);
  expect(page.text).toContain("You're signed up for eBill.");
  await world.fault({ path: "ebill/showEbillAlert", body: false });
  expect((await open("sub")).text).not.toContain(WAITING);
});

test.each([
  ["term", HOST.carrier],
  ["prov", HOST.providence],
  ["dep-minor", HOST.carrier],
])("ACCOUNT-08 T-27 S-11 %s at %s is led home, by link, form and button", async (who, host) => {
  const browser = await world.enter(who, host);
  expect((await browser.open(PATH)).hops).toEqual(["/home"]);
  const { page, form, puts, calls } = await press(world, browser, PATH);
  expect([page.hops, form, puts]).toEqual([["/home"], null, []]);
  expect(calls.map(({ path }) => path)).not.toContain("/token/userkey");
  const body = new URLSearchParams({ discontinuePaperStatements: "N" });
  const saved = await browser.open(`${PATH}?edit=preferences`, { method: "POST", body });
  expect(saved.hops).toEqual(["/home"]);
});

test("ACCOUNT-08 S-11 at Providence nothing of eBill is asked, whatever the gateway says of it", async () => {
  await world.fault({ path: "ebill/*", body: true });
  const browser = await world.enter("prov", HOST.providence);
  const calls = await world.callsDuring(() => browser.send(PATH));
  expect(calls.filter(({ path }) => /ebill|preferences/.test(path))).toEqual([]);
  const terminated = await world.enter("term");
  expect((await terminated.open(PATH)).hops).toEqual(["/home"]);
});

test("ACCOUNT-08 S-11 the page is there for whom the gateway says to have eBill", async () => {
  for (const [who, host] of [
    ["dep-adult", HOST.carrier],
    ["hpp", HOST.partner],
  ] as const) {
    await world.fault({ path: "ebill/hasEbill", body: true });
    const page = await open(who, host);
    expect([page.status, page.hops]).toEqual([200, []]);
    await world.reset();
    await world.fault({ path: "ebill/hasEbill", body: false });
    expect((await open(who, host)).hops).toEqual(["/home"]);
    await world.reset();
  }
});

test.each(["account", "ebill/hasEbill"])(
  "ROUTE-66 ACCOUNT-08 S-11 where %s fails with 500 the error page stands here: it is no no",
  async (path) => {
    await world.fault({ path, status: 500 });
    const page = await open("sub");
    expect([page.status, page.hops]).toEqual([500, []]);
    expect(page.text).toContain("Error code: 500 Internal server error");
    expect(page.text).not.toContain("Welcome, Jordan");
  },
);

test("S-11 what cannot be read of the state is said to be unknown, and the way stays", async () => {
  await world.fault(
    { path: "ebill/showEbillAlert", status: 500 },
    { path: "ebill/ebillRegistered", status: 500 },
  );
  const page = await open("sub");
  expect(page.status).toBe(200);
  expect(page.text).toContain("We can't tell right now whether a bill is waiting for you.");
  expect(page.text).toContain("If this is your first visit, we create your eBill account.");
  expect(page.text).not.toContain(WAITING);
  expect(ebillButton(page).action).toBe(PATH);
});

test("PREFS-09 S-11 only the choices that concern the member are shown; without any there is no card", async () => {
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

test("S-11 an unknown intent is refused, and the page asks nothing of script", async () => {
  const browser = await world.enter("sub");
  for (const intent of ["", "eob", "constructor"]) {
    expect((await browser.openPost(PATH, { intent })).status).toBe(400);
  }
  expect(elementOf(await browser.open(PATH), "main").querySelectorAll("script")).toEqual([]);
});

test("GUARD-02 nobody has it without a session", async () => {
  expect((await world.visitor().open(PATH)).hops).toEqual(["/logout", "/login"]);
});

test("staff who act for a member do not go to eBill: nobody is registered, and they are told", async () => {
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
