import { attemptAccount, findTokenMember } from "#server/gateway/calls/member/account.ts";
import {
  GatewayStatusError,
  MemberMissingError,
  type GatewayError,
} from "#server/gateway/transport/errors.ts";
import type { Context } from "#server/middleware/context.ts";
import { gatewayForArrival } from "#server/middleware/gateway.ts";
import { warnMemberNotInAccount, type TokenSource } from "#server/middleware/warn-missing.ts";
import type { Session } from "#server/session/session.ts";

/**
 * Why the token of a session that is to begin opens nothing: the gateway's error. Null when the
 * gateway accepts the token and the account lists its holder.
 */
export async function findTokenFault(
  context: Context,
  request: Request,
  session: Session,
  source: TokenSource,
): Promise<GatewayError | null> {
  const account = await attemptAccount(gatewayForArrival(context, request, session));
  if (!account.ok) return account.error;
  if (findTokenMember(account.value, session) !== undefined) return null;
  warnMemberNotInAccount(source);
  return new MemberMissingError();
}

/** Whether the gateway refuses the token itself: 401 or 403. */
export const isTokenRefused = (error: GatewayError): boolean =>
  error instanceof GatewayStatusError && (error.status === 401 || error.status === 403);
