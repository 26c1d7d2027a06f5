import { decodeJwt } from "jose";
import { z } from "zod";
import { key, orNull } from "#server/gateway/wire/wire.ts";

/** The claims of a gateway token about its holder (§3 "Token claims"); others are ignored. */
export const tokenClaims = z.object({
  memberKey: key,
  role: orNull(z.string()),
  issuedByRole: orNull(z.string()),
});

export type TokenClaims = Readonly<z.output<typeof tokenClaims>>;

/** A token's claims, or the name of the one that is missing or of a wrong type. */
export type ReadClaims =
  | { readonly ok: true; readonly claims: TokenClaims }
  | { readonly ok: false; readonly missing: string };

/** The characters a header can carry, since a token may be sent in one. */
const SENDABLE = /^[!-~]+$/;

const NO_TOKEN: ReadClaims = { ok: false, missing: "claims" };

/**
 * Reads a token's claims without verifying them: trust only those of a token that the gateway
 * issued or accepted. `missing` is a name, never a value.
 */
export function readTokenClaims(token: string): ReadClaims {
  if (!SENDABLE.test(token)) return NO_TOKEN;
  try {
    const result = tokenClaims.safeParse(decodeJwt(token));
    if (result.success) return { ok: true, claims: result.data };
    return { ok: false, missing: result.error.issues[0]?.path.join(".") || "claims" };
  } catch {
    return NO_TOKEN;
  }
}

export function findTokenClaims(token: string): TokenClaims | null {
  const read = readTokenClaims(token);
  return read.ok ? read.claims : null;
}

const issueClaims = z.object({
  iat: z.number().nonnegative().nullable().catch(null),
  domainId: z.coerce.number().int().nullable().catch(null),
});

/**
 * When a token was issued, milliseconds since 1970, and for which brand; null where it does not say.
 */
export function readTokenIssue(token: string): {
  readonly issuedAt: number | null;
  readonly domainId: number | null;
} {
  const { iat, domainId } = issueClaims.parse(decodeJwt(token));
  return { issuedAt: iat === null ? null : iat * 1000, domainId };
}
