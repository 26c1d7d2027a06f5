import { expect, test } from "vitest";
import { elementOf, logIn } from "#tests/harness/pages/page-parts.ts";
import { keptOf, visitorEntry } from "#tests/harness/world/kept.ts";
import { cookieOf, give, lapsedAge, withSession } from "#tests/harness/world/sealed.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { useServed } from "#tests/harness/world/served.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { isSecretField } from "#app/rules/forms/secret-fields.ts";

const world = useWorld();
const served = useServed(world);

const langOf = ({ document }: Page) => document.querySelector("html")?.getAttribute("lang");
const ask = (browser: Visitor, path: string, accepted?: string) =>
  browser.open(path, accepted === undefined ? {} : { headers: { "accept-language": accepted } });

/** Presses the switch of the frame, with what was typed as script takes it along. */
async function press(browser: Visitor, page: Page, typed: Readonly<Record<string, string>> = {}) {
  const button = elementOf(page, ".top .language button");
  const body = new URLSearchParams({ ...typed, language: button.getAttribute("value") ?? "" });
  return browser.open("/language", { method: "POST", body });
}

test.each([
  [undefined, "en-US"],
  ["es-MX,es;q=0.9,en;q=0.8", "es-US"],
  ["fr,es;q=0.5", "es-US"],
  ["fr", "en-US"],
  ["en-GB,es;q=0.1", "en-US"],
  ["*", "en-US"],
  [";;q=x,,-", "en-US"],
])("LANG-04 without a choice Accept-Language %j gives the page lang %s", async (accepted, lang) => {
  const page = await ask(served.visitor(), "/login", accepted);
  expect(langOf(page)).toBe(lang);
  expect(page.headers.get("content-language")).toBe(lang.slice(0, 2));
  expect(page.headers.get("vary")).toContain("Accept-Language, Cookie");
});

test("LANG-04 a chosen language replaces the browser's, and can be changed back", async () => {
  const browser = served.visitor();
  const english = await ask(browser, "/login?from=x", "en");
  const spanish = await press(browser, english);
  expect([spanish.hops, langOf(spanish)]).toEqual([["/login?from=x"], "es-US"]);
  expect(langOf(await ask(browser, "/contact-us", "en"))).toBe("es-US");
  expect(langOf(await press(browser, await browser.open("/contact-us")))).toBe("en-US");
});

test("LANG-04 a chosen language lasts a year, and over log-in and log-out", async () => {
  const browser = served.visitor();
  const chosen = await browser.send("/language", {
    method: "POST",
    body: new URLSearchParams({ language: "es /login" }),
  });
  expect(chosen.headers.getSetCookie().join()).toMatch(/lang=es;[^,]*Max-Age=31536000/);
  await browser.post("/login", { username: "sub", password: PASSWORD });
  const home = await browser.open("/sso-landing");
  expect([home.url.pathname, langOf(home)]).toEqual(["/home", "es-US"]);
  await browser.open("/logout");
  const after = await browser.open("/login");
  expect([after.url.pathname, langOf(after)]).toEqual(["/login", "es-US"]);
});

test("LANG-04 error pages of app and server are in the chosen language", async () => {
  const browser = served.visitor();
  await press(browser, await browser.open("/login"));
  const missing = await browser.open("/nowhere");
  expect([missing.status, langOf(missing)]).toEqual([404, "es-US"]);
  const plain = await browser.open("/%zz");
  expect([plain.status, langOf(plain), plain.headers.get("content-language")]).toEqual([
    400,
    "es",
    "es",
  ]);
  expect(plain.text).toContain("Código de error: 400");
});

test.each([
  ["", 400],
  ["fr /login", 400],
  ["es", 303, "/"],
  ["es https://evil.example/", 303, "/"],
  ["es //evil.example", 303, "/"],
  ["es /logout", 303, "/"],
  ["es /claims?type=medical", 303, "/claims?type=medical"],
])("LANG-04 POST /language with %j has status %i", async (value, status, to?: string) => {
  const browser = served.visitor();
  const body = new URLSearchParams({ language: value });
  const response = await browser.send("/language", { method: "POST", body });
  expect([response.status, response.headers.get("location")]).toEqual([status, to ?? null]);
});

test("LANG-04 a cross-site post to /language is refused", async () => {
  const response = await served.visitor().send("/language", {
    method: "POST",
    body: new URLSearchParams({ language: "es /" }),
    headers: { origin: "https://evil.example" },
  });
  expect([response.status, response.headers.get("set-cookie")]).toEqual([403, null]);
});

test("LANG-04 without script the switch keeps typed text once, and no password", async () => {
  const browser = served.visitor();
  const page = await browser.open("/login");
  expect(page.html).toMatch(
    /<noscript><button[^>]* value="es \/login"[^>]* formAction="\/language"/,
  );
  const typed = { username: "quux <b>", password: "Sandbox-2026" };
  const spanish = await press(browser, page, typed);
  const valueOf = (name: string) =>
    elementOf(spanish, `input[name="${name}"]`).getAttribute("value");
  expect([valueOf("username"), valueOf("password")]).toEqual(["quux <b>", undefined]);
  // Once: the next visitor of this browser finds nothing.
  const again = await browser.open("/login");
  expect(elementOf(again, 'input[name="username"]').getAttribute("value")).toBeUndefined();
});

/** Pages with a form that is half filled in, and who opens them. */
const FORMS = [
  ["/login", null],
  ["/registration", null],
  ["/claims/check-a-bill", "denied"],
  ["/benefits/dental/cost", "quote"],
  ["/claims/medical/26000530001/0/appeal", "denied"],
  ["/account/member-information?edit=address", "sub"],
  ["/id-card/0/M/email", "sub"],
  ["/login-as", "emp"],
] as const;

test.each(FORMS)("LANG-04 the switch keeps what was typed on %s", async (path, persona) => {
  const browser = persona === null ? served.visitor() : await served.enter(persona);
  const page = await browser.open(path);
  const form = elementOf(page, "main form[method=post]:has(input:not([type=hidden]))");
  const names = form
    .querySelectorAll("input, textarea")
    .filter((it) => ["text", "email", undefined].includes(it.getAttribute("type")))
    .map((it) => it.getAttribute("name") ?? "")
    .filter((name) => name !== "" && !isSecretField(name));
  expect(names.length).toBeGreaterThan(0);
  const typed = Object.fromEntries(names.map((name) => [name, `Ñandú "${name}" <7>`]));
  const spanish = await press(browser, page, typed);
  expect([spanish.status, langOf(spanish)]).toEqual([200, "es-US"]);
  const shown = names.map((name) => {
    const field = elementOf(spanish, `main [name="${name}"]`);
    return [name, field.getAttribute("value") ?? field.text.trim()];
  });
  expect(Object.fromEntries(shown)).toEqual(typed);
});

test("LANG-04 typed text is kept for the same person and the same page only", async () => {
  const browser = await served.enter("denied");
  const body = { provider: "Hushwood", day: "2026-10-10", amount: "5" };
  const value = "es /claims/check-a-bill";
  await browser.post("/language", { ...body, language: value });
  expect(await keptOf(browser, "typed")).toHaveProperty("fields", body);
  // What a visitor typed is not the member's who signs in.
  const visitor = served.visitor();
  await visitor.post("/language", { ...body, language: value });
  const other = await served.enter("sub");
  give(other, { visitor: cookieOf(visitor, "visitor") ?? "" });
  expect((await other.open("/claims/check-a-bill")).html).not.toContain("Hushwood");
  // Another page of the same person's takes it away unread.
  expect((await browser.open("/claims")).html).not.toContain("Hushwood");
  expect((await browser.open("/claims/check-a-bill")).html).not.toContain('value="Hushwood"');
});

test("LANG-04 typed text that meets the session's end comes back after the same member's log-in", async () => {
  const browser = await withSession(world, "sub", lapsedAge);
  const path = "/claims/check-a-bill";
  await browser.post("/language", { provider: "Kept Clinic", language: `en ${path}` });
  expect((await browser.open(path)).html).not.toContain("Kept Clinic");
  await logIn(browser, "dep-adult", PASSWORD);
  expect((await browser.open(path)).html).not.toContain("Kept Clinic");
  const own = await withSession(world, "sub", lapsedAge);
  await own.post("/language", { provider: "Kept Clinic", language: `en ${path}` });
  await logIn(own, "sub", PASSWORD);
  expect(elementOf(await own.open(path), "#provider").getAttribute("value")).toBe("Kept Clinic");
});

test("LANG-04 the switch keeps nothing of a form with confidential data", async () => {
  const browser = await served.enter("sub");
  const response = await browser.send("/language", {
    method: "POST",
    body: new URLSearchParams({ addressLine1: "9 Elm", language: "es /account/confidential" }),
  });
  expect(response.status).toBe(303);
  expect(response.headers.getSetCookie().map((line) => line.split("=", 1).join())).toEqual([
    expect.stringContaining("lang"),
  ]);
});

test("LANG-04 GET /language redirects to /", async () => {
  const response = await served.visitor().send("/language");
  expect([response.status, response.headers.get("location")]).toEqual([302, "/"]);
});

test("LANG-04 no password, code or answer is sealed into the cookie of what was typed", async () => {
  const browser = world.visitor();
  await browser.post("/language", {
    username: "quux",
    password: "Sandbox-2026",
    answer1: "Rex",
    securityCode: "123456",
    long: "x".repeat(1001),
    language: "es /login?from=x",
  });
  const fields = { username: "quux" };
  expect(visitorEntry(browser, "typed")).toMatchObject({ path: "/login", fields });
  expect(visitorEntry(browser, "typed")).toHaveProperty("fields", fields);
});
