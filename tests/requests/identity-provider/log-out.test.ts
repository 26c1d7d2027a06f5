import { afterEach, describe, expect, test } from "vitest";
import { loginText } from "#app/text/sign-in/login.ts";
import { createProviderKey } from "#server/sandbox/identity-provider/identity-provider.ts";
import { type Visitor, createVisitor } from "#tests/harness/pages/visitor.ts";
import { postLoginAs, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { openedSession } from "#tests/harness/world/kept.ts";
import {
  answerOf,
  comeBack,
  openProviderWorld,
  signInThere,
} from "#tests/harness/world/provider-world.ts";
import { use } from "#tests/harness/world/use-world.ts";

const world = use(() => openProviderWorld());
afterEach(() => world.provider.goDown(false));

const EVENT = "http://schemas.openid.net/event/backchannel-logout";

/** A browser that is signed in, and the one that is logged in at the provider with it. */
async function signedIn(persona = "sub") {
  const browser = world.visitor();
  const visit = await world.toProvider(browser);
  expect((await comeBack(browser, await answerOf(visit, persona))).url.pathname).toBe("/home");
  return { browser, there: visit.there, session: await openedSession(browser) };
}

/** Whether the browser's session is still there. */
const isIn = async (browser: Visitor): Promise<boolean> =>
  (await browser.open("/home")).url.pathname === "/home";

/** Posts a logout token as the provider does: from a server, without any of a browser's headers. */
async function postToken(token: string): Promise<number> {
  const body = new URLSearchParams({ logout_token: token });
  const address = "http://localhost:3000/login/provider/logout";
  return (await world.handle(new Request(address, { method: "POST", body }))).status;
}

const logoutToken = (claims: object, header?: object) => {
  const iat = Math.floor(Date.now() / 1000);
  const usual = {
    iss: world.provider.issuer,
    aud: "member-dashboard",
    iat,
    exp: iat + 120,
    jti: crypto.randomUUID(),
    events: { [EVENT]: {} },
  };
  return world.provider.sign({ ...usual, ...claims }, { typ: "logout+jwt", ...header });
};

test("OIDC-03 log-out goes on at the provider, which asks and leads back to log-in", async () => {
  const { browser, there, session } = await signedIn();
  const response = await browser.post("/logout", {});
  expect(response.status).toBe(303);
  const to = new URL(response.headers.get("location") ?? "");
  expect(to.origin).toBe(world.provider.issuer);
  expect(to.searchParams.get("id_token_hint")).toBe(session.provider?.idToken);
  expect(to.searchParams.get("post_logout_redirect_uri")).toBe("http://localhost:3000/login");
  const asked = await there.open(to);
  const after = await there.submit(asked, "Log out");
  const back = await comeBack(browser, after.hops.at(-1) ?? "");
  expect(back.url.pathname + back.url.search).toBe("/login");
  expect(back.text).toContain(loginText.notices["logged-out"]);
  // The next log-in asks who it is.
  const { page } = await world.toProvider(browser);
  expect(page.text).toContain("Sandbox ID");
});

test.each([
  [
    "staff who acted for a member",
    "emp",
    async (browser: Visitor) => {
      await postLoginAs(browser, { subscriberId: SUBSCRIBER.sub });
      expect((await browser.open("/sso-landing")).url.pathname).toBe("/home");
      return browser.openPost("/login-as/end", {});
    },
    "/login-as",
  ],
  [
    "a member who switched the group",
    "multi",
    async (browser: Visitor) =>
      browser.submit(await browser.open("/select-group"), "View group of Invented Bakery Co-op"),
    "/home",
  ],
])("OIDC-03 log-out of %s goes on at the provider, too", async (_who, persona, goOn, ledTo) => {
  const { browser, session } = await signedIn(persona);
  expect((await goOn(browser)).url.pathname).toBe(ledTo);
  const response = await browser.post("/logout", {});
  const to = new URL(response.headers.get("location") ?? "", browser.origin);
  expect(to.origin).toBe(world.provider.issuer);
  expect(to.searchParams.get("id_token_hint")).toBe(session.provider?.idToken);
});

test("OIDC-03 log-out ends the session here also while the provider is down", async () => {
  const { browser } = await signedIn();
  const kept = new Map(browser.jar);
  world.provider.goDown(true);
  const response = await browser.post("/logout", {});
  expect(response.status).toBe(303);
  const copy = createVisitor(world.handle, browser.origin);
  for (const [name, cookie] of kept) copy.jar.set(name, cookie);
  expect(await isIn(copy)).toBe(false);
});

test("OIDC-03 a log-out at the provider ends the session here by its back channel", async () => {
  const { browser, there } = await signedIn();
  const other = await signedIn("dep-adult");
  const asked = await there.open("/session/end");
  await there.submit(asked, "Log out");
  expect(await isIn(browser)).toBe(false);
  expect(await isIn(other.browser)).toBe(true);
});

test("OIDC-03 a logout token's sid ends one session, its subject all of a person's", async () => {
  const [first, second] = [await signedIn(), await signedIn()];
  const other = await signedIn("dep-adult");
  const sid = first.session.provider?.sid;
  expect(sid).toEqual(expect.any(String));
  expect(await postToken(await logoutToken({ sid }))).toBe(200);
  expect([await isIn(first.browser), await isIn(second.browser)]).toEqual([false, true]);
  expect(await postToken(await logoutToken({ sub: "sub" }))).toBe(200);
  expect([await isIn(second.browser), await isIn(other.browser)]).toEqual([false, true]);
});

test("OIDC-03 a log-in that was begun before its person was logged out starts no session", async () => {
  const browser = world.visitor();
  const answer = await answerOf(await world.toProvider(browser), "sub");
  expect(await postToken(await logoutToken({ sub: "sub" }))).toBe(200);
  const page = await comeBack(browser, answer);
  expect(page.text).toContain(loginText.notices["session-over"]);
  expect(browser.jar.has("temp_token")).toBe(false);
  expect((await signInThere(world, browser)).url.pathname).toBe("/home");
});

describe("OIDC-03 a logout token that is not to be trusted ends nothing:", () => {
  const past = Math.floor(Date.now() / 1000) - 3600;
  test.each([
    ["of another issuer", { iss: "https://evil.example" }],
    ["for another client", { aud: "another" }],
    ["that is an ID token, with a nonce", { nonce: "x" }],
    ["without the event", { events: {} }],
    ["without a person or session", { sub: undefined }],
    ["without a name of its own", { jti: undefined }],
    ["of an hour ago", { iat: past, exp: undefined }],
    ["that is over", { exp: past }],
  ])("%s", async (_what, change) => {
    const { browser } = await signedIn();
    expect(await postToken(await logoutToken({ sub: "sub", ...change }))).toBe(400);
    expect(await isIn(browser)).toBe(true);
  });

  test("signed by somebody else, and nonsense", async () => {
    const { browser } = await signedIn();
    const claims = { sub: "sub", jti: "1", events: { [EVENT]: {} } };
    const forged = await world.provider.sign(claims, {}, await createProviderKey("first"));
    for (const token of [forged, "x", "", "a.b.c"]) expect(await postToken(token)).toBe(400);
    expect(await isIn(browser)).toBe(true);
  });

  test("sent a second time, so that it cannot end a later session", async () => {
    const token = await logoutToken({ sub: "sub" });
    expect(await postToken(token)).toBe(200);
    const { browser } = await signedIn();
    expect(await postToken(token)).toBe(400);
    expect(await isIn(browser)).toBe(true);
  });
});

test("OIDC-03 a page of another site cannot post a logout token", async () => {
  const browser = world.visitor();
  const response = await browser.send("/login/provider/logout", {
    method: "POST",
    headers: { origin: "https://evil.example" },
    body: new URLSearchParams({ logout_token: "x" }),
  });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect([400, 403]).toContain(response.status);
});

test("OIDC-01 the button on /login leads to the provider, and the provider's answer to home", async () => {
  const browser = world.visitor();
  const login = await browser.open("/login");
  expect(login.document.querySelector("form[action='/login/provider'] button")?.textContent).toBe(
    "Log in with Sandbox ID",
  );
  const visit = await world.toProvider(browser);
  const asked = Object.fromEntries(visit.to.searchParams);
  expect(asked).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    redirect_uri: "http://localhost:3000/login/provider",
    scope: "openid member",
  });
  expect(asked["state"]).toMatch(/^[\w-]{43}$/);
  expect(asked["nonce"]).toMatch(/^[\w-]{43}$/);
  const home = await comeBack(browser, await answerOf(visit, "sub"));
  expect(home.status).toBe(200);
  expect(home.url.pathname).toBe("/home");
  expect(home.text).toContain("Marisol");
});
