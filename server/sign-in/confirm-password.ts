import type { RouterContextProvider } from "react-router";
import { attemptGroups } from "#server/gateway/calls/member/groups.ts";
import type { GatewayError } from "#server/gateway/transport/errors.ts";
import { auditParties, recordAudit } from "#server/middleware/audit.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { getRuntime, type Runtime } from "#server/runtime.ts";
import { actorOf, type Session } from "#server/session/session.ts";
import type { IssuedToken } from "./issued-token.ts";
import { failureOf, tryPassword, type PasswordFailure, type PasswordInput } from "./password.ts";
import type { Trouble } from "./strategy.ts";

type Context = Readonly<RouterContextProvider>;

export type Confirmation =
  | { readonly kind: "confirmed" }
  /** Not the password; `left` more may be tried. */
  | { readonly kind: "wrong"; readonly left: number }
  /** This session may try no more. */
  | { readonly kind: "closed" }
  /** The gateway has locked the account, which was not done here. */
  | { readonly kind: "locked" }
  | Extract<PasswordFailure, { readonly kind: "limited" }>
  | Trouble;

/** As the audit trail has it. */
const AUDITED = {
  confirmed: "ok",
  wrong: "failed",
  closed: "limited",
  locked: "locked",
  limited: "limited",
  trouble: "failed",
} as const;

/** Whether a session gave too many wrong passwords to be asked for one again. */
export const isConfirmationClosed = ({ id }: Pick<Session, "id">): Promise<boolean> =>
  wrongPasswordsOf(getRuntime().revocations, id).isClosed();

/**
 * Asks the signed-in person once more for their password, before something that a session left open
 * or stolen must not be enough for. It signs no person in: the token says whose password it is, and
 * is dropped here. Wrong ones are counted apart from those of signing in, and end before the gateway
 * locks the account.
 */
export async function confirmPassword(
  context: Context,
  request: Request,
  session: Session,
  input: PasswordInput,
): Promise<Confirmation> {
  const confirmation = await findConfirmation(context, request, session, input);
  const outcome = AUDITED[confirmation.kind];
  recordAudit(context, { event: "password-confirmation", ...auditParties(session), outcome });
  return confirmation;
}

async function findConfirmation(
  context: Context,
  request: Request,
  session: Session,
  input: PasswordInput,
): Promise<Confirmation> {
  const wrong = wrongPasswordsOf(getRuntime().revocations, session.id);
  if (await wrong.isClosed()) return { kind: "closed" };
  const { now } = context.get(clockContext);
  const attempt = await tryPassword(context, request, input, {
    sender: `${session.id} confirmation`,
    source: { address: null, purpose: "form", subject: `confirmation of ${actorOf(session)}` },
    note: async (answer) => {
      const refused = answer.ok ? null : findRefusal(answer.error, now);
      if (refused !== null) await wrong.add(refused.remaining);
    },
  });
  if (attempt.kind === "limited") return attempt;
  if (attempt.result.ok) {
    const found = await findPerson(context, request, session, attempt.result.value);
    // Somebody else's password is refused like a wrong one.
    return found === "other" ? { kind: "wrong", left: await wrong.left() } : found;
  }
  const failure = failureOf(attempt.result.error, now);
  if (failure.kind !== "refused") return failure;
  if (failure.reason.kind === "locked") return { kind: "locked" };
  const left = await wrong.left();
  return left === 0 ? { kind: "closed" } : { kind: "wrong", left };
}

/** A refused password, with how many more the gateway allows; null for any other fault. */
function findRefusal(error: GatewayError, now: Date): { readonly remaining: number | null } | null {
  const failure = failureOf(error, now);
  if (failure.kind !== "refused" || failure.reason.kind === "locked") return null;
  const { reason } = failure;
  return { remaining: reason.kind === "attempts-remaining" ? reason.attemptsRemaining : null };
}

/** Whether a token belongs to the person who acts here: in this group, or in another of their groups. */
async function findPerson(
  context: Context,
  request: Request,
  session: Session,
  { token, claims }: IssuedToken,
): Promise<{ readonly kind: "confirmed" } | "other" | Trouble> {
  const actor = actorOf(session);
  if (claims.memberKey === actor) return { kind: "confirmed" };
  const groups = await attemptGroups(gatewayFor(context, request, null, token));
  if (!groups.ok) return { kind: "trouble", error: groups.error };
  const isOwn = groups.value.some((group) => group.memberKey === actor);
  return isOwn ? { kind: "confirmed" } : "other";
}

/** Wrong passwords that a session may give; gateways lock an account after more of them. */
const MOST_WRONG = 3;

type Revocations = Pick<Runtime["revocations"], "revoke" | "statusOf">;

/** Counts a session's wrong passwords as ended sessions are: known to every process. */
function wrongPasswordsOf(revocations: Revocations, sessionId: string) {
  const keyOf = (nth: number) => `wrong password ${nth} ${sessionId}`;
  const isPast = async (nth: number) => (await revocations.statusOf(keyOf(nth))) === "ended";
  const close = () => revocations.revoke(keyOf(MOST_WRONG));

  return {
    isClosed: () => isPast(MOST_WRONG),
    async left(): Promise<number> {
      if (await isPast(MOST_WRONG)) return 0;
      let wrong = 0;
      while (wrong < MOST_WRONG && (await isPast(wrong + 1))) wrong += 1;
      return MOST_WRONG - wrong;
    },
    /**
     * Counts a wrong one; the last of the `remaining` that the gateway tells is never asked for.
     */
    async add(remaining: number | null): Promise<void> {
      const left = (await this.left()) - 1;
      if (left <= 0 || (remaining !== null && remaining <= 1)) return close();
      await revocations.revoke(keyOf(MOST_WRONG - left));
    },
  };
}
