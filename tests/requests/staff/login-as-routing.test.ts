import { afterEach, describe, expect, test, vi } from "vitest";
import { actFor, postLoginAs, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { copyCookies, elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";

const PREVENT = { preventSalesforce: "Y" };
const FLAGGED_GROUP = "10007042";
const TIED_GROUP = "10007035";

const world = useWorld();
afterEach(() => {
  vi.useRealTimers();
});

const landed = (page: Page) => [page.status, page.hops, textsOf(page, "h1")];

const choose = (browser: Visitor, groupId: string, path = "/group-selection") =>
  browser.openPost(path, { groupId });

test.each([
  ["nonemp", HOST.summit, SUBSCRIBER.summit, "Skyler"],
  ["emp", HOST.providence, SUBSCRIBER.providence, "Dana"],
])(
  "LOGINAS-18 T-48 login-as of %s at %s leads to the member's home",
  async (staff, host, id, name) => {
    const { page } = await actFor(world, staff, id, { host });
    expect(landed(page)).toEqual([200, ["/home"], [`Welcome, ${name}`]]);
  },
);

test("T-48 at Summit a login-as token with a staff role does not lead back to the form", async () => {
  const body = { token: await world.token("emp"), redirect: null };
  await world.fault({ path: "login-as", body, times: 1 });
  const { page } = await actFor(world, "emp", SUBSCRIBER.summit, { host: HOST.summit });
  expect([page.status, page.hops]).toEqual([200, ["/home"]]);
});

test("LOGINAS-18 login-as with a member's name opens that member, not the subscriber", async () => {
  const named = { firstName: "theo", lastName: "TESTA-LINDQVIST", dateOfBirth: "2006-05-14" };
  const member = { ...named, way: "member" };
  const { page } = await actFor(world, "emp", SUBSCRIBER.sub, member);
  expect(landed(page)).toEqual([200, ["/home"], ["Welcome, Theo"]]);
});

test("ROUTING-14 ROUTING-15 ROLE-15 T-48 staff are not led to a member's preferences or policy", async () => {
  const { page } = await actFor(world, "nonemp", SUBSCRIBER.nopref);
  expect(landed(page)).toEqual([200, ["/home"], ["Welcome, Sage"]]);
  const host = HOST.providence;
  const calls = await world.callsDuring(async () => {
    const signed = await actFor(world, "emp", SUBSCRIBER.providenceUnsigned, { host });
    expect(landed(signed.page)).toEqual([200, ["/home"], ["Welcome, Lane"]]);
  });
  expect(calls.map(({ path }) => path)).not.toContain("/account/registration/policies");
});

describe("login-as for a flagged member", () => {
  test("ROUTING-16 sends the token on, and leaves no session", async () => {
    const { browser, page } = await actFor(world, "emp", SUBSCRIBER.flagOne);
    expect(landed(page)).toEqual([200, [], ["Continue"]]);
    const action = elementOf(page, "main form").getAttribute("action");
    expect(action).toBe(process.env["CRM_SSO_URL"]);
    // After the token was sent there is no session here, nor a staff session.
    expect([...browser.jar.keys()]).toEqual([]);
  });

  test("ROUTING-17 LOGINAS-07 LOGINAS-17 with the box checked leads home, for this login-as only", async () => {
    const { browser, page } = await actFor(world, "emp", SUBSCRIBER.flagOne, PREVENT);
    expect(landed(page)).toEqual([200, ["/home"], ["Welcome, Marlow"]]);
    await postLoginAs(browser, { subscriberId: SUBSCRIBER.flagOne });
    expect((await browser.open("/sso-landing")).hops).toEqual([]);
    // Only staff can request it.
    const typed = { username: "flag-one", password: "Sandbox-2026", handOffPrevented: "true" };
    const own = await world.visitor().openPost("/login", { ...typed, ...PREVENT });
    expect(own.hops).toEqual(["/sso-landing"]);
  });

  test("LOGINAS-17 still sends no token where that is prevented, over choices of a group", async () => {
    const { browser, page } = await actFor(world, "nonemp", SUBSCRIBER.flag360, PREVENT);
    expect(page.hops).toEqual(["/group-selection"]);
    const chosen = await choose(browser, FLAGGED_GROUP);
    expect(landed(chosen)).toEqual([200, ["/sso-landing", "/home"], ["Welcome, Taylor"]]);
    const back = await choose(browser, TIED_GROUP, "/select-group");
    expect(back.hops).toEqual(["/sso-landing", "/home"]);
    const again = await choose(browser, FLAGGED_GROUP, "/select-group");
    expect(again.hops).toEqual(["/sso-landing", "/home"]);
    expect(again.text).toContain("You are viewing as staff");
  });
});

test("LOGINAS-16 T-16 login-as ends the staff member's own session at once", async () => {
  const browser = await world.enter("emp");
  const own = world.visitor();
  copyCookies(browser, own);
  // The seconds of a double click pass only when the clock is set.
  vi.useFakeTimers({ toFake: ["Date"] });
  await postLoginAs(browser, { subscriberId: SUBSCRIBER.sub });
  await browser.open("/sso-landing");
  // A second click is told to try again for a moment, with the new cookies.
  expect((await own.send("/home")).status).toBe(503);
  vi.setSystemTime(Date.now() + 10_001);
  const calls = await world.callsDuring(async () => {
    expect((await own.send("/home")).headers.get("location")).toBe("/logout");
    expect((await own.send("/login-as")).headers.get("location")).toBe("/error/404");
  });
  expect(calls).toEqual([]);
  expect((await browser.open("/home")).text).toContain("Jordan");
});

test("LOGINAS-16 login-as shows and keeps no data of the staff member's own session", async () => {
  const browser = await world.enter("emp");
  expect((await browser.open("/home")).text).toContain("Reese");
  const member = await world.enter("sub");
  await postLoginAs(browser, { subscriberId: SUBSCRIBER.sub });
  const { page, calls } = await writing(world, () => browser.open("/sso-landing"));
  expect(page.html).not.toContain("Reese");
  expect(page.text).toContain("Jordan");
  expect(calls.map(({ path }) => path)).toContain("/account");
  const ofMember = calls.filter(({ path }) => path !== "/ncqa");
  expect(new Set(ofMember.map(({ persona }) => persona))).toEqual(new Set(["sub"]));
  // The member's own session elsewhere stays.
  expect((await member.send("/home")).status).toBe(200);
  await browser.open("/login-as/end", { method: "POST" });
  const back = await world.callsDuring(() => browser.open("/home"));
  expect(back.map(({ path }) => path)).toContain("/account");
});

test("T-15 a redirect in a login-as answer is followed only to listed origins", async () => {
  const answerWith = async (redirect: string) => {
    const token = await world.token("sub");
    await world.fault({ path: "login-as", body: { token, redirect }, times: 1 });
    return (await actFor(world, "emp", SUBSCRIBER.sub)).page;
  };
  const listed = await answerWith("https://apps.example.test/x");
  const action = elementOf(listed, "main form").getAttribute("action");
  expect(action).toBe("https://apps.example.test/sso-landing");
  expect((await answerWith("https://evil.example/")).hops).toEqual(["/home"]);
});
