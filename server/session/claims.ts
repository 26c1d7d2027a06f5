import { decodeJwt } from "jose";
import { z } from "zod";

/** What the gateway's token says of its holder (§3 "Token claims"). */
export type TokenClaims = {
  readonly memberKey: string;
  readonly role: string | null;
  readonly issuedByRole: string | null;
};

const claims = z.object({
  memberKey: z.union([z.string().min(1), z.number()]).transform(String),
  role: z.string().nullish(),
  issuedByRole: z.string().nullish(),
});

/**
 * Reads a token's claims. The gateway made the token and checks it at every call, so its signature
 * is not ours to check; null when it is no token of the contract.
 */
export function findTokenClaims(token: string): TokenClaims | null {
  try {
    const result = claims.safeParse(decodeJwt(token));
    if (!result.success) return null;
    const { memberKey, role, issuedByRole } = result.data;
    return { memberKey, role: role ?? null, issuedByRole: issuedByRole ?? null };
  } catch {
    return null;
  }
}
