import { createLocalJWKSet, jwtVerify, type JSONWebKeySet, type JWTPayload } from "jose";
import { z } from "zod";
import type { IdentityProviderFields } from "#server/brands/identity-provider.ts";
import { boundedFetch, findDiscoveryFault } from "#server/identity/connect.ts";
import { algorithmsOf } from "#server/identity/provider.ts";

/** "breaks": nobody can log in. "missing": something less. Names alone, never a person's values. */
export type ProviderFinding = {
  readonly what: string;
  readonly state: "holds" | "missing" | "breaks" | "untested";
  readonly detail: string;
};

type Options = { readonly fields: IdentityProviderFields; readonly idToken: string | null };

const TIMEOUT_MS = 10_000;
const SHORTEST_RSA = 2048;

const names = z.array(z.string()).optional().catch(undefined);
const discovery = z.looseObject({
  jwks_uri: z.string().optional().catch(undefined),
  response_types_supported: names,
  code_challenge_methods_supported: names,
  scopes_supported: names,
  token_endpoint_auth_methods_supported: names,
  id_token_signing_alg_values_supported: names,
  claims_supported: names,
});
const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Checks a provider's discovery document and keys, and its claims as far as it tells them. */
export async function checkProvider({ fields, idToken }: Options): Promise<ProviderFinding[]> {
  const address = `${fields.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const read = await readJson(address, discovery);
  if ("problem" in read) return [finding("discovery document", "breaks", read.problem)];
  const metadata = read.value;
  const fault = findDiscoveryFault(metadata, fields);
  const findings = [
    finding("discovery document", "holds"),
    fault === null
      ? finding("issuer and endpoints", "holds")
      : finding("issuer and endpoints", "breaks", explainFault(fault, metadata, fields)),
    ...listFeatures(metadata, fields),
  ];
  const keys =
    fault === null && metadata.jwks_uri !== undefined
      ? await readJson(metadata.jwks_uri, keySet)
      : { problem: "not asked for" };
  if ("problem" in keys) return [...findings, finding("keys", "breaks", keys.problem)];
  findings.push(ofKeys(keys.value.keys));
  if (idToken === null)
    return [...findings, finding("a person's claims", "untested", "needs CONTRACT_ID_TOKEN")];
  const algorithms = algorithmsOf(metadata.id_token_signing_alg_values_supported);
  return [...findings, ...(await ofIdToken(idToken, keys.value, algorithms, fields))];
}

const finding = (what: string, state: ProviderFinding["state"], detail = ""): ProviderFinding => ({
  what,
  state,
  detail,
});

/** Both addresses, which are no secrets: one letter may differ. */
function explainFault(
  fault: string,
  metadata: z.output<typeof discovery>,
  { issuer, origins }: IdentityProviderFields,
): string {
  const given = metadata[fault];
  const says = `${fault} is ${typeof given === "string" ? given : "missing"}`;
  return fault === "issuer"
    ? `${says}, not ${issuer} as in the brands' file`
    : `${says}: only ${[new URL(issuer).origin, ...origins].join(", ")} are allowed`;
}

/** A word of Node, such as "ECONNREFUSED" or "DEPTH_ZERO_SELF_SIGNED_CERT". */
const codeOf = (error: unknown): string | null =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;

function listFeatures(metadata: z.output<typeof discovery>, fields: IdentityProviderFields) {
  /** Whether a list has all of these; a provider that does not say may have them. */
  const has = (
    what: string,
    list: readonly string[] | undefined,
    wanted: readonly string[],
    without: "breaks" | "missing",
  ): ProviderFinding => {
    if (list === undefined) return finding(what, "untested", "the document does not say");
    const lacking = wanted.filter((each) => !list.includes(each));
    return lacking.length === 0
      ? finding(what, "holds")
      : finding(what, without, `no ${lacking.join(", ")}`);
  };
  const says = (what: string, name: string, detail: string): ProviderFinding =>
    metadata[name] === undefined || metadata[name] === false
      ? finding(what, "missing", detail)
      : finding(what, "holds");
  const { memberKey, role } = fields.claims;
  const algorithms = metadata.id_token_signing_alg_values_supported;
  const isSigned = algorithms?.some((name) => algorithmsOf([name])[0] === name) ?? true;
  return [
    has("authorization code", metadata.response_types_supported, ["code"], "breaks"),
    has("PKCE", metadata.code_challenge_methods_supported, ["S256"], "missing"),
    has("scopes", metadata.scopes_supported, fields.scopes, "missing"),
    has(
      "client authentication",
      metadata.token_endpoint_auth_methods_supported,
      [`client_secret_${fields.clientAuthentication}`],
      "breaks",
    ),
    isSigned
      ? finding("signature of ID tokens", "holds")
      : finding("signature of ID tokens", "breaks", "by a shared secret, or none"),
    has(
      "claims",
      metadata.claims_supported,
      [memberKey, ...(role === null ? [] : [role])],
      "missing",
    ),
    says("log-out", "end_session_endpoint", "a log-out ends the session here alone"),
    says("log-out elsewhere", "backchannel_logout_supported", "ends no session here"),
    says("sid", "backchannel_logout_session_supported", "ends all of a person's sessions"),
  ];
}

function ofKeys(keys: readonly Readonly<Record<string, unknown>>[]): ProviderFinding {
  const signing = keys.filter(({ use }) => use === undefined || use === "sig");
  const ids = signing.map(({ kid }) => kid);
  const isShort = signing.some(
    ({ kty, n }) =>
      kty === "RSA" && Buffer.from(String(n), "base64url").byteLength * 8 < SHORTEST_RSA,
  );
  if (signing.length === 0) return finding("keys", "breaks", "none that signs");
  if (isShort) return finding("keys", "breaks", `an RSA key shorter than ${SHORTEST_RSA} bits`);
  if (new Set(ids).size < ids.length || (ids.includes(undefined) && ids.length > 1))
    return finding("keys", "breaks", "several with one kid, or without");
  return finding("keys", "holds", `${signing.length} that sign`);
}

async function ofIdToken(
  token: string,
  keys: JSONWebKeySet,
  algorithms: string[],
  { issuer, clientId: audience, claims: { memberKey, role } }: IdentityProviderFields,
): Promise<ProviderFinding[]> {
  let payload: JWTPayload;
  try {
    ({ payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      issuer,
      audience,
      algorithms,
    }));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    return [finding("ID token", "breaks", code)];
  }
  const of = (name: string, without: "breaks" | "missing", detail: string): ProviderFinding => {
    const isThere = ["string", "number"].includes(typeof payload[name]);
    return finding(`claim ${name}`, isThere ? "holds" : without, isThere ? "" : detail);
  };
  return [
    finding("ID token", "holds"),
    of(memberKey, "breaks", "nobody knows which member it is"),
    ...(role === null ? [] : [of(role, "missing", "everybody is a member")]),
    of("sid", "missing", "a log-out elsewhere ends all of a person's sessions"),
    of("auth_time", "missing", "a fresh log-in is only checked by its age"),
  ];
}

async function readJson<Value>(
  address: string,
  schema: z.ZodType<Value>,
): Promise<{ readonly value: Value } | { readonly problem: string }> {
  try {
    const answer = await boundedFetch(TIMEOUT_MS)(address, {
      headers: { accept: "application/json" },
    });
    if (answer.status !== 200) return { problem: `status ${answer.status}` };
    const parsed = schema.safeParse(await answer.json());
    return parsed.success ? { value: parsed.data } : { problem: "of another form" };
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: "no JSON" };
    const code = error instanceof Error ? codeOf(error.cause ?? error) : null;
    return { problem: code === null ? "no answer" : `no answer: ${code}` };
  }
}
