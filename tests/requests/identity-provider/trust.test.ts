import { writeFileSync } from "node:fs";
import { afterEach, beforeAll, afterAll, describe, expect, test, vi } from "vitest";
import { createIdentityProvider } from "#server/identity/provider.ts";
import { providerText } from "#app/text/sign-in/login.ts";
import { identityProvider } from "#server/brands/identity-provider.ts";
import { errorShape } from "#server/log/error-shape.ts";
import { getRuntime } from "#server/runtime.ts";
import { brandsFile } from "#tests/harness/world/brands-file.ts";
import { StoreAwayError } from "#server/store/store.ts";
import {
  answerOf,
  comeBack,
  openProviderWorld,
  providerBrands,
  signInThere,
  startProvider,
  type TestProvider,
} from "#tests/harness/world/provider-world.ts";
import { use } from "#tests/harness/world/use-world.ts";

const { notices } = providerText;
const LIMIT = 4;

/** An answer that waits, once it is ready, until it is released. */
function holding() {
  const [met, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const meet = () => {
    met.resolve();
    return released.promise;
  };
  return { reached: met.promise, release: () => released.resolve(), meet };
}

describe("OIDC-02 a discovery document that is not to be trusted is used for nothing:", () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startProvider("http://localhost:3000");
  });
  afterAll(() => provider.close());
  afterEach(() => {
    vi.useRealTimers();
    provider.tamper(null);
  });

  /** A provider of the product that has asked for nothing yet. */
  const unread = (more: object = {}) => {
    const { brands } = providerBrands(provider, more);
    const fields = identityProvider.parse(brands.carrier.identityProvider);
    if (fields === null) throw new Error("there is a provider");
    return createIdentityProvider({ fields, timeoutMs: 100_000, isHttpAllowed: true });
  };
  const begin = (more?: object) =>
    unread(more).begin("http://localhost:3000/login/provider", { kind: "sign-in" });
  const poison = (change: object) =>
    provider.tamper(({ path, json }) =>
      path.includes("/.well-known/") ? { ...json, ...change } : json,
    );

  test.each([
    // The protocol's library compares it first.
    [
      "another issuer",
      { issuer: "https://evil.example" },
      "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
    ],
    ["log-in at another site", { authorization_endpoint: "https://evil.example/auth" }],
    ["codes and secret to another site", { token_endpoint: "https://evil.example/token" }],
    ["keys of another site", { jwks_uri: "https://evil.example/jwks" }],
    ["log-out at another site", { end_session_endpoint: "https://evil.example/out" }],
    ["a script for log-in", { authorization_endpoint: "javascript:alert(1)" }],
    ["no keys", { jwks_uri: undefined }],
  ])(
    "%s",
    async (_what, change, code = `DISCOVERY_${Object.keys(change).join().toUpperCase()}`) => {
      poison(change);
      const error: unknown = await begin().catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: "ProviderError", failure: "unavailable" });
      // For the log, whose reader has to find the field.
      expect(errorShape(error)).toMatchObject({ cause: { code } });
      provider.tamper(null);
      expect((await begin()).url.origin).toBe(provider.issuer);
    },
  );

  test.each(["basic", "post"])(
    "a client with a wrong secret, sent as %s, is no member's doing: the provider is not there for it",
    async (clientAuthentication) => {
      const clientSecretFile = `${brandsFile({})}.wrong`;
      writeFileSync(clientSecretFile, "another secret");
      const { answer, flow } = await answered();
      const wrong = unread({ clientSecretFile, clientAuthentication });
      await expect(wrong.exchange(answer, flow)).rejects.toMatchObject({ failure: "unavailable" });
    },
  );

  /** A log-in at the provider that has just come back: its answer, and what it is checked with. */
  async function answered() {
    const { url, flow } = await begin();
    const there = provider.visitor();
    const answer = await answerOf({ there, page: await there.open(url) }, "sub");
    return { answer: new URL(answer), flow };
  }

  test("a client's new secret is read once the provider has refused the old one", async () => {
    const clientSecretFile = `${brandsFile({})}.changed`;
    writeFileSync(clientSecretFile, "another secret");
    const known = unread({ clientSecretFile });
    const { answer, flow } = await answered();
    await expect(known.exchange(answer, flow)).rejects.toMatchObject({ failure: "unavailable" });
    provider.secretFile(clientSecretFile);
    expect(await known.exchange(answer, flow)).toMatchObject({ subject: "sub" });
  });

  test.each([
    ["access_token", false],
    ["id_token", true],
  ])(
    "the gateway is asked with the %s where the settings say so, for as long as that is good",
    async (gatewayToken, isIdToken) => {
      provider.tamper(({ path, json }) =>
        path === "/token" ? { ...json, expires_in: 100_000 } : json,
      );
      const { answer, flow } = await answered();
      const found = await unread({ gatewayToken }).exchange(answer, flow);
      const { exp = 0, iat = 0 } = found.claims;
      expect(found.token === found.idToken).toBe(isIdToken);
      // An ID token is good for less.
      expect((found.goodForS ?? 0) > exp - iat).toBe(!isIdToken);
    },
  );

  test("the last good one is used while the next, an hour later, is not to be trusted", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const known = unread();
    const ask = () => known.begin("http://localhost:3000/login/provider", { kind: "sign-in" });
    await ask();
    vi.setSystemTime(Date.now() + 3_600_000);
    const asked = provider.asked.length;
    poison({ issuer: "https://evil.example" });
    expect((await ask()).url.origin).toBe(provider.issuer);
    expect(provider.asked.length).toBeGreaterThan(asked);
  });

  test("an endpoint elsewhere that the settings name is used", async () => {
    poison({ authorization_endpoint: "https://login.example/auth" });
    const { url } = await begin({ origins: ["https://login.example"] });
    expect(url.origin).toBe("https://login.example");
  });

  test("a slow provider has the time of one call for all requests of a log-in", async () => {
    const { url, flow } = await begin();
    const there = provider.visitor();
    const answer = new URL(await answerOf({ there, page: await there.open(url) }, "sub"));
    const held = {
      "/.well-known/openid-configuration": holding(),
      "/token": holding(),
    };
    provider.tamper(async ({ path, json }) => {
      for (const [where, hold] of Object.entries(held)) if (path === where) await hold.meet();
      return json;
    });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const settled = vi.fn<(error: unknown) => void>();
    void unread().exchange(answer, flow).catch(settled);
    await held["/.well-known/openid-configuration"].reached;
    await vi.advanceTimersByTimeAsync(60_000);
    held["/.well-known/openid-configuration"].release();
    await held["/token"].reached;
    await vi.advanceTimersByTimeAsync(39_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    // Far longer than the rejection takes to arrive.
    await new Promise((resolve) => setImmediate(resolve));
    expect(settled).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: "ProviderError", failure: "unavailable" }),
    );
    held["/token"].release();
  });

  test("one that is too long, and one without TLS in production", async () => {
    poison({ padding: "x".repeat(300_000) });
    await expect(begin()).rejects.toMatchObject({ failure: "unavailable" });
    provider.tamper(null);
    const fields = identityProvider.parse(providerBrands(provider).brands.carrier.identityProvider);
    if (fields === null) throw new Error("there is a provider");
    const asInProduction = { fields, timeoutMs: 100_000, isHttpAllowed: false };
    const asked = provider.asked.length;
    const beginning = createIdentityProvider(asInProduction).begin("x:y", { kind: "sign-in" });
    await expect(beginning).rejects.toMatchObject({ name: "ProviderError" });
    expect(provider.asked.length).toBe(asked);
  });
});

describe("with a provider beside the gateway", () => {
  const world = use(() => openProviderWorld({ env: { LOGIN_LIMIT_PER_ADDRESS: `${LIMIT}` } }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    world.provider.tamper(null);
  });

  test("OIDC-02 a provider that has changed its keys is believed by the new ones alone", async () => {
    expect((await signInThere(world, world.visitor())).url.pathname).toBe("/home");
    await world.provider.rotate();
    // No key is asked for more often than every few seconds.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10_000 });
    expect((await signInThere(world, world.visitor())).url.pathname).toBe("/home");
  });

  test("OIDC-02 a store that is away leads to its error page, at an address without a code", async () => {
    const browser = world.visitor();
    const answer = await answerOf(await world.toProvider(browser), "sub");
    const { records } = getRuntime().store;
    vi.spyOn(records, "create").mockRejectedValue(new StoreAwayError());
    const page = await comeBack(browser, answer);
    expect(page.url.pathname + page.url.search).toBe("/error/503");
    expect(browser.jar.has("temp_token")).toBe(false);
  });

  test("OIDC-02 neither the log nor a page after the provider's answer has a token, code, state or person", async () => {
    const browser = world.visitor();
    const secrets: string[] = [];
    const remember = (value: unknown) =>
      void (typeof value === "string" && value.length > 8 && secrets.push(value));
    world.provider.tamper(({ json }) => {
      for (const name of ["access_token", "id_token"]) remember(json[name]);
      return json;
    });
    const from = world.log().length;
    const visit = await world.toProvider(browser);
    for (const value of visit.to.searchParams.values()) remember(value);
    const answer = await answerOf(visit, "sub");
    remember(new URL(answer).searchParams.get("code"));
    const home = await comeBack(browser, answer);
    expect(home.url.pathname).toBe("/home");
    const again = await browser.open(answer);
    const lines = world.log().slice(from);
    expect(lines).toContain("sign-in-provider");
    // The address of this dashboard, and names of scopes and clients, are no secrets.
    const told = secrets.filter((value) => !/^http|^openid |^member-dashboard$/.test(value));
    expect(told.length).toBeGreaterThan(5);
    for (const value of told)
      for (const text of [lines, home.html, again.html]) expect(text.includes(value)).toBe(false);
    expect(lines).not.toMatch(/Jordan|Testa|"sub"/);
  });

  test("OIDC-02 an address that sends many wrong answers is asked to wait", async () => {
    const browser = world.visitor();
    for (let nth = 0; nth < LIMIT; nth += 1) {
      const { to } = await world.toProvider(browser);
      const state = to.searchParams.get("state") ?? "";
      const forged = new URLSearchParams({
        code: `guess-${nth}`,
        state,
        iss: world.provider.issuer,
      });
      const page = await comeBack(browser, `/login/provider?${forged}`);
      expect(page.text).toContain(notices["provider-refused"]);
    }
    const answer = await answerOf(await world.toProvider(browser), "sub");
    const asked = world.provider.asked.length;
    expect((await comeBack(browser, answer)).text).toContain(notices["provider-limited"]);
    expect(world.provider.asked.slice(asked)).toEqual([]);
  });
});
