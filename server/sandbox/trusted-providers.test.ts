import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTokens, type Tokens } from "./tokens.ts";
import { parseTrustedProviders } from "./trusted-providers.ts";
import { createWorld } from "./world/world.ts";

const AUDIENCE = "another-carrier";
const world = createWorld(() => new Date("2026-11-21T12:00:00-08:00"));

let own: CryptoKey;
let published: CryptoKey;
let foreign: CryptoKey;
let issuer: string;
let tokens: Tokens;
const server = createServer((request, response) => {
  const answer = async () =>
    request.url === "/.well-known/openid-configuration"
      ? { issuer, jwks_uri: `${issuer}/somewhere/else` }
      : { keys: [{ ...(await exportJWK(published)), kid: "one", alg: "ES256" }] };
  void answer().then((json) => response.end(JSON.stringify(json)));
});

/** The gateway with a provider that has claim names and a place for keys of its own. */
const trusting = (audience: string | null, role: string | null = "job") =>
  createTokens(
    world,
    undefined,
    parseTrustedProviders(
      JSON.stringify([{ issuer, audience, claims: { memberKey: "acct_no", role } }]),
    ),
  );

beforeAll(async () => {
  ({ privateKey: own, publicKey: published } = await generateKeyPair("ES256"));
  foreign = (await generateKeyPair("ES256")).privateKey;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  tokens = trusting(AUDIENCE);
});
afterAll(() => void server.close());

async function callerOf(claims: object, { by = own, asked = tokens } = {}) {
  const token = await new SignJWT({
    iss: issuer,
    aud: AUDIENCE,
    sub: "u-1",
    exp: Math.floor(Date.now() / 1000) + 3600,
    acct_no: "410000100",
    ...claims,
  })
    .setProtectedHeader({ alg: "ES256", kid: "one" })
    .sign(by);
  const headers = { authorization: `Bearer ${token}` };
  return asked.findCaller(new Request("http://gateway.example/account", { headers }));
}

test("the sandbox finds a member by the claims that another provider's own names give", async () => {
  const member = {
    member: { key: "410000100" },
    role: "member",
    username: "u-1",
    issuedByRole: null,
  };
  expect(await callerOf({})).toMatchObject(member);
  expect(await callerOf({ acct_no: 410_000_100 })).toMatchObject(member);
  expect(await callerOf({ job: "logInAsAnyone" })).toMatchObject({ role: "logInAsAnyone" });
  expect(await callerOf({ job: "director" })).toMatchObject(member);
  const withoutRole = { asked: trusting(AUDIENCE, null) };
  expect(await callerOf({ job: "logInAsAnyone" }, withoutRole)).toMatchObject(member);
});

test("the sandbox refuses a provider's token that is not for it, signed by it or good any more", async () => {
  expect(await callerOf({ aud: "somebody-else" })).toBeUndefined();
  expect(await callerOf({ exp: Math.floor(Date.now() / 1000) - 1 })).toBeUndefined();
  expect(await callerOf({ exp: undefined })).toBeUndefined();
  expect(await callerOf({ iss: "http://evil.example" })).toBeUndefined();
  expect(await callerOf({ acct_no: undefined })).toBeUndefined();
  expect(await callerOf({}, { by: foreign })).toBeUndefined();
  expect(await callerOf({}, { asked: createTokens(world) })).toBeUndefined();
});

test("the sandbox accepts a token for whatever gateway where nobody says for which", async () => {
  const asked = trusting(null);
  expect(await callerOf({ aud: "https://gateway.example" }, { asked })).toMatchObject({
    member: { key: "410000100" },
  });
});
