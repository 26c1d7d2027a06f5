import { GatewayStatusError } from "#server/gateway/transport/errors.ts";
import {
  attemptRegistrationPolicies,
  type RegistrationPolicies,
} from "#server/gateway/calls/sign-in/registration.ts";
import type { Context } from "#server/middleware/context.ts";
import { endSession } from "#server/middleware/session-over.ts";
import { pendingContext } from "#server/middleware/token.ts";

/**
 * The consents of the person who is signing in; an invalid token leads to log-in, because no other
 * call checks it (§8).
 */
export async function getPolicies(context: Context): Promise<RegistrationPolicies> {
  const { gateway } = context.get(pendingContext);
  const found = await attemptRegistrationPolicies(gateway);
  if (found.ok) return found.value;
  if (found.error instanceof GatewayStatusError && found.error.status === 401) {
    throw await endSession(context);
  }
  return gateway.fail(found.error);
}
