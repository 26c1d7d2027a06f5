import { expect, test } from "vitest";
import {
  copyCookies,
  elementOf,
  linksOf,
  logIn,
  textsOf,
} from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";
import { HOST, PASSWORD } from "#tests/harness/world/world.ts";
import {
  ANSWER,
  answerBoth,
  NEW_PASSWORD,
  saveNew,
  submitUsername,
  toNewPassword,
} from "./recovery-walk.ts";
import { somebody } from "../registration/registration-walk.ts";

const world = resetting(useWorld());

const START = "/recovery/password";
const QUESTIONS = "/recovery/password/questions";
const NEW = "/recovery/password/new";
const ANSWERS = { answer1: ANSWER, answer2: ANSWER };
const FRESH = { newPassword: NEW_PASSWORD, repeatPassword: NEW_PASSWORD };

test("ROUTE-63 /recovery/password opens without a cookie and asks for the username", async () => {
  const page = await somebody(world).open(START);
  expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, [], ["Reset your password"]]);
  expect(textsOf(page, ".steps p")).toEqual(["Step 1 of 3: Username"]);
  expect(elementOf(page, "#username").getAttribute("autocomplete")).toBe("username");
  expect(linksOf(page, ".sheet__foot")).toEqual([
    ["Log in", "/login"],
    ["Contact us", "/contact-us"],
  ]);
});

test("GW-83 S-02 username, two answers and a new password make these three calls", async () => {
  const browser = somebody(world);
  const calls = await world.callsDuring(async () => {
    const questions = await submitUsername(browser, "sub");
    expect(questions.hops).toEqual([QUESTIONS]);
    expect(textsOf(questions, "main form label").length).toBe(2);
    expect(elementOf(questions, "#answer1").getAttribute("autocomplete")).toBe("off");
    const fresh = await answerBoth(browser, questions);
    expect(fresh.hops).toEqual([NEW]);
    expect(textsOf(fresh, "#newPassword-hint")).toEqual([
      "6 to 32 characters, with at least 1 number. Symbols allowed: @$!%*#?&^_+-=",
    ]);
    for (const id of ["#newPassword", "#repeatPassword"]) {
      expect(elementOf(fresh, id).getAttribute("autocomplete")).toBe("new-password");
    }
    const login = await saveNew(browser, fresh);
    expect(login.hops).toEqual(["/login"]);
    expect(textsOf(login, '[role="status"] .flash span')[0]).toBe(
      "Your password has been changed. Log in with your new password.",
    );
    expect([...browser.jar.keys()]).toEqual([]);
  });
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /forgot-password/questions",
    "POST /forgot-password/verify",
    "POST /forgot-password/reset",
  ]);
  const answers = [expect.any(String), expect.any(String)].map((questionId: unknown) => ({
    questionId,
    answer: ANSWER,
  }));
  const who = { username: "sub", domainId: 1 };
  expect(calls.map(({ body }) => body)).toEqual([
    who,
    { ...who, answers },
    { resetToken: expect.stringMatching(/\S/) as unknown, newPassword: NEW_PASSWORD },
  ]);
  expect((await logIn(somebody(world), "sub", NEW_PASSWORD)).hops).toContain("/home");
  expect((await logIn(somebody(world), "sub", PASSWORD)).status).toBe(401);
});

test("S-02 a new password ends the session of the browser and of its copies", async () => {
  const browser = somebody(world);
  await logIn(browser, "dep-adult", PASSWORD);
  const thief = somebody(world);
  copyCookies(browser, thief);
  await saveNew(browser, await toNewPassword(browser, "sub"));
  expect((await browser.open("/home")).url.pathname).toBe("/login");
  expect((await thief.open("/home")).url.pathname).toBe("/login");
});

test("a recovery step opened too early leads to the first missing step without a call", async () => {
  const browser = somebody(world);
  const calls = await world.callsDuring(async () => {
    for (const [path, fields] of [
      [QUESTIONS, ANSWERS],
      [NEW, FRESH],
    ] as const) {
      expect((await browser.open(path)).url.pathname).toBe(START);
      expect((await browser.openPost(path, fields)).url.pathname).toBe(START);
    }
  });
  expect(calls).toEqual([]);
  await submitUsername(browser, "sub");
  const more = await world.callsDuring(async () => {
    expect((await browser.open(NEW)).hops).toEqual([QUESTIONS]);
    expect((await browser.openPost(NEW, FRESH)).hops).toEqual([QUESTIONS]);
  });
  expect(more).toEqual([]);
});

test("LOGOUT-13 S-02 earlier steps show no answer; /logout and other brands know nothing of the recovery", async () => {
  const browser = somebody(world);
  await toNewPassword(browser, "sub");
  const other = somebody(world, HOST.summit);
  copyCookies(browser, other);
  expect((await other.open(NEW)).url.pathname).toBe(START);
  const start = await browser.open(START);
  expect(elementOf(start, "#username").getAttribute("value")).toBe("sub");
  const questions = await browser.open(QUESTIONS);
  expect(elementOf(questions, "#answer1").hasAttribute("value")).toBe(false);
  expect(questions.html).not.toContain(ANSWER);
  // A proof for one name does not count for another.
  await submitUsername(browser, "dep-adult");
  expect((await browser.open(NEW)).hops).toEqual([QUESTIONS]);
  await browser.open("/logout");
  expect([...browser.jar.keys()]).toEqual([]);
  expect((await browser.open(NEW)).url.pathname).toBe(START);
});

test("S-02 a reset token is used once: a copied cookie changes no password", async () => {
  const browser = somebody(world);
  const page = await toNewPassword(browser, "sub");
  const kept = somebody(world);
  copyCookies(browser, kept);
  await saveNew(browser, page);
  const again = await saveNew(kept, page, "Another-2027");
  expect(again.hops).toEqual([START]);
  expect(textsOf(again, ".alert")).toEqual(["Your password reset timed out. Please start again."]);
  expect(elementOf(again, "#username").getAttribute("value")).toBe("sub");
  expect((await kept.open(NEW)).url.pathname).toBe(START);
  expect((await logIn(somebody(world), "sub", NEW_PASSWORD)).hops).toContain("/home");
});

test("VAL-03 VAL-13 a refused new password is shown beside its field, by our rules and the gateway's", async () => {
  const browser = somebody(world);
  const page = await toNewPassword(browser, "sub");
  const save = (first: string, second: string) =>
    browser.submit(page, "Save new password", {
      "New password": first,
      "Repeat new password": second,
    });
  const expectRefused = (refused: Page, field: string, message: string) => {
    expect(refused.status).toBe(400);
    expect(textsOf(refused, `#${field}-error p`)).toContain(`Error: ${message}`);
    expect(textsOf(refused, `.summary a[href="#${field}"]`)).toContain(message);
    expect(elementOf(refused, "#newPassword").hasAttribute("value")).toBe(false);
  };
  const calls = await world.callsDuring(async () => {
    expectRefused(await save("", "x"), "newPassword", "New password is a required field");
    expectRefused(await save("abcdef", "abcdef"), "newPassword", "Invalid new password");
    const apart = await save("Own-2026", "Own-2027");
    expectRefused(apart, "repeatPassword", "The passwords don't match");
  });
  expect(calls).toEqual([]);
  for (const [errorType, message] of [
    ["PASSWORD_INVALID", "Invalid new password"],
    ["PASSWORD_REUSED", "That's your current password. Choose a different one."],
  ] as const) {
    await world.fault({ path: "forgot-password/reset", status: 400, body: { errorType } });
    expectRefused(await saveNew(browser, page, `${errorType}-1`), "newPassword", message);
    await world.mend();
  }
  expect((await saveNew(browser, page, "Other-2028")).hops).toEqual(["/login"]);
});
