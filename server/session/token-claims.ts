import { decodeJwt } from "jose";
import { z } from "zod";

/** What the gateway's token says of its holder (§3 "Token claims"). */
export type TokenClaims = {
  readonly memberKey: string;
  readonly role: string | null;
  readonly issuedByRole: string | null;
};

/** A token's claims, or the name of the one that is not there or of a wrong kind. */
export type ReadClaims =
  | { readonly ok: true; readonly claims: TokenClaims }
  | { readonly ok: false; readonly missing: string };

/** The claims as they travel; others beside them are ignored. */
export const tokenClaims = z.object({
  memberKey: z.union([z.string().min(1), z.number()]).transform(String),
  role: z.string().nullish(),
  issuedByRole: z.string().nullish(),
});

/** What a header can carry: whoever reads a token's claims may send it. */
const SENDABLE = /^[!-~]+$/;

/** Of a text that is no token, nothing can be said but that. */
const NO_TOKEN: ReadClaims = { ok: false, missing: "claims" };

/**
 * Reads a token's claims. Only the gateway can check its signature: claims are to be believed of a
 * token that the gateway gave, or took. `missing` is a name ("memberKey"), never a value.
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

/** The claims of a token; null when it is no token of the contract. */
export function findTokenClaims(token: string): TokenClaims | null {
  const read = readTokenClaims(token);
  return read.ok ? read.claims : null;
}
