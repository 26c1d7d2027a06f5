import { attemptGroups } from "#server/gateway/calls/member/groups.ts";
import type { GatewayError } from "#server/gateway/transport/errors.ts";
import type { Result } from "#server/gateway/transport/gateway.ts";
import { auditParties, recordAudit } from "#server/middleware/audit.ts";
import { clockContext } from "#server/middleware/clock.ts";
import type { Context } from "#server/middleware/context.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { throwStoreAway } from "#server/middleware/store-away.ts";
import { requestContext } from "#server/middleware/log.ts";
import { getRuntime } from "#server/runtime.ts";
import type { AttemptSource } from "#server/limits/limits.ts";
import { hashOf, sharedSecret } from "#server/session/seal.ts";
import { actorOf, TOKEN_TTL_MS, type Session } from "#server/session/session.ts";
import type { Flow } from "#server/identity/flow.ts";
import type { IdentityProvider } from "#server/identity/provider.ts";
import type { IssuedToken } from "./issued-token.ts";
import {
  failureOf,
  tryPassword,
  WRONG_PERSON,
  type PasswordFailure,
  type PasswordInput,
} from "./password.ts";
import type { Trouble } from "./strategy.ts";
import { noteFault, verdictOnProvider } from "./identity-provider.ts";

export type Confirmation =
  | { readonly kind: "confirmed" }
  /** A wrong password; `left` more may be tried. */
  | { readonly kind: "wrong"; readonly left: number }
  /** This session may try no more. */
  | { readonly kind: "closed" }
  /** The gateway has locked the account; this product did not. */
  | { readonly kind: "locked" }
  | Extract<PasswordFailure, { readonly kind: "limited" }>
  | Trouble;

/** The name of each outcome in the audit trail. */
const AUDITED = {
  confirmed: "ok",
  wrong: "failed",
  closed: "limited",
  locked: "locked",
  limited: "limited",
  trouble: "failed",
} as const;

/** Whether a session gave too many wrong passwords to get another try. */
export const isConfirmationClosed = (
  context: Context,
  session: Pick<Session, "signIn">,
): Promise<boolean> =>
  wrongPasswordsOf(session.signIn)
    .isClosed()
    .catch((error: unknown) => throwStoreAway(context, error));

/**
 * Asks the signed-in person for their password again, before an action that an unattended or stolen
 * session must not be able to take. It starts no session: the token only shows whose password it
 * is, and is dropped here. Wrong ones are counted separately from sign-ins, and stop before the
 * gateway locks the account.
 */
export async function confirmPassword(
  context: Context,
  request: Request,
  session: Session,
  input: PasswordInput,
): Promise<Confirmation> {
  const confirmation = await findConfirmation(context, request, session, input).catch(
    (error: unknown) => throwStoreAway(context, error),
  );
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
  const { confirmationTurns } = getRuntime();
  const wrong = wrongPasswordsOf(session.signIn);
  if (await wrong.isClosed()) return { kind: "closed" };
  const { now } = context.get(clockContext);
  const attempt = await tryPassword(context, request, input, {
    source: sourceOf(context, session, input.username),
    judge: (issued) => requireOwn(context, request, session, issued),
    note: async (answer) => {
      const refused = answer.ok ? null : findRefusal(answer.error, now);
      if (refused !== null) await wrong.add(refused.remaining);
    },
    // One after the other: what is asked is counted before the next is.
    async admit(attempt) {
      const turn = await confirmationTurns.tryWithin(
        { address: null, purpose: "form", subject: `confirmation turn of ${session.signIn}` },
        async () => ((await wrong.isClosed()) ? CLOSED : attempt()),
        () => "uncounted",
      );
      return turn.kind === "limited" ? turn : turn.result;
    },
  });
  if (attempt.kind === "limited") return attempt;
  if (attempt.result.ok) return { kind: "confirmed" };
  const failure = failureOf(attempt.result.error, now);
  if (failure.kind !== "refused") return failure;
  if (failure.reason.kind === "locked") return { kind: "locked" };
  const left = await wrong.left();
  return left === 0 ? { kind: "closed" } : { kind: "wrong", left };
}

/** A password that is asked no more, because wrong ones before it closed the session's forms. */
const CLOSED = { kind: "done", result: WRONG_PERSON } as const;

/**
 * The keys that a wrong password counts against: the session's own, and where a user name is typed
 * those of log-in, because the form could be used to guess another person's.
 */
function sourceOf(context: Context, session: Session, username: string): AttemptSource {
  if (session.username !== null)
    return { address: null, purpose: "form", subject: `confirmation of ${actorOf(session)}` };
  const { clientAddress: address } = context.get(requestContext);
  return { address, purpose: "sign-in", subject: username };
}

/** A refused password, with how many more tries the gateway allows; null for any other fault. */
function findRefusal(error: GatewayError, now: Date): { readonly remaining: number | null } | null {
  const failure = failureOf(error, now);
  if (failure.kind !== "refused" || failure.reason.kind === "locked") return null;
  const { reason } = failure;
  return { remaining: reason.kind === "attempts-remaining" ? reason.attemptsRemaining : null };
}

/** The token if it belongs to the acting person, in this group or another of their groups. */
async function requireOwn(
  context: Context,
  request: Request,
  session: Session,
  issued: IssuedToken,
): Promise<Result<IssuedToken>> {
  const actor = actorOf(session);
  if (issued.claims.memberKey === actor) return { ok: true, value: issued };
  const groups = await attemptGroups(gatewayFor(context, request, null, issued.token));
  if (!groups.ok) return groups;
  const isOwn = groups.value.some((group) => group.memberKey === actor);
  return isOwn ? { ok: true, value: issued } : WRONG_PERSON;
}

/** Wrong passwords that a sign-in may give, whatever its session's id; gateways lock after more. */
const MOST_WRONG = 3;

/** Counts a sign-in's wrong passwords, over all processes. */
function wrongPasswordsOf(signIn: string) {
  const { keys, store } = getRuntime();
  const name = `wrong:${hashOf(sharedSecret(keys, "wrong passwords"), signIn)}`;
  const count = async () => Number((await store.values.get(name))?.toString() ?? 0);
  const left = async () => Math.max(0, MOST_WRONG - (await count()));
  return {
    isClosed: async () => (await left()) === 0,
    left,
    /** Counts a wrong one; the last of the gateway's `remaining` tries is never used. */
    async add(remaining: number | null): Promise<void> {
      const isLast = remaining !== null && remaining <= 1;
      const counted = isLast ? MOST_WRONG : (await count()) + 1;
      await store.values.set(name, Buffer.from(String(counted)), TOKEN_TTL_MS);
    },
  };
}

type Visit = {
  readonly provider: IdentityProvider;
  readonly answered: URL;
  readonly flow: Flow;
};

/**
 * Whether the signed-in person has just proved once more at the provider who they are: the same
 * person, and later than for this session. It takes the place of the password for who came from
 * there, and starts no session: the tokens are dropped here.
 */
export async function confirmByProvider(
  context: Context,
  session: Session,
  visit: Visit,
): Promise<boolean> {
  const attempt = await getRuntime().signInLimits.tryWithin(
    { address: null, purpose: "form", subject: `confirmation of ${actorOf(session)}` },
    () => findOutcome(session, visit),
    verdictOnProvider,
  );
  const outcome = attempt.kind === "limited" ? "limited" : attempt.result;
  recordAudit(context, { event: "password-confirmation", ...auditParties(session), outcome });
  return outcome === "ok";
}

async function findOutcome({ provider: known }: Session, { provider, answered, flow }: Visit) {
  try {
    const { subject, authTime } = await provider.exchange(answered, flow);
    const isSame = known?.issuer === provider.fields.issuer && known.subject === subject;
    // Also of a provider that does not ask again, although it is asked to.
    const isFresh = authTime !== null && authTime > (known?.authTime ?? 0);
    return isSame && isFresh ? "ok" : "failed";
  } catch (error) {
    return noteFault(error) === "unavailable" ? "unavailable" : "failed";
  }
}
