import { afterEach, expect, test } from "vitest";
import { providerText as text, providerText } from "#app/text/sign-in/login.ts";
import { flashText } from "#app/text/frame/flashes.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import {
  answerOf,
  comeBack,
  openProviderWorld,
  type Tamper,
  signInThere,
} from "#tests/harness/world/provider-world.ts";
import { postLoginAs, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { use } from "#tests/harness/world/use-world.ts";
import { settingsText } from "#app/text/account/settings.ts";

const world = use(() => openProviderWorld());
afterEach(() => world.provider.tamper(null));

const SAVE = "Save preferences";
const PREFERENCES = "/account/settings?edit=preferences";

const now = () => Math.floor(Date.now() / 1000);
const changed =
  (change: () => object): Tamper =>
  async ({ path, json, sign }) =>
    path === "/token" ? { ...json, id_token: await sign(change()) } : json;

/** Seconds since the person of a session logged in at the provider. */
const AGO_S = 10;

async function signedIn(persona = "sub", ago = AGO_S) {
  const browser = world.visitor();
  const visit = await world.toProvider(browser);
  const at = now() - ago;
  world.provider.tamper(changed(() => ({ auth_time: at })));
  expect((await comeBack(browser, await answerOf(visit, persona))).url.pathname).toBe("/home");
  world.provider.tamper(null);
  return { browser, there: visit.there, at };
}

/** Sends the form of the preferences with another address; where it leads. */
async function sendForm(browser: Visitor, email: string): Promise<URL> {
  const form = await browser.open(PREFERENCES);
  expect(form.text).toContain(text.byProvider("Sandbox ID"));
  expect(form.html).not.toContain('name="password"');
  const sent = await browser.submit(form, SAVE, { "Email address": email });
  return new URL(sent.hops.at(-1) ?? "", browser.origin);
}

const savesOf = async (work: () => Promise<unknown>) =>
  (await world.callsDuring(work)).filter(({ method }) => method === "PUT").length;

test("OIDC-04 a form asks for a fresh log-in at the provider, and comes back as it was typed", async () => {
  const { browser, there } = await signedIn();
  let to = new URL("http://x");
  expect(await savesOf(async () => (to = await sendForm(browser, "new@example.org")))).toBe(0);
  expect(to.origin).toBe(world.provider.issuer);
  expect(to.searchParams.get("prompt")).toBe("login");
  expect(to.searchParams.get("max_age")).toBe("0");
  const page = await there.open(to);
  const back = await comeBack(browser, await answerOf({ there, page }, "sub"));
  expect(back.url.pathname + back.url.search).toBe(PREFERENCES);
  expect(back.text).toContain(text.keptMeanwhile);
  expect(back.text).toContain(flashText.confirmed.text);
  let saved: Page = back;
  expect(await savesOf(async () => (saved = await browser.submit(back, SAVE)))).toBe(1);
  expect(saved.text).toContain("new@example.org");
});

test("OIDC-04 another person's log-in confirms nothing, and the form stays", async () => {
  const { browser } = await signedIn();
  const to = await sendForm(browser, "other@example.org");
  const there = world.provider.visitor();
  const page = await there.open(to);
  const back = await comeBack(browser, await answerOf({ there, page }, "dep-adult"));
  expect(back.text).toContain(flashText["not-confirmed"].text);
  expect(back.html).toContain("other@example.org");
  // It still asks.
  expect((await sendForm(browser, "x@example.org")).origin).toBe(world.provider.issuer);
});

test.each([
  ["without its time", () => ({ auth_time: undefined })],
  ["of an hour ago", () => ({ auth_time: now() - 3600 })],
  ["of the session itself, a moment ago", (at: number) => ({ auth_time: at })],
  ["of half an hour ago, after the session's", () => ({ auth_time: now() - 1800 }), 3600],
] as const)("OIDC-04 a log-in %s confirms nothing", async (_what, change, ago: number = AGO_S) => {
  const { browser, there, at } = await signedIn("sub", ago);
  const to = await sendForm(browser, "old@example.org");
  const page = await there.open(to);
  const answer = await answerOf({ there, page }, "sub");
  world.provider.tamper(changed(() => change(at)));
  const back = await comeBack(browser, answer);
  expect(back.text).toContain(flashText["not-confirmed"].text);
  world.provider.tamper(null);
  expect((await sendForm(browser, "x@example.org")).origin).toBe(world.provider.issuer);
});

test("OIDC-04 a form that must not be kept asks first, and then has its fields", async () => {
  const { browser, there } = await signedIn();
  const before = await browser.open("/account/confidential");
  expect(before.text).toContain(text.firstByProvider("Sandbox ID"));
  expect(before.html).not.toContain('name="emailAddress"');
  const left = await browser.submit(before, text.withProvider("Sandbox ID"));
  const page = await there.open(left.hops.at(-1) ?? "");
  const back = await comeBack(browser, await answerOf({ there, page }, "sub"));
  expect(back.url.pathname).toBe("/account/confidential");
  expect(back.html).toContain('name="emailAddress"');
});

test("OIDC-04 the way to the provider leads back to a member's own page alone", async () => {
  const { browser } = await signedIn();
  for (const page of ["https://evil.example/", "//evil.example", "/logout", "/login", ""]) {
    const response = await browser.post("/login/provider", { page });
    expect(response.status, page).toBe(400);
  }
});

test("OIDC-04 a member who signed in with a password is asked for the password, not sent to the provider", async () => {
  const browser = await world.enter("sub");
  const form = await browser.open(PREFERENCES);
  expect(form.html).toContain('name="password"');
  expect(form.text).not.toContain("Sandbox ID");
});

const SETTINGS = "/account/settings";
const QUESTIONS = "/account/settings?edit=questions";
const CHANGE = "/account/settings/change-password";
const there = providerText.passwordThere("Sandbox ID");

test("OIDC-04 settings lead who came from the provider there to change the password, and nowhere here", async () => {
  const browser = world.visitor();
  const home = await signInThere(world, browser);
  const settings = await browser.open(SETTINGS);
  expect(settings.text).toContain(there);
  expect(settings.text).not.toContain(settingsText.signIn.otherSite);
  for (const page of [home, settings]) expect(page.html).not.toContain(CHANGE);
});

test("OIDC-04 who came from the provider finds no form for a password, and changes none with one", async () => {
  const browser = world.visitor();
  await signInThere(world, browser);
  expect((await browser.open(CHANGE)).url.pathname).toBe(SETTINGS);
  const fields = { currentPassword: "Sandbox-2026", newPassword: "Another-2026" };
  const calls = await world.callsDuring(async () => {
    const sent = await browser.post(CHANGE, { ...fields, repeatPassword: "Another-2026" });
    expect(sent.headers.get("location")).toBe(SETTINGS);
  });
  expect(calls.map(({ method }) => method).filter((method) => method !== "GET")).toEqual([]);
});

test("OIDC-04 who came from the provider is offered no security questions, and sets none with a form", async () => {
  const browser = world.visitor();
  await signInThere(world, browser);
  const settings = await browser.open(SETTINGS);
  const edited = await browser.open(QUESTIONS);
  for (const page of [settings, edited]) {
    expect(page.status).toBe(200);
    expect(page.text).toContain(settingsText.preferences.title);
    expect(page.text).not.toContain(settingsText.questions.title);
    expect(page.html).not.toMatch(/edit=questions#|name="answer/);
  }
  expect((await browser.open("/account")).text).not.toMatch(/security question/i);
  const fields = Object.fromEntries(
    [1, 2, 3].flatMap((at) => [
      [`question${at}`, String(at)],
      [`answer${at}`, "Blue lake"],
    ]),
  );
  const calls = await world.callsDuring(async () => {
    const sent = await browser.post(QUESTIONS, fields);
    expect([sent.status, sent.headers.get("location")]).toEqual([303, SETTINGS]);
  });
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
});

test("OIDC-04 staff who came from the provider see the member's security questions, not where their own password is", async () => {
  const browser = world.visitor();
  await signInThere(world, browser, "emp");
  expect((await postLoginAs(browser, { subscriberId: SUBSCRIBER.sub })).status).toBe(303);
  await browser.open("/sso-landing");
  const settings = await browser.open(SETTINGS);
  expect(settings.text).toContain(settingsText.signIn.staff);
  expect(settings.text).toContain(settingsText.questions.title);
  expect(settings.text).not.toContain(there);
});

test("OIDC-04 a member who signed in by password changes it here, also where the brand has a provider", async () => {
  const { browser } = await world.signIn("sub");
  const settings = await browser.open(SETTINGS);
  expect(settings.html).toContain(CHANGE);
  expect(settings.text).toContain(settingsText.questions.title);
  expect((await browser.open(QUESTIONS)).html).toContain('name="answer');
  expect(settings.text).not.toContain(there);
  expect((await browser.open(CHANGE)).url.pathname).toBe(CHANGE);
});
