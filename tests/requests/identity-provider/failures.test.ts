import { afterEach, describe, expect, test } from "vitest";
import { createProviderKey } from "#server/sandbox/identity-provider/identity-provider.ts";
import { providerText } from "#app/text/sign-in/login.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import {
  answerOf,
  comeBack,
  openProviderWorld,
  signInThere,
  type Tamper,
} from "#tests/harness/world/provider-world.ts";
import { openedSession } from "#tests/harness/world/kept.ts";
import { use } from "#tests/harness/world/use-world.ts";

const world = use(() => openProviderWorld());
const { notices } = providerText;

afterEach(() => {
  world.provider.tamper(null);
  world.provider.goDown(false);
});

/** Log-in says why nobody was signed in, at an address without a code, and no session has begun. */
function expectRefused(browser: Visitor, page: Page, notice: keyof typeof notices): void {
  expect(page.text).toContain(notices[notice]);
  expect(page.url.pathname + page.url.search).toBe("/login");
  for (const cookie of ["access_token", "api_token", "temp_token"])
    expect(browser.jar.has(cookie), cookie).toBe(false);
}

const withIdToken =
  (change: object | (() => object), header?: object): Tamper =>
  async ({ path, json, sign }) =>
    path === "/token"
      ? {
          ...json,
          id_token: await sign(typeof change === "function" ? change() : change, header),
        }
      : json;

const seconds = (): number => Math.floor(Date.now() / 1000);

describe("OIDC-02 an answer that is not the provider's own starts no session:", () => {
  const lies: readonly (readonly [string, Tamper])[] = [
    ["the nonce of another log-in", withIdToken({ nonce: "another" })],
    ["another client's token", withIdToken({ aud: "another-client" })],
    [
      "a token for several, asked by another",
      withIdToken({ aud: ["x", "member-dashboard"], azp: "x" }),
    ],
    ["another issuer's token", withIdToken({ iss: "https://evil.example" })],
    ["a token that is over", withIdToken(() => ({ exp: seconds() - 60 }))],
    ["a token of a clock that is an hour ahead", withIdToken(() => ({ nbf: seconds() + 3600 }))],
    ["a token without a subject", withIdToken({ sub: undefined })],
    [
      "a token signed by somebody else",
      async ({ path, json, sign }) =>
        path === "/token"
          ? { ...json, id_token: await sign({}, {}, await createProviderKey("first")) }
          : json,
    ],
    [
      "a token without a signature",
      ({ json }) =>
        typeof json["id_token"] === "string"
          ? { ...json, id_token: unsigned(json["id_token"]) }
          : json,
    ],
    ["no ID token", ({ json: { id_token: _none, ...json } }) => json],
  ];
  test.each(lies)("%s", async (_what, lie) => {
    const browser = world.visitor();
    world.provider.tamper(lie);
    expectRefused(browser, await signInThere(world, browser), "provider-refused");
    // The next log-in is as if nothing had been.
    world.provider.tamper(null);
    expect((await signInThere(world, browser)).url.pathname).toBe("/home");
  });
});

/** The same token as if it needed no signature. */
function unsigned(token: string): string {
  const [, payload = ""] = token.split(".");
  return `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
}

test("OIDC-02 a clock that differs by twenty seconds is no reason to refuse", async () => {
  const browser = world.visitor();
  world.provider.tamper(withIdToken(() => ({ iat: seconds() + 20, nbf: seconds() + 20 })));
  expect((await signInThere(world, browser)).url.pathname).toBe("/home");
});

test("OIDC-02 a session ends with the token that the gateway is asked with", async () => {
  const browser = world.visitor();
  world.provider.tamper(({ path, json }) =>
    path === "/token" ? { ...json, expires_in: 600 } : json,
  );
  expect((await signInThere(world, browser)).url.pathname).toBe("/home");
  const { expires } = await openedSession(browser);
  expect(expires.getTime() - world.now().getTime()).toBe(600_000);
});

test("OIDC-02 an answer of a log-in that another browser began starts no session", async () => {
  const [mine, another] = [world.visitor(), world.visitor()];
  const answer = await answerOf(await world.toProvider(another), "sub");
  await world.toProvider(mine);
  const asked = world.provider.asked.length;
  expectRefused(mine, await comeBack(mine, answer), "provider-stale");
  expect(world.provider.asked.slice(asked)).toEqual([]);
  // Nobody has used it up.
  expect((await comeBack(another, answer)).url.pathname).toBe("/home");
});

test("OIDC-02 of four log-ins that a browser began the latest three wait for their answers", async () => {
  const browser = world.visitor();
  const first = await world.toProvider(browser);
  await world.toProvider(browser);
  await world.toProvider(browser);
  const last = await world.toProvider(browser);
  const state = first.to.searchParams.get("state") ?? "";
  const late = `/login/provider?${new URLSearchParams({ code: "1", state })}`;
  expectRefused(browser, await comeBack(browser, late), "provider-stale");
  expect((await comeBack(browser, await answerOf(last, "sub"))).url.pathname).toBe("/home");
});

test("OIDC-02 a code that is put into another log-in's answer starts no session", async () => {
  const [mine, another] = [world.visitor(), world.visitor()];
  const stolen = new URL(await answerOf(await world.toProvider(another), "sub"));
  const own = new URL(await answerOf(await world.toProvider(mine), "dep-adult"));
  own.searchParams.set("code", stolen.searchParams.get("code") ?? "");
  expectRefused(mine, await comeBack(mine, own.href), "provider-refused");
});

test("OIDC-02 an answer that names another issuer starts no session", async () => {
  const browser = world.visitor();
  const answer = new URL(await answerOf(await world.toProvider(browser), "sub"));
  expect(answer.searchParams.get("iss")).toBe(world.provider.issuer);
  answer.searchParams.set("iss", "https://evil.example");
  expectRefused(browser, await comeBack(browser, answer.href), "provider-refused");
});

test("OIDC-02 an answer that comes a second time starts no second session", async () => {
  const browser = world.visitor();
  const answer = await answerOf(await world.toProvider(browser), "sub");
  const before = new Map(browser.jar);
  expect((await comeBack(browser, answer)).url.pathname).toBe("/home");
  const again = await browser.open(answer);
  expect(again.text).toContain(notices["provider-stale"]);
  // Also in a browser whose cookies are those of before the first.
  const copy = world.visitor();
  for (const [name, cookie] of before) copy.jar.set(name, cookie);
  expectRefused(copy, await comeBack(copy, answer), "provider-refused");
});

test("OIDC-02 a code that the provider does not know any more starts no session", async () => {
  const browser = world.visitor();
  const answer = await answerOf(await world.toProvider(browser), "sub");
  await world.provider.forget();
  expectRefused(browser, await comeBack(browser, answer), "provider-refused");
});

test.each([
  ["access_denied", "provider-cancelled"],
  ["server_error", "provider-unavailable"],
  ["temporarily_unavailable", "provider-unavailable"],
  ["invalid_scope", "provider-refused"],
  ["Jordan_Timber", "provider-refused"],
] as const)("OIDC-02 the provider's error %s has a page of its own", async (error, notice) => {
  const browser = world.visitor();
  const { to } = await world.toProvider(browser);
  const query = new URLSearchParams({
    error,
    error_description: "<b>Jordan</b>",
    state: to.searchParams.get("state") ?? "",
    iss: world.provider.issuer,
  });
  const page = await comeBack(browser, `/login/provider?${query}`);
  expectRefused(browser, page, notice);
  expect(page.html).not.toContain("Jordan");
});

test("OIDC-02 a person who goes back at the provider finds log-in again", async () => {
  const browser = world.visitor();
  const { there, page } = await world.toProvider(browser);
  const after = await there.submit(page, "Cancel");
  const back = await comeBack(browser, after.hops.at(-1) ?? "");
  expectRefused(browser, back, "provider-cancelled");
});

describe("OIDC-02 a person whom the gateway does not know starts no session:", () => {
  test.each([
    ["the ID token names no member", { member_key: undefined }],
    ["it names another than the gateway's token", { member_key: "MK-OF-NOBODY" }],
  ])("%s", async (_what, change) => {
    const browser = world.visitor();
    world.provider.tamper(withIdToken(change));
    expectRefused(browser, await signInThere(world, browser), "provider-unknown");
  });

  test.each([401, 403])("the gateway refuses the token by %i", async (status) => {
    const browser = world.visitor();
    await world.fault({ method: "GET", path: "account", status, times: 1 });
    expectRefused(browser, await signInThere(world, browser), "provider-unknown");
  });
});

test("OIDC-02 a gateway that fails meanwhile has its error page, at an address without a code", async () => {
  const browser = world.visitor();
  await world.fault({ method: "GET", path: "account", status: 500, times: 9 });
  const page = await signInThere(world, browser);
  expect(page.url.pathname + page.url.search).toBe("/error/500");
  expect(page.status).toBe(500);
  expect(browser.jar.has("temp_token")).toBe(false);
});

test("OIDC-02 a provider that is down is said to be, before and after its log-in", async () => {
  const browser = world.visitor();
  const answer = await answerOf(await world.toProvider(browser), "sub");
  world.provider.goDown(true);
  expectRefused(browser, await comeBack(browser, answer), "provider-unavailable");
});

test("OIDC-02 an answer without parameters, or with some twice, starts no session", async () => {
  const browser = world.visitor();
  expectRefused(browser, await comeBack(browser, "/login/provider"), "provider-stale");
  const { to } = await world.toProvider(browser);
  const state = to.searchParams.get("state") ?? "";
  const twice = `/login/provider?state=${state}&state=${state}&code=1&code=2`;
  expectRefused(browser, await comeBack(browser, twice), "provider-refused");
});

test("OIDC-02 a browser that looks ahead uses up no answer", async () => {
  const browser = world.visitor();
  const answer = await answerOf(await world.toProvider(browser), "sub");
  const prefetch = { headers: { "sec-purpose": "prefetch" } };
  expect((await browser.send(answer, prefetch)).status).toBe(400);
  expect((await browser.send(answer, { method: "HEAD" })).status).toBe(400);
  expect((await comeBack(browser, answer)).url.pathname).toBe("/home");
});

test("OIDC-01 a brand without a provider has no button, and its addresses are not found", async () => {
  const browser = world.visitor("summit.localhost");
  const login = await browser.open("/login");
  expect(login.status).toBe(200);
  expect(login.html).not.toContain("/login/provider");
  expect((await browser.open("/login/provider")).status).toBe(404);
  expect((await browser.post("/login/provider", {})).status).toBe(404);
  expect((await browser.post("/login/provider/logout", { logout_token: "x" })).status).toBe(404);
});
