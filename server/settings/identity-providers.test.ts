import { expect, test } from "vitest";
import { problemsOf, settingsWith } from "./settings.fixture.ts";

const PROVIDER = {
  name: "Example ID",
  issuer: "https://id.example",
  clientId: "dashboard",
  clientSecretFile: "/secret",
  claims: { memberKey: "member_key" },
};

/** Files by path: the brands' file with this provider for the main carrier, and the secret. */
const filesWith =
  (provider: object, secret: string | null = "s3cret") =>
  (path: string) => {
    if (path === "/brands") {
      const identityProvider = { ...PROVIDER, ...provider };
      return JSON.stringify({ brands: { carrier: { name: "Main Carrier", identityProvider } } });
    }
    if (path === "/secret" && secret !== null) return secret;
    throw Object.assign(new Error("none"), { code: "ENOENT" });
  };
const faultsOf = (provider: object, secret?: string | null, env: object = {}) =>
  problemsOf({ BRANDS_FILE: "/brands", ...env }, filesWith(provider, secret));

const AT = "BRANDS_FILE: brands.carrier.identityProvider";

test("a brand's identity provider is read from the brands' file with its defaults", () => {
  const { brands } = settingsWith({ BRANDS_FILE: "/brands" }, filesWith({}));
  expect(brands[0]?.identityProvider).toEqual({
    ...PROVIDER,
    clientAuthentication: "basic",
    scopes: ["openid"],
    origins: [],
    claims: { memberKey: "member_key", role: null },
    gatewayToken: "access_token",
  });
  expect(settingsWith().brands[0]?.identityProvider).toBeNull();
});

test.each([
  [{ issuer: "id.example" }, "issuer: must be an http(s) URL"],
  [{ issuer: "https://id.example?x=1" }, "issuer: must have no query, fragment"],
  [{ issuer: "https://id.example#x" }, "issuer: must have no query, fragment"],
  [{ scopes: ["profile"] }, 'scopes: must have "openid"'],
  [{ origins: ["https://id.example/path"] }, "origins[0]: each must be an origin"],
  [{ claims: {} }, "claims.memberKey: Invalid input"],
  [{ gatewayToken: "refresh_token" }, "gatewayToken: Invalid option"],
  [{ clientAuthentication: "none" }, "clientAuthentication: Invalid option"],
  [{ secret: "x" }, 'Unrecognized key: "secret"'],
])("a start with %j names the fault with its place", (provider, fault) => {
  const faults = faultsOf(provider);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(AT);
  expect(faults[0]).toContain(fault);
});

test("a start names every fault of a provider at once", () => {
  const faults = faultsOf({ issuer: "x", clientId: "", scopes: [] });
  expect(faults).toHaveLength(3);
});

test("a secret that cannot be read, or is empty, is a fault of the start", () => {
  expect(faultsOf({}, null)).toEqual([`${AT}.clientSecretFile: cannot be read (ENOENT)`]);
  expect(faultsOf({}, " \n")).toEqual([`${AT}.clientSecretFile: is empty`]);
});

test("production refuses a provider without TLS, which a demo accepts", () => {
  const plain = { issuer: "http://id.example" };
  expect(faultsOf(plain)).toEqual([`${AT}: only https is accepted in production`]);
  expect(faultsOf({ origins: ["http://x.example"] })).toHaveLength(1);
  expect(faultsOf(plain, "s", { MODE: "demo" })).toEqual([]);
});
