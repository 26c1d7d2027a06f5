import { afterEach, expect, test } from "vitest";
import { copyCookies, elementOf, textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST } from "#tests/harness/world.ts";
import {
  ANSWERS_SENT,
  named,
  OWN_PASSWORD,
  register,
  sayWho,
  somebody,
  toQuestions,
  WREN,
  WREN_SENT,
} from "./registration-walk.ts";

const world = useWorld();
afterEach(() => world.reset());

const ACCOUNT = "/registration/account";
const SECURITY = "/registration/security";
const formOf = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields);
const NAME = formOf({ username: "wren1", password: OWN_PASSWORD, repeatPassword: OWN_PASSWORD });
const ANSWERS = formOf(ANSWERS_SENT);

test("no step can be skipped by its address, looking or posting: the first missing one is shown", async () => {
  const browser = somebody(world);
  const calls = await world.callsDuring(async () => {
    for (const path of [ACCOUNT, SECURITY]) {
      expect((await browser.open(path)).url.pathname).toBe("/registration");
      const body = path === ACCOUNT ? NAME : ANSWERS;
      expect((await browser.open(path, { method: "POST", body })).hops.at(-1)).toBe(
        "/registration",
      );
      expect((await browser.send(`${path}.data`)).status).toBe(202);
    }
  });
  expect(calls).toEqual([]);
  await sayWho(browser);
  const more = await world.callsDuring(async () => {
    expect((await browser.open(SECURITY)).hops).toEqual([ACCOUNT]);
    expect((await browser.open(SECURITY, { method: "POST", body: ANSWERS })).hops).toEqual([
      ACCOUNT,
    ]);
  });
  expect(more.filter(({ method }) => method === "POST")).toEqual([]);
});

test("going back shows what was typed, but no password, and the third step waits for a new one", async () => {
  const browser = somebody(world);
  await toQuestions(browser, "wren1", { ...WREN, "Email address (optional)": "wren@mail.example" });
  const who = await browser.open("/registration");
  const values = ["firstName", "lastName", "dateOfBirth", "memberId", "emailAddress"].map((id) =>
    elementOf(who, `#${id}`).getAttribute("value"),
  );
  expect(values).toEqual([...Object.values(WREN), "wren@mail.example"]);
  const account = await browser.open(ACCOUNT);
  expect(elementOf(account, "#username").getAttribute("value")).toBe("wren1");
  expect(account.html + who.html).not.toContain(OWN_PASSWORD);
  expect((await browser.open(SECURITY)).hops).toEqual([ACCOUNT]);
  const security = await browser.submit(account, "Continue", named("wren1"));
  expect(security.hops).toEqual([SECURITY]);
});

test("LOGOUT-13 /logout forgets a registration half done: it starts empty, at the first step", async () => {
  for (const init of [{}, { method: "POST" }]) {
    const browser = somebody(world);
    await toQuestions(browser, "wren1");
    expect(browser.jar.has("registration")).toBe(true);
    await browser.open("/logout", init);
    expect(browser.jar.has("registration")).toBe(false);
    const page = await browser.open("/registration");
    for (const id of ["firstName", "lastName", "dateOfBirth", "memberId", "emailAddress"]) {
      expect(elementOf(page, `#${id}`).getAttribute("value") ?? "").toBe("");
    }
    expect((await browser.open(SECURITY)).url.pathname).toBe("/registration");
  }
});

test("what was said so far cannot be read, changed, or used at another brand or in another place", async () => {
  const browser = somebody(world);
  await toQuestions(browser, "wren1");
  const cookie = browser.jar.get("registration")?.value ?? "";
  expect(cookie.length).toBeLessThan(4096);
  const readable = cookie.split(".").map((part) => Buffer.from(part, "base64url").toString());
  expect(readable.join()).not.toMatch(/Wren|NC90447127|Canary|wren1/i);
  const other = somebody(world, HOST.summit);
  copyCookies(browser, other);
  expect((await other.open(SECURITY)).url.pathname).toBe("/registration");
  const swapped = somebody(world);
  swapped.jar.set("recovery", { value: cookie, path: "/" });
  expect((await swapped.open("/recovery/password/new")).url.pathname).toBe("/recovery/password");
  const middle = Math.floor(cookie.length / 2);
  const changed = `${cookie.slice(0, middle)}${cookie[middle] === "A" ? "B" : "A"}${cookie.slice(middle + 1)}`;
  for (const value of [changed, "x".repeat(5000), "a.b.c.d.e", "%00"]) {
    browser.jar.set("registration", { value, path: "/" });
    const page = await browser.open(SECURITY);
    expect([page.status, page.url.pathname]).toEqual([200, "/registration"]);
  }
});

test("each step sent twice at once asks once, and the last makes one account", async () => {
  const browser = somebody(world);
  for (const [path, body, to] of [
    ["/registration", formOf(WREN_SENT), ACCOUNT],
    [ACCOUNT, NAME, SECURITY],
    [SECURITY, ANSWERS, "/sso-landing"],
  ] as const) {
    const second = somebody(world);
    copyCookies(browser, second);
    const calls = await world.callsDuring(async () => {
      const both = path === SECURITY ? [browser, second] : [browser, browser];
      const ends = await Promise.all(both.map((it) => it.send(path, { method: "POST", body })));
      expect(ends.map((end) => end.headers.get("location"))).toEqual([to, to]);
    });
    expect(calls.map(({ status }) => status)).toEqual([200]);
  }
});

test("a registration that is finished is over: its cookies kept by somebody open nothing more", async () => {
  const browser = somebody(world);
  const kept = somebody(world);
  await toQuestions(browser, "wren1");
  copyCookies(browser, kept);
  await register(somebody(world), "wren2");
  const other = formOf({ ...ANSWERS_SENT, answer3: "new" });
  const page = await kept.open(SECURITY, { method: "POST", body: other });
  expect(page.url.pathname).toBe("/registration");
  expect(textsOf(page, ".alert").join()).toContain("please start again");
});
