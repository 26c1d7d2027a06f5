import type { RouterContextProvider } from "react-router";
import { GatewayContractError, type GatewayCallName } from "#server/gateway/transport/errors.ts";
import type { Result } from "#server/gateway/transport/gateway.ts";
import type { TokenAnswer } from "#server/gateway/calls/token.ts";
import { warnMissingClaim, type TokenSource } from "#server/middleware/warn-missing.ts";
import { readTokenClaims, type TokenClaims } from "#server/session/token-claims.ts";

/** A token with what it says of its holder. */
export type IssuedToken = TokenAnswer & { readonly claims: TokenClaims };

type Context = Readonly<RouterContextProvider>;

/** Who a token is for. Null, and a line in the log that names what is missing, when it does not say. */
export function findIssuedToken(
  context: Context,
  wayIn: TokenSource,
  answer: TokenAnswer,
): IssuedToken | null {
  const read = readTokenClaims(answer.token);
  if (read.ok) return { ...answer, claims: read.claims };
  warnMissingClaim(context, wayIn, read.missing);
  return null;
}

/** The same for a call's answer: a token that is nobody's breaks the contract of its call (502). */
export function parseIssuedToken(
  context: Context,
  wayIn: TokenSource,
  call: GatewayCallName,
  answer: Result<TokenAnswer>,
): Result<IssuedToken> {
  if (!answer.ok) return answer;
  const value = findIssuedToken(context, wayIn, answer.value);
  if (value !== null) return { ok: true, value };
  return { ok: false, error: new GatewayContractError(call, "token") };
}
