import { expect, test, vi } from "vitest";
import { getRuntime } from "#server/runtime.ts";
import { postLoginAs, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { SILENT } from "#tests/harness/during.ts";
import { copyCookies, elementOf, logIn, textsOf } from "#tests/harness/pages/page-parts.ts";
import { cookieOf, withSession } from "#tests/harness/world/sealed.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { textOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import { NEW_PASSWORD, saveNew, toNewPassword } from "../recovery/recovery-walk.ts";
import { post } from "../sign-in/pending-steps.ts";

const world = resetting(useWorld());

const SETTINGS = "/account/settings";
const CHANGE = "/account/settings/change-password";

/** A session without a user name, as an arrival from another site begins it. */
const fromElsewhere = (): Promise<Visitor> =>
  withSession(world, "multi", { beganMs: 0, seenMs: 0 }, { username: null });

/** Sessions of `multi` in other browsers: by password, from another site, and there in another group. */
async function others(): Promise<readonly Visitor[]> {
  const switched = await fromElsewhere();
  const groups = await switched.open("/select-group");
  await switched.submit(groups, "View group of Invented Bakery Co-op");
  const all = [await world.arrive("multi"), await fromElsewhere(), switched];
  for (const browser of all) expect(await leadsTo(browser)).toBeNull();
  return all;
}

/** Staff who signed in and act for `multi`. */
async function acting(): Promise<Visitor> {
  const staff = await world.arrive("emp");
  await postLoginAs(staff, { subscriberId: SUBSCRIBER.multi });
  await staff.send("/sso-landing");
  return staff;
}

const leadsTo = async (browser: Visitor) =>
  (await browser.send("/select-group")).headers.get("location");

const endOthers = async (own: Visitor): Promise<Page> =>
  own.submit(await own.open(SETTINGS), "Log out everywhere else");
const changePassword = (own: Visitor, current = PASSWORD): Promise<Page> =>
  own.openPost(CHANGE, {
    currentPassword: current,
    newPassword: NEW_PASSWORD,
    repeatPassword: NEW_PASSWORD,
  });

test.each([
  ["a changed password", changePassword, NEW_PASSWORD, "Your password has been changed"],
  ["Log out everywhere else", endOthers, PASSWORD, "You're logged out everywhere else"],
])(
  "S-08 S-09 %s ends the member's other sessions, not those of strangers and acting staff",
  async (_, end, password, said) => {
    const own = await world.arrive("multi");
    const [ended, stranger, staff] = [await others(), await world.arrive("cop"), await acting()];
    const before = cookieOf(own, "access");
    const page = await end(own);
    expect([page.status, textsOf(page, '[role="status"]').join(" ")]).toEqual([
      200,
      expect.stringContaining(said),
    ]);
    expect(cookieOf(own, "access")).not.toBe(before);
    for (const other of ended) expect(await leadsTo(other)).toBe("/login");
    // Staff who act for the member have signed in as themselves.
    for (const going of [own, stranger, staff]) expect(await leadsTo(going)).toBeNull();
    // A sign-in after it is valid, until the next time.
    const later = world.visitor();
    expect((await logIn(later, "Multi", password)).hops.at(-1)).toBe("/home");
    await later.submit(await later.open("/select-group"), "View group of Invented Bakery Co-op");
    // By the user name, also while the gateway can't tell the member's other groups.
    await world.during({ path: "groups", status: 503 }, () => endOthers(own));
    expect([await leadsTo(later), await leadsTo(own)]).toEqual(["/login", null]);
  },
);

test("HELP-06 T-81 a letter sent after Log out everywhere else comes back after the log-in, which says why", async () => {
  const letter = "/claims/medical/26000530001/0/appeal";
  const [own, late] = [await world.arrive("denied"), await world.arrive("denied")];
  const form = await late.open(letter);
  await endOthers(own);
  const why = "Three weeks of headaches.";
  const login = await late.submit(form, "Make my letter", { "Why the plan should pay": why });
  expect(login.hops).toEqual(["/login"]);
  expect(login.text).toContain("your session has ended");
  expect(login.text).not.toContain("logged out successfully");
  // A page that was asked for after it waits behind the form.
  await late.open("/claims");
  const back = await late.submit(login, "Log in", { Username: "denied", Password: PASSWORD });
  expect(back.url.pathname).toBe(letter);
  expect(textOf(elementOf(back, "#why"))).toBe(why);
});

test("S-02 a recovered password ends all open sessions of the member", async () => {
  const ended = await others();
  const page = await saveNew(world.visitor(), await toNewPassword(world.visitor(), "multi"));
  expect(page.hops).toEqual(["/recovery/password"]);
  for (const other of ended) expect(await leadsTo(other)).toBeNull();
  const owner = world.visitor();
  await saveNew(owner, await toNewPassword(owner, "multi"));
  for (const other of ended) expect(await leadsTo(other)).toBe("/login");
  expect((await logIn(owner, "multi", NEW_PASSWORD)).hops.at(-1)).toBe("/home");
});

test("S-02 S-09 a password change that the gateway never answers ends the other sessions", async () => {
  const [own, intruder] = [await world.arrive("multi"), await world.arrive("multi")];
  await own.open("/home");
  const late = await world.during({ path: "account/password", ...SILENT }, () =>
    changePassword(own),
  );
  expect([late.status, textsOf(late, "h1")]).toEqual([504, ["Change your password"]]);
  expect([await leadsTo(intruder), await leadsTo(own)]).toEqual(["/login", null]);
  // It goes on in another group, too.
  const groups = await own.open("/select-group");
  const switched = await own.submit(groups, "View group of Invented Bakery Co-op");
  expect([switched.status, switched.hops.at(-1)]).toEqual([200, "/home"]);
  const owner = world.visitor();
  const form = await toNewPassword(owner, "multi");
  const path = "forgot-password/reset";
  expect((await world.during({ path, ...SILENT }, () => saveNew(owner, form))).status).toBe(504);
  expect(await leadsTo(own)).toBe("/login");
});

test("S-08 staff acting for a member can end only their own other sessions", async () => {
  const [staff, own, member] = [
    await acting(),
    await world.arrive("emp"),
    await world.arrive("multi"),
  ];
  expect((await staff.open(SETTINGS)).text).not.toContain("Log out everywhere else");
  expect((await post(staff, `${SETTINGS}?edit=sessions`, {})).status).toBe(403);
  expect([await leadsTo(member), await leadsTo(staff)]).toEqual([null, null]);
  await endOthers(own);
  expect([await leadsTo(staff), await leadsTo(member)]).toEqual(["/login", null]);
});

test("S-08 a tab that switches the group while another one ends all other sessions is asked to come again, and is signed in", async () => {
  const own = await world.arrive("multi");
  const tab = world.visitor();
  copyCookies(own, tab);
  const { records } = getRuntime().store;
  const read = records.read.bind(records);
  // The tab's request has read the session before the other's ends all others.
  vi.spyOn(records, "read").mockImplementationOnce(async (key) => {
    const found = await read(key);
    await own.post("/account/settings?edit=sessions", {});
    return found;
  });
  const answer = await tab.post("/select-group", { groupId: "10007028" });
  expect([answer.status, answer.headers.has("refresh")]).toEqual([503, true]);
  // Both tabs have the browser's cookies.
  copyCookies(own, tab);
  expect((await tab.open("/select-group")).hops).toEqual([]);
});
