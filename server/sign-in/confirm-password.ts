import type { RouterContextProvider } from "react-router";
import { attemptGroups } from "#server/gateway/calls/groups.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import type { Session } from "#server/session/session.ts";
import type { IssuedToken } from "./issued-token.ts";
import {
  failureOf,
  outcomeOf,
  tryPassword,
  type PasswordFailure,
  type PasswordInput,
} from "./password.ts";

type Context = Readonly<RouterContextProvider>;

/** Somebody else's password is refused like a wrong one. */
const UNRECOGNIZED: PasswordFailure = { kind: "refused", reason: { kind: "unrecognized" } };

/**
 * Asks once more for the password of whoever is signed in, before something that a session left open
 * or stolen must not be enough for. Nobody is signed in by it: the token says whose password it is, and
 * is dropped here. It counts against the limits of signing in.
 */
export async function confirmPassword(
  context: Context,
  request: Request,
  session: Session,
  input: PasswordInput,
): Promise<{ readonly kind: "confirmed" } | PasswordFailure> {
  const audit = { event: "password-confirmation", memberKey: session.memberKey } as const;
  const attempt = await tryPassword(context, request, input);
  if (attempt.kind === "limited") {
    recordAudit(context, { ...audit, outcome: "limited" });
    return attempt;
  }
  const found = attempt.result.ok
    ? await findPerson(context, request, session, attempt.result.value)
    : failureOf(attempt.result.error, context.get(clockContext).now);
  recordAudit(context, {
    ...audit,
    outcome: found.kind === "confirmed" ? "ok" : outcomeOf(found),
  });
  return found;
}

/** Whether a token is the member's: of this group, or of the same person in another of theirs. */
async function findPerson(
  context: Context,
  request: Request,
  { memberKey }: Session,
  { token, claims }: IssuedToken,
): Promise<{ readonly kind: "confirmed" } | PasswordFailure> {
  if (claims.memberKey === memberKey) return { kind: "confirmed" };
  const groups = await attemptGroups(gatewayFor(context, request, null, token));
  if (!groups.ok) return { kind: "trouble", error: groups.error };
  const isOwn = groups.value.some((group) => group.memberKey === memberKey);
  return isOwn ? { kind: "confirmed" } : UNRECOGNIZED;
}
