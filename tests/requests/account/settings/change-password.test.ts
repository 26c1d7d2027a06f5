import { expect, test, vi } from "vitest";
import {
  copyCookies,
  elementOf,
  linksOf,
  logIn,
  textsOf,
} from "#tests/harness/pages/page-parts.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { cookieOf, lapsedAge, MINUTE_MS, withSession } from "#tests/harness/world/sealed.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import { somebody } from "../../registration/registration-walk.ts";
import { writing } from "../../sign-in/pending-steps.ts";

const world = resetting(useWorld());

const PATH = "/account/settings/change-password";
const NEW = "Canary-New-2026";
const SPACE =
  "The password you entered starts or ends with a space. Remove the space and try again.";
const FIRST = "Choose a new password to finish logging in.";
const SAME = "That's your current password. Choose a different one.";
const WRONG_WITH_SPACE = "wrong, with a space";
const typed = (current = PASSWORD, fresh = NEW, repeated = fresh) => ({
  "Current password": current,
  "New password": fresh,
  "Repeat new password": repeated,
});
const SENT = { currentPassword: PASSWORD, newPassword: NEW, repeatPassword: NEW };

async function change(browser: Visitor, fields = typed()): Promise<Page> {
  return browser.submit(await browser.open(PATH), "Change password", fields);
}

test("ROUTE-24 S-09 the page asks for the current password and twice for the new one, with its rule", async () => {
  const { page } = await world.openAs("sub", `${PATH}?currentPassword=canary&newPassword=canary`);
  expect([page.status, page.hops]).toEqual([200, []]);
  expect(textsOf(page, "h1")).toEqual(["Change your password"]);
  const fields = ["currentPassword", "newPassword", "repeatPassword"].map((id) =>
    ["type", "autocomplete"].map((name) => elementOf(page, `#${id}`).getAttribute(name)),
  );
  expect(fields).toEqual([
    ["password", "current-password"],
    ["password", "new-password"],
    ["password", "new-password"],
  ]);
  expect(textsOf(page, "#newPassword-hint")).toEqual([
    "6 to 32 characters, with at least 1 number. Symbols allowed: @$!%*#?&^_+-=",
  ]);
  expect(elementOf(page, "#newPassword").getAttribute("aria-describedby")).toBe("newPassword-hint");
  expect(page.text).not.toContain(FIRST);
  expect(linksOf(page, ".sheet")).toEqual([]);
  expect(elementOf(page, "#newPassword").hasAttribute("value")).toBe(false);
  expect(elementOf(page, ".sheet form").getAttribute("method")).toBe("post");
});

test("ACCOUNT-02 GW-22 S-09 a change of the password is one call, and ends the old password", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(async () => {
    const page = await change(browser);
    expect(page.hops).toEqual(["/home"]);
    expect(textsOf(page, '[role="status"] .flash span')[0]).toBe("Your password has been changed");
    expect((await browser.open("/home")).text).not.toContain("Your password has been changed");
  });
  const writes = calls.filter(({ method }) => method !== "GET");
  expect(writes.map(({ method, path, body, persona }) => [method, path, body, persona])).toEqual([
    ["PUT", "/account/password", { currentPassword: PASSWORD, newPassword: NEW }, "sub"],
  ]);
  expect((await logIn(somebody(world), "sub", NEW)).hops).toContain("/home");
  expect((await logIn(somebody(world), "sub", PASSWORD)).status).toBe(401);
});

test("a new password begins a session that ends when the old one would have; old cookies open nothing", async () => {
  const browser = await withSession(world, "sub", { beganMs: 110 * MINUTE_MS, seenMs: 0 });
  const thief = somebody(world);
  copyCookies(browser, thief);
  const before = cookieOf(browser, "access");
  vi.useFakeTimers({ toFake: ["Date"] });
  const answer = await browser.post(PATH, SENT);
  expect(answer.headers.get("location")).toBe("/home");
  expect(cookieOf(browser, "access")).not.toBe(before);
  for (const name of ["access_token", "api_token"]) {
    const line = answer.headers.getSetCookie().find((it) => it.startsWith(`${name}=`));
    expect(Number(/Max-Age=(\d+)/.exec(line ?? "")?.[1])).toBe(600);
  }
  // The answer to a request that was sent before, such as a double click's, asks to try again: the
  // browser has its new cookies by then.
  const within = await thief.open("/home");
  vi.setSystemTime(Date.now() + 10_001);
  const after = await thief.open("/home");
  const own = await browser.open("/home");
  vi.useRealTimers();
  expect([within.status, Number(within.headers.get("refresh")) > 0]).toEqual([503, true]);
  expect(within.html).not.toContain("Jordan");
  expect([after, own].map(({ url }) => url.pathname)).toEqual(["/login", "/home"]);
});

test("a password typed after the session's end is not kept, and the page says after the log-in", async () => {
  const browser = await withSession(world, "sub", lapsedAge);
  const calls = await world.callsDuring(async () => {
    const page = await browser.openPost(PATH, SENT);
    expect(page.url.pathname).toBe("/session-ended");
  });
  expect(calls).toEqual([]);
  const back = await logIn(browser, "sub", PASSWORD);
  expect(back.url.pathname).toBe(PATH);
  expect(back.text).toContain(
    "Your session ended before this was sent. Check it and send it again.",
  );
  expect(back.html).not.toContain(NEW);
  const home = await browser.submit(back, "Change password", typed());
  expect(home.hops).toEqual(["/home"]);
  expect((await browser.open(PATH)).text).not.toContain("before this was sent");
});

test("a session keeps its token when the gateway's answer has none, or another member's", async () => {
  const foreign = await world.token("cop");
  for (const body of [{}, { token: "canary-1" }, { token: foreign }]) {
    const browser = await world.enter("sub");
    await world.fault({ path: "account/password", body });
    const answer = await browser.post(PATH, SENT);
    expect(answer.headers.get("location")).toBe("/home");
    await world.mend();
    const calls = await world.callsDuring(async () => {
      const page = await browser.open("/account/settings");
      expect([page.status, page.hops]).toEqual([200, []]);
    });
    const asked = calls.map(({ persona }) => persona).filter((persona) => persona !== null);
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked)).toEqual(new Set(["sub"]));
  }
});

const LONG = `a1${"x".repeat(31)}`;
test("ACCOUNT-03 VAL-03 VAL-13 S-09 an invalid password gets an error beside its field and is not shown again", async () => {
  const { browser, page: form } = await world.openAs("sub", PATH);
  const before = cookieOf(browser, "access");
  for (const [fields, field, message, asked] of [
    [typed("wrong"), "currentPassword", "That isn't your current password", 1],
    [typed("wrong "), "currentPassword", WRONG_WITH_SPACE, 1],
    [typed(PASSWORD, `${NEW} `), "newPassword", SPACE, 0],
    [typed(""), "currentPassword", "Current password is a required field", 0],
    [typed(PASSWORD, ""), "newPassword", "New password is a required field", 0],
    [typed(PASSWORD, "abc12"), "newPassword", "New password is under the character minimum", 0],
    [
      typed(PASSWORD, LONG),
      "newPassword",
      "New password exceeds the maximum number of characters",
      0,
    ],
    [typed(PASSWORD, "abcdef"), "newPassword", "Invalid new password", 0],
    [typed(PASSWORD, NEW, "other1"), "repeatPassword", "The passwords don't match", 0],
    [typed(PASSWORD, PASSWORD), "newPassword", SAME, 0],
  ] as const) {
    const { page, writes } = await writing(world, () =>
      browser.submit(form, "Change password", fields),
    );
    expect([message, page.status, page.hops]).toEqual([message, 400, []]);
    const said =
      message === WRONG_WITH_SPACE ? ["That isn't your current password", SPACE] : [message];
    expect(textsOf(page, `#${field}-error p`)).toEqual(said.map((each) => `Error: ${each}`));
    expect(textsOf(page, `.summary a[href="#${field}"]`)).toEqual(said);
    expect(textsOf(page, "title")[0]).toMatch(/^Error: /);
    for (const id of ["#currentPassword", "#newPassword", "#repeatPassword"]) {
      expect(elementOf(page, id).hasAttribute("value")).toBe(false);
    }
    expect(page.html).not.toContain(NEW);
    // Only the gateway knows the current password; every other error is caught before it.
    expect(writes).toHaveLength(asked);
  }
  expect(cookieOf(browser, "access")).toBe(before);
});

test("S-09 a gateway's refusal of the new password is an error beside that field", async () => {
  const browser = await world.enter("sub");
  for (const [errorType, message] of [
    ["PASSWORD_REUSED", SAME],
    ["PASSWORD_INVALID", "Invalid new password"],
  ] as const) {
    await world.fault({ path: "account/password", status: 400, body: { errorType } });
    const page = await change(browser, typed(PASSWORD, `${NEW}-${errorType.length}`));
    await world.mend();
    expect(page.status).toBe(400);
    expect(textsOf(page, "#newPassword-error p")).toEqual([`Error: ${message}`]);
  }
});

test("S-09 T-25 ROUTE-24 ROUTING-19 a member with a first password must change it, and then goes on to /home", async () => {
  const { browser, page } = await world.signIn("ini");
  expect([page.status, page.hops]).toEqual([200, ["/sso-landing", PATH]]);
  expect(page.text).toContain(FIRST);
  expect(linksOf(page, ".sheet")).toEqual([]);
  expect(textsOf(page, "header button")).toContain("Log out");
  const refused = await browser.submit(page, "Change password", typed("wrong"));
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(FIRST);
  expect((await browser.open("/home")).hops).toEqual([PATH]);
  const home = await browser.submit(refused, "Change password", typed());
  expect([home.status, home.hops]).toEqual([200, ["/home"]]);
  expect(textsOf(home, '[role="status"] .flash span')[0]).toBe("Your password has been changed");
  for (const path of ["/select-group", "/resource-download/id-card.pdf"]) {
    expect([path, (await browser.send(path)).status]).toEqual([path, 200]);
  }
  const again = await logIn(somebody(world), "ini", NEW);
  expect(again.hops.at(-1)).toBe("/home");
  const later = await browser.open(PATH);
  expect([textsOf(later, "h1"), later.text.includes(FIRST)]).toEqual([
    ["Change your password"],
    false,
  ]);
});

test("S-09 staff who act for a member get a 403 for the page and its form, and change nothing", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  const calls = await world.callsDuring(async () => {
    const page = await browser.open(PATH);
    expect(page.status).toBe(403);
    expect(textsOf(page, "h1")).toEqual([
      "Sorry, it looks like you don't have access to this page.",
    ]);
    expect(page.document.querySelector("#newPassword")).toBeNull();
    const posted = await browser.openPost(PATH, SENT);
    expect(posted.status).toBe(403);
    expect(posted.html).not.toContain(NEW);
  });
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
  expect((await logIn(somebody(world), "sub", PASSWORD)).hops.at(-1)).toBe("/home");
});

test("staff see the form for their own password", async () => {
  const { page } = await world.openAs("emp", PATH);
  expect(page.status).toBe(200);
  expect(elementOf(page, "#newPassword").getAttribute("type")).toBe("password");
});
