import { expect, test } from "vitest";
import { isShutOut, visitorEntry } from "#tests/harness/world/kept.ts";
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
  ANSWERED,
  ANSWERS_SENT,
  named,
  OWN_ANSWER,
  OWN_PASSWORD,
  register,
  submitIdentity,
  somebody,
  toQuestions,
  NAME_SENT,
  personIn,
  WITH_EMAIL,
  WREN,
  WREN_SENT,
} from "./registration-walk.ts";

const world = resetting(useWorld());
const WELCOME = "You're all set. Welcome to your dental Member Dashboard";
const STEPS = ["Who you are", "Username and password", "Security questions"];

const purposeOf = (page: Page, selector: string) =>
  ["type", "autocomplete"].map((name) => elementOf(page, selector).getAttribute(name));

const ACCOUNT = "/registration/account";
const SECURITY = "/registration/security";

test("ROUTE-58 /registration opens without a cookie and names its three steps", async () => {
  const page = await somebody(world).open("/registration");
  expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, [], ["Create an account"]]);
  expect(textsOf(page, "title")).toEqual([
    "Who you are - Create an account - Main Carrier Member Dashboard",
  ]);
  expect(textsOf(page, ".steps p")).toEqual(["Step 1 of 3: Who you are"]);
  expect(textsOf(page, ".steps__list li")).toEqual(STEPS);
  expect(linksOf(page, ".sheet__foot")).toEqual([
    ["Log in", "/login"],
    ["Contact us", "/contact-us"],
  ]);
});

test("the fields of registration have type and autocomplete for browsers", async () => {
  const browser = somebody(world);
  const who = await browser.open("/registration");
  expect(purposeOf(who, "#firstName")).toEqual([undefined, "given-name"]);
  expect(purposeOf(who, "#lastName")).toEqual([undefined, "family-name"]);
  expect(purposeOf(who, "#dateOfBirth")).toEqual(["date", "bday"]);
  expect(elementOf(who, "#dateOfBirth").getAttribute("max")).toBe("2026-11-21");
  expect(purposeOf(who, "#emailAddress")).toEqual(["email", "email"]);
  expect(textsOf(who, "#memberId-hint")[0]).toContain("9 or 10 letters and numbers");
  const account = await submitIdentity(browser);
  expect(purposeOf(account, "#username")).toEqual([undefined, "username"]);
  expect(purposeOf(account, "#password")).toEqual(["password", "new-password"]);
  expect(purposeOf(account, "#repeatPassword")).toEqual(["password", "new-password"]);
  expect(textsOf(account, "#password-hint")).toEqual([
    "6 to 32 characters, with at least 1 number. Symbols allowed: @$!%*#?&^_+-=",
  ]);
  const security = await browser.submit(account, "Continue", named("wren1"));
  expect(purposeOf(security, "#answer1")).toEqual([undefined, "off"]);
});

test("GW-19 GW-20 GW-27 GW-84 S-01 three registration steps create an account by these five calls", async () => {
  const browser = somebody(world);
  const person = { ...WREN, "Email address (optional)": " wren@mail.example " };
  const calls = await world.callsDuring(async () => {
    const account = await submitIdentity(browser, person);
    expect(account.hops).toEqual(["/registration/account"]);
    expect(textsOf(account, ".sheet__intro")).toEqual([
      "This account is for Wren, Brand-New Bindery.",
    ]);
    expect(textsOf(account, '[aria-current="step"]')).toEqual([STEPS[1]]);
    const security = await browser.submit(account, "Continue", named("Wren1"));
    expect(security.hops).toEqual(["/registration/security"]);
    expect(textsOf(security, "#question1 option").length).toBe(9);
    expect(textsOf(security, '[aria-current="step"]')).toEqual([STEPS[2]]);
    const made = await browser.post("/registration/security", ANSWERS_SENT);
    expect([made.status, made.headers.get("location")]).toEqual([303, "/sso-landing"]);
  });
  const key = calls[1]?.query["registrationKey"];
  expect(key).toMatch(/\S/);
  const who = { registrationKey: key, username: "Wren1", domainId: 1 };
  const emailAddress = "wren@mail.example";
  const securityAnswers = ["1", "2", "3"].map((questionId) => ({ questionId, answer: OWN_ANSWER }));
  const whole = { ...who, password: OWN_PASSWORD, emailAddress, securityAnswers };
  const at = "/account/registration";
  expect(calls.map(({ method, path, body }) => [`${method} ${path}`, body])).toEqual([
    [`POST ${at}/validate-user`, { ...WREN_SENT, emailAddress, domainId: 1 }],
    [`GET ${at}/details`, null],
    [`POST ${at}/validate-username`, who],
    ["GET /account/security-questions", null],
    [`POST ${at}`, whole],
  ]);
});

test("ERR-34 CONST-10 T-13 with a token the new member is led home and welcomed once for 5000 ms", async () => {
  const browser = somebody(world);
  const page = await register(browser, "wren1", WITH_EMAIL);
  expect([page.hops, textsOf(page, "h1")]).toEqual([["/sso-landing", "/home"], ["Welcome, Wren"]]);
  expect(textsOf(page, '[role="status"] .flash span')[0]).toBe(WELCOME);
  expect(page.html).toMatch(/dismissAfter\\?",5000/);
  expect((await browser.open("/home")).text).not.toContain(WELCOME);
  expect(visitorEntry(browser, "registration")).toBeUndefined();
  expect((await logIn(somebody(world), "WREN1", OWN_PASSWORD)).hops).toContain("/home");
});

test.each([{ redirect: null }, "", { token: "canary-9921", redirect: null }])(
  "ERR-34 CONST-10 T-13 T-65 S-01 with the answer %j the new member is welcomed at log-in, signed out",
  async (body) => {
    const browser = somebody(world);
    if (body === "") await logIn(browser, "sub", PASSWORD);
    const page = await toQuestions(browser, "wren1");
    await world.fault({ path: "account/registration", body });
    const login = await browser.submit(page, "Create account", ANSWERED);
    expect(login.hops).toEqual(["/login"]);
    expect(textsOf(login, "h1")).toEqual(["Log in to your Member Dashboard"]);
    expect(login.text).toContain(WELCOME);
    expect(login.html).not.toContain("canary-9921");
    expect([...browser.jar.keys()]).toEqual([]);
  },
);

test("T-65 a new account replaces the session of the member who registered", async () => {
  const browser = somebody(world);
  await logIn(browser, "sub", PASSWORD);
  expect((await browser.open("/registration")).status).toBe(200);
  const before = new Map(browser.jar);
  const page = await register(browser, "wren1", WITH_EMAIL);
  expect(textsOf(page, "h1")).toEqual(["Welcome, Wren"]);
  const thief = somebody(world);
  copyCookies({ ...browser, jar: before }, thief);
  expect(await isShutOut(thief)).toBe(true);
});

test("S-01 Providence has registration but no link to it", async () => {
  const browser = somebody(world, HOST.providence);
  expect(linksOf(await browser.open("/login")).map(([, href]) => href)).not.toContain(
    "/registration",
  );
  expect((await browser.open("/registration")).status).toBe(200);
  const calls = await world.callsDuring(() => submitIdentity(browser));
  expect(calls[0]?.body).toMatchObject({ domainId: 5 });
});

test("a registration step opened too early leads to the first missing step without a write", async () => {
  const browser = somebody(world);
  const calls = await world.callsDuring(async () => {
    for (const path of [ACCOUNT, SECURITY]) {
      expect((await browser.open(path)).url.pathname).toBe("/registration");
      const posted = await browser.openPost(path, path === ACCOUNT ? NAME_SENT : ANSWERS_SENT);
      expect(posted.hops.at(-1)).toBe("/registration");
      expect((await browser.send(`${path}.data`)).status).toBe(202);
    }
  });
  expect(calls).toEqual([]);
  await submitIdentity(browser);
  const more = await world.callsDuring(async () => {
    expect((await browser.open(SECURITY)).hops).toEqual([ACCOUNT]);
    expect((await browser.openPost(SECURITY, ANSWERS_SENT)).hops).toEqual([ACCOUNT]);
  });
  expect(more.filter(({ method }) => method === "POST")).toEqual([]);
});

test("earlier registration steps show what was typed, no password; the third needs a new password", async () => {
  const browser = somebody(world);
  await toQuestions(browser, "wren1", WITH_EMAIL);
  const who = await browser.open("/registration");
  expect(personIn(who)).toEqual(Object.values(WITH_EMAIL));
  const account = await browser.open(ACCOUNT);
  expect(elementOf(account, "#username").getAttribute("value")).toBe("wren1");
  expect(account.html + who.html).not.toContain(OWN_PASSWORD);
  expect((await browser.open(SECURITY)).hops).toEqual([ACCOUNT]);
  const security = await browser.submit(account, "Continue", named("wren1"));
  expect(security.hops).toEqual([SECURITY]);
});

test("LOGOUT-13 /logout by GET or POST forgets a registration under way", async () => {
  for (const init of [{}, { method: "POST" }]) {
    const browser = somebody(world);
    await toQuestions(browser, "wren1");
    expect(visitorEntry(browser, "registration")).toBeDefined();
    await browser.open("/logout", init);
    expect(visitorEntry(browser, "registration")).toBeUndefined();
    const page = await browser.open("/registration");
    expect(personIn(page).filter(Boolean)).toEqual([]);
    expect((await browser.open(SECURITY)).url.pathname).toBe("/registration");
  }
});

test("the registration cookie is sealed, and opens nothing when changed or at another brand or flow", async () => {
  const browser = somebody(world);
  await toQuestions(browser, "wren1");
  const cookie = browser.jar.get("visitor")?.value ?? "";
  expect(cookie.length).toBeLessThan(4096);
  expect(Buffer.from(cookie, "base64url").toString()).not.toMatch(/Wren|NC90447127|Canary|wren1/i);
  const other = somebody(world, HOST.summit);
  copyCookies(browser, other);
  expect((await other.open(SECURITY)).url.pathname).toBe("/registration");
  expect((await browser.open("/recovery/password/new")).url.pathname).toBe("/recovery/password");
  const middle = Math.floor(cookie.length / 2);
  const changed = `${cookie.slice(0, middle)}${cookie[middle] === "A" ? "B" : "A"}${cookie.slice(middle + 1)}`;
  for (const value of [changed, "x".repeat(5000), "a.b.c.d.e", "%00"]) {
    browser.jar.set("visitor", { value, path: "/" });
    const page = await browser.open(SECURITY);
    expect([page.status, page.url.pathname]).toEqual([200, "/registration"]);
  }
});

test("the cookies of a finished registration open no step again", async () => {
  const browser = somebody(world);
  const kept = somebody(world);
  await toQuestions(browser, "wren1");
  copyCookies(browser, kept);
  await register(somebody(world), "wren2");
  const page = await kept.openPost(SECURITY, { ...ANSWERS_SENT, answer3: "new" });
  expect(page.url.pathname).toBe("/registration");
  expect(textsOf(page, ".alert").join()).toContain("please start again");
});
