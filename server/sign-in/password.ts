import { loginError, type LoginError, findRetrySeconds } from "#app/rules/sign-in/login-error.ts";
import { GatewayStatusError, type GatewayError } from "#server/gateway/transport/errors.ts";
import type { Result } from "#server/gateway/transport/gateway.ts";
import { postToken, requestToken } from "#server/gateway/calls/sign-in/token.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { requestContext } from "#server/middleware/log.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { usernameOwner } from "#server/session/owners.ts";
import { getRuntime } from "#server/runtime.ts";
import type { AttemptResult, AttemptSource, AttemptVerdict } from "#server/limits/limits.ts";
import { parseIssuedToken, type IssuedToken } from "./issued-token.ts";
import { sessionFor, type SignedIn, type SignInRequest } from "./start-sign-in.ts";
import { SignInStrategy, type Trouble } from "./strategy.ts";

/** The form of /login, validated. */
export type PasswordInput = {
  readonly username: string;
  readonly password: string;
};

export type PasswordFailure =
  | { readonly kind: "refused"; readonly reason: LoginError }
  /** Too many attempts, here or at the gateway. `wait` in seconds, null if unknown. */
  | { readonly kind: "limited"; readonly wait: number | null }
  | Trouble;

/** A user name and its password (§5, §7, §8 "Login errors"). */
export class PasswordStrategy extends SignInStrategy<PasswordInput, PasswordFailure> {
  override readonly name = "password";

  override async authenticate(request: Request): Promise<SignedIn | PasswordFailure> {
    const { context } = this.signIn;
    const { username } = this.input;
    const audit = { event: "sign-in", username } as const;
    const { clientAddress: address } = context.get(requestContext);
    // Before the password is checked: who ends all sessions meanwhile ends this one, too.
    const generations = await context.get(sessionContext).generationsOf([usernameOwner(username)]);
    const attempt = await tryPassword(context, request, this.input, {
      source: { address, purpose: "sign-in", subject: username },
    });
    if (attempt.kind === "limited") {
      recordAudit(context, { ...audit, outcome: "limited" });
      return attempt;
    }
    const answer = attempt.result;
    if (!answer.ok) {
      const failure = failureOf(answer.error, context.get(clockContext).now);
      recordAudit(context, { ...audit, outcome: auditOutcomeOf(failure) });
      return failure;
    }
    const session = sessionFor(context, answer.value, { username, generations });
    const result = await this.verify({ session, redirect: answer.value.redirect });
    recordAudit(context, { ...audit, outcome: "ok", memberKey: session.memberKey });
    return result;
  }
}

type PasswordTry = {
  /** The keys that wrong passwords count against. */
  readonly source: AttemptSource;
  /**
   * Judges the token of a right password before it counts: another person's is a wrong one
   * (`WRONG_PERSON`).
   */
  readonly judge?: (issued: IssuedToken) => Promise<Result<IssuedToken>>;
  /** Notes the answer. */
  readonly note?: (answer: Result<IssuedToken>) => Promise<void>;
  /** Admits the attempt, or answers in its place. */
  readonly admit?: (attempt: () => Promise<PasswordAttempt>) => Promise<PasswordAttempt>;
};

type PasswordAttempt = AttemptResult<Result<IssuedToken>>;

/** The answer to another person's password: the gateway's to a wrong one. */
export const WRONG_PERSON = {
  ok: false,
  error: new GatewayStatusError(postToken, 401, null),
} as const;

/** Checks a user name and password with the gateway, within limits, in padded time. */
export function tryPassword(
  context: SignInRequest["context"],
  request: Request,
  { username, password }: PasswordInput,
  { source, judge, note, admit = (attempt) => attempt() }: PasswordTry,
): Promise<PasswordAttempt> {
  const { padResponseTime, signInLimits } = getRuntime();
  const { domainId } = context.get(brandContext);
  const gateway = gatewayFor(context, request, null);
  const ask = async () => {
    const body = { username, password, domainId };
    const answer = await requestToken(gateway, body);
    const issued = parseIssuedToken("password", postToken, answer);
    const judged = issued.ok && judge !== undefined ? await judge(issued.value) : issued;
    await note?.(judged);
    return judged;
  };
  return padResponseTime(
    "sign-in",
    () => admit(() => signInLimits.tryWithin(source, ask, verdictOf)),
    {
      shouldPad: (attempt) => attempt.kind === "done" && !attempt.result.ok,
      shouldMeasure: (attempt) =>
        attempt.kind === "done" && verdictOf(attempt.result) !== "uncounted",
    },
  );
}

/** A gateway that limits attempts, or fails, has not checked the password. */
function verdictOf(answer: Result<IssuedToken>): AttemptVerdict {
  if (answer.ok) return "right";
  return isLoginRefusal(answer.error) && answer.error.status !== 429 ? "wrong" : "uncounted";
}

/** Any 4xx refuses a log-in (§8), except a time-out, which is a fault. */
const isLoginRefusal = (error: GatewayError): error is GatewayStatusError =>
  error instanceof GatewayStatusError && error.status < 500 && error.status !== 408;

/** A fault is never shown as "unrecognized" (docs/decisions/sign-in/outcomes.md). */
export function failureOf(error: GatewayError, now: Date): PasswordFailure {
  if (!isLoginRefusal(error)) return { kind: "trouble", error };
  const reason = loginError(error.body);
  if (error.status === 429 && reason.kind === "unrecognized") {
    return { kind: "limited", wait: findRetrySeconds(error.retryAfter, now) };
  }
  return { kind: "refused", reason };
}

/** The failure's name in the audit trail. */
function auditOutcomeOf(failure: PasswordFailure) {
  if (failure.kind === "limited") return failure.kind;
  if (failure.kind === "trouble") return "unavailable";
  return failure.kind === "refused" && failure.reason.kind === "locked" ? "locked" : "failed";
}
