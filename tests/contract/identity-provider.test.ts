import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { identityProvider } from "#server/brands/identity-provider.ts";
import { checkProvider } from "#scripts/contract/identity-provider.ts";
import {
  readProviderOptions,
  reportProvider,
} from "#scripts/contract/identity-provider-options.ts";
import { brandsFile } from "#tests/harness/world/brands-file.ts";
import {
  providerBrands,
  startProvider,
  type TestProvider,
} from "#tests/harness/world/provider-world.ts";

describe("npm run contract -- --identity-provider", () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startProvider("http://localhost:3000");
  });
  afterAll(() => provider.close());
  afterEach(() => {
    provider.tamper(null);
    provider.goDown(false);
  });

  const check = (more: object = {}, idToken: string | null = null) => {
    const given = providerBrands(provider, more).brands.carrier.identityProvider;
    const fields = identityProvider.parse(given);
    if (fields === null) throw new Error("there is a provider");
    return checkProvider({ fields, idToken });
  };
  const statesOf = async (findings: ReturnType<typeof check>) =>
    Object.fromEntries((await findings).map(({ what, state }) => [what, state]));
  const tamper = (where: string, change: object) =>
    provider.tamper(({ path, json }) => (path.includes(where) ? { ...json, ...change } : json));

  test("OIDC-05 finds that a provider which members can use has what it needs", async () => {
    const findings = await check();
    expect(findings.filter(({ state }) => state !== "holds")).toEqual([
      { what: "a person's claims", state: "untested", detail: "needs CONTRACT_ID_TOKEN" },
    ]);
    expect(reportProvider(findings)).toContain("The provider fits;");
  });

  test.each<[string, string, object, string, string]>([
    [
      "another issuer",
      "well-known",
      { issuer: "https://evil.example" },
      "issuer and endpoints",
      "breaks",
    ],
    [
      "an endpoint elsewhere",
      "well-known",
      { token_endpoint: "https://x.example/t" },
      "issuer and endpoints",
      "breaks",
    ],
    [
      "no code",
      "well-known",
      { response_types_supported: ["id_token"] },
      "authorization code",
      "breaks",
    ],
    ["no PKCE", "well-known", { code_challenge_methods_supported: ["plain"] }, "PKCE", "missing"],
    [
      "another authentication",
      "well-known",
      { token_endpoint_auth_methods_supported: ["private_key_jwt"] },
      "client authentication",
      "breaks",
    ],
    [
      "a shared secret's signature",
      "well-known",
      { id_token_signing_alg_values_supported: ["HS256"] },
      "signature of ID tokens",
      "breaks",
    ],
    ["no such claim", "well-known", { claims_supported: ["sub"] }, "claims", "missing"],
    ["no log-out", "well-known", { end_session_endpoint: undefined }, "log-out", "missing"],
    [
      "no back channel",
      "well-known",
      { backchannel_logout_supported: false },
      "log-out elsewhere",
      "missing",
    ],
    ["no keys", "/jwks", { keys: [] }, "keys", "breaks"],
    [
      "a short key",
      "/jwks",
      { keys: [{ kty: "RSA", n: "AQAB", e: "AQAB", kid: "1" }] },
      "keys",
      "breaks",
    ],
  ])("finds %s", async (_what, where, change, what, state) => {
    tamper(where, change);
    expect((await statesOf(check()))[what]).toBe(state);
  });

  test("tells a provider that is down, and a document that is none", async () => {
    provider.goDown(true);
    expect(await check()).toEqual([
      {
        what: "discovery document",
        state: "breaks",
        detail: expect.stringMatching(/^no answer: [A-Z_]+$/) as unknown,
      },
    ]);
    provider.goDown(false);
    const elsewhere = await check({ issuer: `${provider.issuer}/nowhere` });
    expect(elsewhere[0]?.state).toBe("breaks");
  });

  test("checks the claims of a person's token, and prints none of its values", async () => {
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      iss: provider.issuer,
      aud: "member-dashboard",
      sub: "zebulon",
      exp: seconds + 60,
      member_key: "MK-ZEBULON",
      member_role: "member",
    };
    const findings = await check({}, await provider.sign(claims));
    const states = await statesOf(Promise.resolve(findings));
    expect(states).toMatchObject({ "ID token": "holds", "claim member_key": "holds" });
    expect(states["claim sid"]).toBe("missing");
    expect(reportProvider(findings)).not.toMatch(/zebulon/i);
    const { member_key: _none, ...without } = claims;
    const lacking = await statesOf(check({}, await provider.sign(without)));
    expect(lacking["claim member_key"]).toBe("breaks");
    const other = await statesOf(check({}, await provider.sign({ ...claims, aud: "x" })));
    expect(other["ID token"]).toBe("breaks");
  });

  test("reads the provider of a brand from the brands' file, and says where there is none", () => {
    const file = brandsFile(providerBrands(provider));
    const options = readProviderOptions(["--identity-provider", file], {});
    expect(options?.fields.issuer).toBe(provider.issuer);
    expect(readProviderOptions(["https://gateway.example"], {})).toBeNull();
    const summit = ["--identity-provider", file, "--brand", "summit"];
    expect(() => readProviderOptions(summit, {})).toThrow("The brand summit");
    expect(() => readProviderOptions(["--identity-provider", "/nowhere"], {})).toThrow("be read");
    expect(() => readProviderOptions(["--identity-provider"], {})).toThrow(
      "needs the brands' file",
    );
    const secretless = brandsFile(providerBrands(provider, { clientSecretFile: "/nowhere" }));
    expect(() => readProviderOptions(["--identity-provider", secretless], {})).toThrow(
      "clientSecretFile /nowhere: ",
    );
  });
});
