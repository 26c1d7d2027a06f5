import { beforeAll, expect, test } from "vitest";
import { loginAsForm, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { eventually } from "#tests/harness/eventually.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { useServed } from "#tests/harness/world/served.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { createVisitor, type Handler, type Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import { saveNew, toNewPassword } from "../recovery/recovery-walk.ts";

/** A line of the audit trail, as read from the log. */
type Line = Readonly<Record<string, unknown>>;

const MEMBER = /^member:[\w-]{22}$/;
/** Of whom nobody has signed in: only the name that was typed is known. */
const USERNAME = /^username:[\w-]{22}$/;

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
  of.map(({ event, outcome, pattern }) => [event, outcome, pattern].join(" ").trim());

const post = (browser: Visitor, path: string, fields: Record<string, string> = {}) =>
  browser.post(path, fields);
const loginAs = (browser: Visitor, fields: Record<string, string>) =>
  browser.post("/login-as", loginAsForm(fields));
const signIn = (browser: Visitor, username: string) =>
  post(browser, "/login", { username, password: PASSWORD });

beforeAll(async () => {
  const member = visitor();
  step = "a visit of a member";
  await signIn(member, "sub");
  for (const path of ["/sso-landing", "/home", "/select-group"]) await member.send(path);
  await post(member, "/home", { intent: "ebill" });
  await member.send("/logout");
  const staff = visitor();
  step = "a sign-in of staff";
  await signIn(staff, "emp");
  for (const path of ["/sso-landing", "/home", "/login-as"]) await staff.send(path);
  step = "LOGINAS-20 a login-as that finds no member";
  await loginAs(staff, { subscriberId: "000000000" });
  step = "LOGINAS-20 an invalid login-as";
  await loginAs(staff, { subscriberId: "1" });
  await loginAs(staff, { subscriberId: "000000001" });
  step = "LOGINAS-18 a login-as for sub";
  await loginAs(staff, { subscriberId: SUBSCRIBER.sub });
  step = "every page opened for a member";
  for (const path of ["/sso-landing", "/home", "/select-group"]) await staff.send(path);
  await staff.send("/home.data");
  await staff.send("/error/404");
  await staff.send("/account/settings/change-password");
  // It leads to the page of error 404.
  await staff.send("/resource-download/id-card.pdf?suffix=9&category=M");
  step = "a search for a claim";
  const home = await (await staff.send("/home")).text();
  const claimId = /name="claimId" value="([^"]+)"/.exec(home)?.[1] ?? "";
  step = "every change for a member";
  await post(staff, "/home", { intent: "eob", claimId });
  await post(staff, "/home", { intent: "ebill" });
  await post(staff, "/home", { intent: "nothing" });
  step = "an attempt to save a member's answers";
  await post(staff, "/account/settings?edit=questions");
  step = "the end of a login-as";
  await post(staff, "/login-as/end");
  step = "a login-as for flag360";
  await loginAs(staff, { subscriberId: SUBSCRIBER.flag360 });
  await staff.send("/sso-landing");
  const preferences = { emailAddress: "taylor@members.example" };
  step = "an unconfirmed consent for a member";
  await post(staff, "/update-preferences", preferences);
  step = "a confirmed consent for a member";
  await post(staff, "/update-preferences", { ...preferences, onBehalf: "Y" });
  step = "a choice of a group for a member";
  await post(staff, "/group-selection", { groupId: "10007035" });
  step = "LOGOUT-12 a log-out of staff who act for a member";
  await staff.send("/sso-landing");
  await staff.send("/logout");
  const ofGroups = visitor();
  step = "a sign-in to another group";
  await signIn(ofGroups, "multi");
  await post(ofGroups, "/group-selection", { groupId: "10007028" });
  const forgetful = visitor();
  const fresh = await toNewPassword(forgetful, "nav");
  step = "S-02 a new password that is refused after a recovery";
  await world.fault({ path: "forgot-password/reset", status: 422 });
  await saveNew(forgetful, fresh);
  step = "S-02 a recovered password";
  await world.mend();
  await saveNew(forgetful, fresh);
  step = "S-25 a token from another application";
  const headers = { origin: "https://apps.example.test" };
  const body = new URLSearchParams({ token: await world.token("sub") });
  await visitor().send("/sso-landing", { method: "POST", headers, body });
  const lines = () => jsonLines(world.log()).filter(({ channel }) => channel === "audit");
  await eventually(() => {
    if (lines().at(-1)?.["event"] !== "sign-in-elsewhere") throw new Error("not all is told yet");
  });
  trail = lines();
});

const actorOf = (name: string) => during(name)[0]?.["actor"];

test("audit lines hold the time, the request id, the brand and hashes of actor and subject", () => {
  expect(trail.length).toBeGreaterThan(15);
  for (const line of trail) {
    expect.soft(line["at"]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect.soft(line["requestId"]).toMatch(/^[0-9a-f-]{36}$/);
    expect.soft([line["domainId"], line["brand"]]).toEqual([1, "carrier"]);
    const person = line["event"] === "recovery" ? USERNAME : MEMBER;
    expect.soft(line["actor"]).toMatch(person);
    expect.soft(line["subject"] ?? line["actor"]).toMatch(person);
  }
});

test("log lines from sign-in to log-out share one session hash, which no other visit has", () => {
  const lines = jsonLines(world.log()).filter(({ channel }) => channel !== "audit");
  const sessions = (name: string) => {
    const own = [...lines, ...trail].filter(({ requestId }) => stepOf.get(requestId) === name);
    return own.map(({ session }) => session);
  };
  const [member, staff] = [sessions("a visit of a member"), sessions("a sign-in of staff")];
  expect(member.length).toBeGreaterThan(6);
  expect(new Set(member).size).toBe(1);
  expect(member[0]).toMatch(/^session:[\w-]{22}$/);
  expect(staff).not.toContain(member[0]);
  expect(new Set(sessions("LOGINAS-20 an invalid login-as"))).toEqual(new Set(staff));
  expect(sessions("LOGINAS-18 a login-as for sub")).not.toContain(undefined);
});

/** Whom a line names: the member alone, the staff member alone, or the staff member for a member. */
type Whose = "member" | "staff" | "staff for sub" | "staff for flag360";

const PAGES_SEEN =
  "view ok sso-landing, view ok home, view ok select-group, view ok home, " +
  "view failed account/settings/change-password, view failed resource-download/id-card.pdf";
const CONSENT =
  "preferences ok, consent-on-behalf ok update-preferences, change ok update-preferences";

// A step, its lines, and whose they are.
test.each<readonly [string, string, Whose]>([
  ["a visit of a member", "sign-in ok, log-out ok", "member"],
  ["a sign-in of staff", "sign-in ok", "staff"],
  ["LOGINAS-20 a login-as that finds no member", "login-as failed", "staff"],
  ["LOGINAS-20 an invalid login-as", "login-as failed", "staff"],
  ["LOGINAS-18 a login-as for sub", "login-as ok", "staff for sub"],
  ["every page opened for a member", PAGES_SEEN, "staff for sub"],
  // To eBill only the member may go.
  [
    "every change for a member",
    "change ok home, change failed home, change failed home",
    "staff for sub",
  ],
  [
    "an attempt to save a member's answers",
    "security-answers failed, change failed account/settings",
    "staff for sub",
  ],
  ["the end of a login-as", "login-as-end ok", "staff for sub"],
  ["a login-as for flag360", "login-as ok, view ok sso-landing", "staff for flag360"],
  ["an unconfirmed consent for a member", "change failed update-preferences", "staff for flag360"],
  ["a confirmed consent for a member", CONSENT, "staff for flag360"],
  [
    "LOGOUT-12 a log-out of staff who act for a member",
    "view ok sso-landing, log-out ok",
    "staff for flag360",
  ],
  ["S-25 a token from another application", "sign-in-elsewhere ok", "member"],
])("%s is audited with its events, actor and subject", (name, events, whose) => {
  const lines = during(name);
  expect(eventsOf(lines)).toEqual(events.split(", "));
  const [staff, flag360] = [
    actorOf("a sign-in of staff"),
    during("a login-as for flag360")[0]?.["subject"],
  ];
  const sub = actorOf("a visit of a member");
  const subject = {
    member: undefined,
    staff: undefined,
    "staff for sub": sub,
    "staff for flag360": flag360,
  };
  for (const line of lines) {
    expect(line["actor"]).toBe(whose === "member" ? sub : staff);
    expect(line["subject"]).toBe(subject[whose]);
  }
  expect(new Set([staff, sub, flag360]).size).toBe(3);
});

test("a member's switch to another group is audited as one that was made", () => {
  expect(eventsOf(during("a sign-in to another group"))).toEqual(["sign-in ok", "group-switch ok"]);
});

test.each([
  ["S-02 a new password that is refused after a recovery", "recovery failed"],
  ["S-02 a recovered password", "recovery ok"],
])("%s is audited with its outcome", (name, event) => {
  expect(eventsOf(during(name))).toEqual([event]);
});

test("a choice of a group by staff is audited, a sign-in with a hash of the username", () => {
  expect(eventsOf(during("a choice of a group for a member"))).toContain(
    "change ok group-selection",
  );
  expect(during("a visit of a member")[0]?.["account"]).toMatch(USERNAME);
});

test("the log holds no name, no member number, no token, no password and no username", () => {
  const people = [SUBSCRIBER.sub, "410000100", "410001700", "Jordan", "Reese"];
  for (const told of [...people, "Sandbox-2026"]) expect(world.log()).not.toContain(told);
  // A token; a hash of 22 letters may begin like one.
  expect(world.log()).not.toMatch(/eyJ[\w-]{25}/);
  expect(world.log()).not.toMatch(/"(?:emp|sub)"/);
});
