import { GatewayContractError, type GatewayCallName } from "#server/gateway/transport/errors.ts";
import type { Result } from "#server/gateway/transport/gateway.ts";
import type { TokenAnswer } from "#server/gateway/calls/sign-in/token.ts";
import { warnMissingClaim, type TokenSource } from "#server/middleware/warn-missing.ts";
import { readTokenClaims, type TokenClaims } from "#server/session/token-claims.ts";

/** A token with its claims. */
export type IssuedToken = TokenAnswer & { readonly claims: TokenClaims };

/** A token with its claims; null, with a line in the log, when it does not name its holder. */
export function findIssuedToken(source: TokenSource, answer: TokenAnswer): IssuedToken | null {
  const read = readTokenClaims(answer.token);
  if (read.ok) return { ...answer, claims: read.claims };
  warnMissingClaim(source, read.missing);
  return null;
}

/**
 * The token of a call's answer; one that does not name its holder breaks the contract of the call
 * (502).
 */
export function parseIssuedToken(
  source: TokenSource,
  call: GatewayCallName,
  answer: Result<TokenAnswer>,
): Result<IssuedToken> {
  if (!answer.ok) return answer;
  const value = findIssuedToken(source, answer.value);
  if (value !== null) return { ok: true, value };
  return { ok: false, error: new GatewayContractError(call, "token") };
}
