import { createRemoteJWKSet, customFetch as joseFetch } from "jose";
import type * as openidClient from "openid-client";
import type { IdentityProviderFields } from "#server/brands/identity-provider.ts";
import { ProviderError } from "./failure.ts";

type OpenId = typeof openidClient;

/** A provider as its discovery document describes it. */
export type Connection = Awaited<ReturnType<typeof connect>>;

export type ConnectOptions = {
  readonly fields: IdentityProviderFields;
  readonly readFile: (path: string) => string;
  readonly timeoutMs: number;
  /** Addresses without TLS are accepted; in production the settings refuse them. */
  readonly isHttpAllowed: boolean;
};

/** Clocks of provider and dashboard may differ by this. */
export const CLOCKS_DIFFER_S = 30;
/** A key that is not known is asked for again at most this often. */
const KEYS_AGAIN_MS = 5000;

/**
 * Reads a provider's discovery document. Rejects with ProviderError for one that is another's, or
 * that names an endpoint elsewhere than the settings allow: its writer would get secret and codes.
 */
export async function connect({ fields, readFile, timeoutMs, isHttpAllowed }: ConnectOptions) {
  // Loaded here: a process without providers does without it.
  const openid: OpenId = await import("openid-client");
  const { clientId, clientAuthentication } = fields;
  const secret = readFile(fields.clientSecretFile).trim();
  const isBasic = clientAuthentication === "basic";
  const fetchBounded = boundedFetch(timeoutMs);
  const config = await openid.discovery(
    new URL(fields.issuer),
    clientId,
    { [openid.clockTolerance]: CLOCKS_DIFFER_S },
    isBasic ? openid.ClientSecretBasic(secret) : openid.ClientSecretPost(secret),
    {
      timeout: timeoutMs / 1000,
      [openid.customFetch]: (url, { body, ...init }) =>
        fetchBounded(url, { ...init, body: body instanceof URLSearchParams ? body : null }),
      execute: isHttpAllowed ? [openid.allowInsecureRequests] : [],
    },
  );
  const metadata = config.serverMetadata();
  const fault = findDiscoveryFault(metadata, fields);
  const jwks = metadata.jwks_uri;
  if (fault !== null || jwks === undefined) {
    const code = `DISCOVERY_${(fault ?? "jwks_uri").toUpperCase()}`;
    throw new ProviderError("unavailable", Object.assign(new TypeError(code), { code }));
  }
  const keys = createRemoteJWKSet(new URL(jwks), {
    timeoutDuration: timeoutMs,
    cooldownDuration: KEYS_AGAIN_MS,
    [joseFetch]: fetchBounded,
  });
  return { openid, config, metadata, keys };
}

/** Endpoints that are used; the last one may be missing. */
export const ENDPOINTS = [
  "authorization_endpoint",
  "token_endpoint",
  "jwks_uri",
  "end_session_endpoint",
] as const;

/** The name of the part of a discovery document that is not to be trusted; null for none. */
export function findDiscoveryFault(
  metadata: Readonly<Record<string, unknown>>,
  { issuer, origins }: Pick<IdentityProviderFields, "issuer" | "origins">,
): "issuer" | (typeof ENDPOINTS)[number] | null {
  if (metadata["issuer"] !== issuer) return "issuer";
  const trusted = [new URL(issuer).origin, ...origins];
  const isTrusted = (address: unknown) =>
    typeof address === "string" &&
    URL.canParse(address) &&
    trusted.includes(new URL(address).origin);
  const faults = ENDPOINTS.filter((name) => !isTrusted(metadata[name]));
  const missing = metadata["end_session_endpoint"] === undefined;
  return faults.find((name) => !(missing && name === "end_session_endpoint")) ?? null;
}

/** The longest answer of a provider: documents, keys and tokens have a few kilobytes. */
const LONGEST_BYTES = 256_000;

/**
 * A fetch that follows no redirect, ends after a time, and reads no more than a provider has to say.
 */
export function boundedFetch(timeoutMs: number) {
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const signals = [AbortSignal.timeout(timeoutMs), init.signal ?? null];
    const signal = AbortSignal.any(signals.filter((each) => each !== null));
    const answer = await fetch(url, { ...init, redirect: "manual", signal });
    const { status, headers } = answer;
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > LONGEST_BYTES) throw new TypeError("the provider's answer is too long");
      chunks.push(chunk);
    }
    return new Response(status === 204 ? null : Buffer.concat(chunks), { status, headers });
  };
}
