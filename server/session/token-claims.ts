import { decodeJwt } from "jose";
import { z } from "zod";

/** The claims of a gateway token about its holder (§3 "Token claims"). */
export type TokenClaims = {
  readonly memberKey: string;
  readonly role: string | null;
  readonly issuedByRole: string | null;
};

/** A token's claims, or the name of the one that is missing or of a wrong type. */
export type ReadClaims =
  | { readonly ok: true; readonly claims: TokenClaims }
  | { readonly ok: false; readonly missing: string };

/** The claims on the wire; others are ignored. */
export const tokenClaims = z.object({
  memberKey: z.union([z.string().min(1), z.number()]).transform(String),
  role: z.string().nullish(),
  issuedByRole: z.string().nullish(),
});

/** The characters a header can carry, since a token that was read may be sent in one. */
const SENDABLE = /^[!-~]+$/;

const NO_TOKEN: ReadClaims = { ok: false, missing: "claims" };

/**
 * Reads a token's claims. Only the gateway can check its signature, so trust the claims only of a
 * token that the gateway issued or accepted. `missing` is a name ("memberKey"), never a value.
 */
export function readTokenClaims(token: string): ReadClaims {
  if (!SENDABLE.test(token)) return NO_TOKEN;
  try {
    const result = tokenClaims.safeParse(decodeJwt(token));
    if (!result.success) {
      return { ok: false, missing: result.error.issues[0]?.path.join(".") || "claims" };
    }
    const { memberKey, role, issuedByRole } = result.data;
    return {
      ok: true,
      claims: { memberKey, role: role ?? null, issuedByRole: issuedByRole ?? null },
    };
  } catch {
    return NO_TOKEN;
  }
}

/** The claims of a token; null for a text that is no token of the contract. */
export function findTokenClaims(token: string): TokenClaims | null {
  const read = readTokenClaims(token);
  return read.ok ? read.claims : null;
}
