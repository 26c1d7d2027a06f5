import { beforeAll, describe, expect, test } from "vitest";
import { loginAsForm, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { eventually } from "#tests/harness/eventually.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { useServed } from "#tests/harness/world/served.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { createVisitor, type Handler, type Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";

/** A line of the audit trail, as read from the log. */
type Line = Readonly<Record<string, unknown>>;

const MEMBER = /^member:[\w-]{22}$/;
const ACCOUNT = /^username:[\w-]{22}$/;

const world = useWorld({ env: { LOG_LEVEL: "info" } });
const served = useServed(world);
let trail: readonly Line[];
let step = "";
/** The step in which each request was sent, by the id of its answer. */
const stepOf = new Map<unknown, string>();

const during = (name: string): readonly Line[] =>
  trail.filter(({ requestId }) => stepOf.get(requestId) === name);

function visitor(): Visitor {
  const handle: Handler = async (request) => {
    const response = await served.handle(request);
    stepOf.set(response.headers.get("x-request-id"), step);
    return response;
  };
  return createVisitor(handle, `http://localhost:${served.port}`);
}

const eventsOf = (of: readonly Line[]) =>
  of.map(({ event, outcome, pattern }) => [
    event,
    outcome,
    ...(pattern === undefined ? [] : [pattern]),
  ]);

const post = (browser: Visitor, path: string, fields: Record<string, string> = {}) =>
  browser.post(path, fields);
const loginAs = (browser: Visitor, fields: Record<string, string>) =>
  browser.post("/login-as", loginAsForm(fields));
const signIn = (browser: Visitor, username: string) =>
  post(browser, "/login", { username, password: PASSWORD });

beforeAll(async () => {
  const member = visitor();
  step = "a member's visit";
  await signIn(member, "sub");
  for (const path of ["/sso-landing", "/home", "/select-group"]) await member.send(path);
  await post(member, "/home", { intent: "ebill" });
  await member.send("/logout");
  const staff = visitor();
  step = "staff sign in";
  await signIn(staff, "emp");
  for (const path of ["/sso-landing", "/home", "/login-as"]) await staff.send(path);
  step = "staff open nobody";
  await loginAs(staff, { subscriberId: "000000000" });
  step = "staff mistype";
  await loginAs(staff, { subscriberId: "1" });
  await loginAs(staff, { subscriberId: "000000001" });
  step = "staff open sub";
  await loginAs(staff, { subscriberId: SUBSCRIBER.sub });
  step = "staff look";
  for (const path of ["/sso-landing", "/home", "/select-group"]) await staff.send(path);
  await staff.send("/home.data");
  await staff.send("/error/404");
  await staff.send("/account/settings/change-password");
  step = "staff look for a claim";
  const home = await (await staff.send("/home")).text();
  const claimId = /name="claimId" value="([^"]+)"/.exec(home)?.[1] ?? "";
  step = "staff change";
  await post(staff, "/home", { intent: "eob", claimId });
  await post(staff, "/home", { intent: "ebill" });
  await post(staff, "/home", { intent: "nothing" });
  step = "staff try the member's questions";
  await post(staff, "/account/settings?edit=questions");
  step = "staff end";
  await post(staff, "/login-as/end");
  step = "staff open flag360";
  await loginAs(staff, { subscriberId: SUBSCRIBER.flag360 });
  await staff.send("/sso-landing");
  const preferences = { emailAddress: "taylor@members.example" };
  step = "staff consent to nothing";
  await post(staff, "/update-preferences", preferences);
  step = "staff consent";
  await post(staff, "/update-preferences", { ...preferences, onBehalf: "Y" });
  step = "staff choose";
  await post(staff, "/group-selection", { groupId: "10007035" });
  step = "staff log out";
  await staff.send("/sso-landing");
  await staff.send("/logout");
  step = "a hand-over";
  const headers = { origin: "https://apps.example.test" };
  const body = new URLSearchParams({ token: await world.token("sub") });
  await visitor().send("/sso-landing", { method: "POST", headers, body });
  const lines = () => jsonLines(world.log()).filter(({ channel }) => channel === "audit");
  await eventually(() => {
    if (lines().at(-1)?.["event"] !== "sign-in-elsewhere") throw new Error("not all is told yet");
  });
  trail = lines();
});

const subject = () => during("a member's visit")[0]?.["actor"];
const staffHash = () => during("staff sign in")[0]?.["actor"];

test("audit lines hold the time, the request id, the brand and hashes of actor and subject", () => {
  expect(trail.length).toBeGreaterThan(15);
  for (const line of trail) {
    expect.soft(line["at"]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect.soft(line["requestId"]).toMatch(/^[0-9a-f-]{36}$/);
    expect.soft(line["domainId"]).toBe(1);
    expect.soft(line["actor"]).toMatch(MEMBER);
    expect.soft(line["subject"] ?? line["actor"]).toMatch(MEMBER);
  }
});

test("a member's visit leaves audit lines of sign-in and log-out, and of no page", () => {
  const visit = during("a member's visit");
  expect(eventsOf(visit)).toEqual([
    ["sign-in", "ok"],
    ["log-out", "ok"],
  ]);
  expect(visit[0]?.["account"]).toMatch(ACCOUNT);
  expect(visit[0]?.["actor"]).toBe(visit[1]?.["actor"]);
  expect(eventsOf(during("staff sign in"))).toEqual([["sign-in", "ok"]]);
});

test("log lines from sign-in to log-out share one session hash, which no other visit has", () => {
  const lines = jsonLines(world.log()).filter(({ channel }) => channel !== "audit");
  const sessions = (name: string) => {
    const own = [...lines, ...trail].filter(({ requestId }) => stepOf.get(requestId) === name);
    return own.map(({ session }) => session);
  };
  const [member, staff] = [sessions("a member's visit"), sessions("staff sign in")];
  expect(member.length).toBeGreaterThan(6);
  expect(new Set(member).size).toBe(1);
  expect(member[0]).toMatch(/^session:[\w-]{22}$/);
  expect(staff).not.toContain(member[0]);
  expect(new Set(sessions("staff mistype"))).toEqual(new Set(staff));
  expect(sessions("staff open sub")).not.toContain(undefined);
});

describe("audit lines of staff", () => {
  test("LOGINAS-20 a login-as that finds no member has a line without subject, an invalid form none", () => {
    for (const step of ["staff open nobody", "staff mistype"]) {
      expect(eventsOf(during(step))).toEqual([["login-as", "failed"]]);
      expect(during(step)[0]).toMatchObject({ actor: staffHash() });
      expect(during(step)[0]).not.toHaveProperty("subject");
    }
  });

  test("an attempt to save a member's security answers is audited as failed", () => {
    const tried = during("staff try the member's questions");
    expect(eventsOf(tried)).toEqual([
      ["security-answers", "failed"],
      ["change", "failed", "account/settings"],
    ]);
    expect(tried[0]).toMatchObject({ actor: staffHash(), subject: subject() });
  });

  test("LOGINAS-18 a login-as names the staff member as actor and the member as subject", () => {
    const [line, ...more] = during("staff open sub");
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      event: "login-as",
      outcome: "ok",
      actor: staffHash(),
      subject: subject(),
    });
    expect(staffHash()).not.toBe(subject());
  });

  test("every page that staff open for a member has a line with its pattern, also a refused page", () => {
    expect(eventsOf(during("staff look"))).toEqual([
      ["view", "ok", "sso-landing"],
      ["view", "ok", "home"],
      ["view", "ok", "select-group"],
      ["view", "ok", "home"],
      ["view", "failed", "account/settings/change-password"],
    ]);
    for (const line of during("staff look")) {
      expect(line).toMatchObject({ actor: staffHash(), subject: subject() });
    }
  });

  test("every change that staff send for a member has a line, done or failed", () => {
    const changes = during("staff change");
    expect(eventsOf(changes)).toEqual([
      ["change", "ok", "home"],
      // To eBill, which only the member may use.
      ["change", "failed", "home"],
      ["change", "failed", "home"],
    ]);
    for (const line of changes) {
      expect(line).toMatchObject({ actor: staffHash(), subject: subject() });
    }
  });

  test("the end of a login-as has a line; pages before the next member's home have lines, too", () => {
    expect(eventsOf(during("staff end"))).toEqual([["login-as-end", "ok"]]);
    expect(during("staff end")[0]).toMatchObject({ actor: staffHash(), subject: subject() });
    const opened = during("staff open flag360");
    expect(eventsOf(opened)).toEqual([
      ["login-as", "ok"],
      ["view", "ok", "sso-landing"],
    ]);
    expect(opened[0]?.["subject"]).not.toBe(subject());
    expect(opened[1]?.["subject"]).toBe(opened[0]?.["subject"]);
    expect(eventsOf(during("staff choose"))).toContainEqual(["change", "ok", "group-selection"]);
  });
});

test("LOGOUT-12 a log-out of staff who act for a member names the staff member as actor", () => {
  const [view, out] = during("staff log out");
  expect(eventsOf([view ?? {}, out ?? {}])).toEqual([
    ["view", "ok", "sso-landing"],
    ["log-out", "ok"],
  ]);
  expect(out).toMatchObject({ actor: staffHash(), subject: view?.["subject"] });
});

test("a consent that staff give for a member is audited, and fails without their confirmation", () => {
  expect(eventsOf(during("staff consent to nothing"))).toEqual([
    ["change", "failed", "update-preferences"],
  ]);
  const given = during("staff consent");
  expect(eventsOf(given)).toEqual([
    ["preferences", "ok"],
    ["consent-on-behalf", "ok", "update-preferences"],
    ["change", "ok", "update-preferences"],
  ]);
  const opened = during("staff open flag360")[0]?.["subject"];
  for (const line of given) expect(line).toMatchObject({ actor: staffHash(), subject: opened });
});

test("S-25 a token from another application is audited as sign-in-elsewhere", () => {
  const [line, ...more] = during("a hand-over");
  expect(more).toEqual([]);
  expect(line).toMatchObject({ event: "sign-in-elsewhere", outcome: "ok", actor: subject() });
});

test("the log holds no name, no member number, no token, no password and no username", () => {
  const people = [SUBSCRIBER.sub, "410000100", "410001700", "Jordan", "Reese"];
  for (const told of [...people, "eyJ", "Sandbox-2026"]) expect(world.log()).not.toContain(told);
  expect(world.log()).not.toMatch(/"(?:emp|sub)"/);
});
