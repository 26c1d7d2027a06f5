import { attemptAccount, findHolder } from "#server/gateway/calls/member/account.ts";
import {
  GatewayStatusError,
  MemberMissingError,
  type GatewayError,
} from "#server/gateway/transport/errors.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { gatewayForArrival } from "#server/middleware/gateway.ts";
import { requestContext } from "#server/middleware/log.ts";
import { warnMemberNotInAccount } from "#server/middleware/warn-missing.ts";
import { getRuntime } from "#server/runtime.ts";
import type { AttemptSource, AttemptVerdict } from "#server/limits/limits.ts";
import { sessionKey } from "#server/session/session-key.ts";
import type { Session } from "#server/session/session.ts";
import { ownersOf } from "#server/session/store/owners.ts";
import { CLOCKS_DIFFER_MS, type SessionStatus } from "#server/session/store/revocation.ts";
import { readTokenIssue } from "#server/session/token-claims.ts";
import { findIssuedToken } from "./issued-token.ts";
import { sessionFor, type SignedIn } from "./start-sign-in.ts";
import { SignInStrategy, type Trouble } from "./strategy.ts";

type Failure =
  /** No readable token, so the gateway was not called. */
  | { readonly kind: "no-token" }
  /** Its session ended here, or all of its owner's sessions ended after it was issued. */
  | { readonly kind: "ended" }
  /** The store can't tell now whether its session ended. */
  | { readonly kind: "unconfirmed" }
  /** Too many forged ones came from its address; `wait` in seconds. */
  | { readonly kind: "limited"; readonly wait: number }
  /** It was issued for another brand. */
  | { readonly kind: "other-brand" }
  /** The gateway refuses it: 401 or 403. */
  | { readonly kind: "refused"; readonly error: GatewayError }
  | Trouble;

/**
 * A token that another application of the carrier posts (S-25). It may be forged, so it counts only
 * once the gateway has answered it with its holder's account. The answer is cached for the session,
 * whose first page needs it anyway.
 */
export class ReceiveTokenStrategy extends SignInStrategy<{ readonly token: string }, Failure> {
  override readonly name = "receive-token";

  override async authenticate(request: Request): Promise<SignedIn | Failure> {
    const { context } = this.signIn;
    const { revocations } = getRuntime();
    const issued = findIssuedToken(this.name, { token: this.input.token, redirect: null });
    const memberKey = issued?.claims.memberKey ?? null;
    const failed = <Result extends Failure>(result: Result): Result => {
      recordAudit(context, { event: "sign-in-elsewhere", outcome: "failed", memberKey });
      return result;
    };
    if (issued === null) return failed({ kind: "no-token" });
    const { issuedAt, domainId } = readTokenIssue(issued.token);
    if (domainId !== null && domainId !== context.get(brandContext).domainId)
      return failed({ kind: "other-brand" });
    const session = sessionFor(context, issued);
    const begun = await revocations.beginAfter(ownersOf(session), believable(issuedAt));
    const refusal = async () => {
      const stands = await revocations.statusOf(session.id, { ...session, begun });
      return refusalOf([stands, await revocations.tokenStatusOf(issued.token)]);
    };
    const before = await refusal();
    if (before !== null) return failed({ kind: before });
    const attempt = await getRuntime().signInLimits.tryWithin(
      this.#source(issued.token),
      () => this.#check(request, session),
      verdictOf,
    );
    if (attempt.kind === "limited") return failed(attempt);
    const error = attempt.result;
    if (error !== null)
      return failed({ kind: isTokenRefused(error) ? "refused" : "trouble", error });
    // A log-out may have come while the gateway was asked.
    const after = await refusal();
    if (after !== null) return failed({ kind: after });
    const result = await this.verify({ session, redirect: null, issuedAt: begun });
    const { memberKey: holder } = session;
    recordAudit(context, { event: "sign-in-elsewhere", outcome: "ok", memberKey: holder });
    return result;
  }

  /**
   * Forged tokens count against their sender's address, as wrong passwords do: each would wait for the
   * gateway among those who sign in.
   */
  #source(token: string): AttemptSource {
    const { clientAddress: address } = this.signIn.context.get(requestContext);
    return { address, purpose: "sign-in", subject: `token ${token}` };
  }

  /** Null when the gateway accepts the token and the account lists its holder. */
  async #check(request: Request, session: Session): Promise<GatewayError | null> {
    const { context } = this.signIn;
    const account = await attemptAccount(gatewayForArrival(context, request, session));
    if (!account.ok) return account.error;
    if (findHolder(account.value, session) !== undefined) return null;
    warnMemberNotInAccount(this.name);
    await getRuntime().answers.drop(sessionKey(session.id));
    return new MemberMissingError();
  }
}

/**
 * Without a time, or with one that is still to come, any end of all the owner's sessions within the
 * last two hours ends a token. It begins no session later than now, which no end would end.
 */
function believable(issuedAt: number | null): number {
  const now = Date.now();
  return issuedAt === null || issuedAt > now + CLOCKS_DIFFER_MS ? 0 : Math.min(issuedAt, now);
}

const verdictOf = (error: GatewayError | null): AttemptVerdict => {
  if (error === null) return "right";
  return isTokenRefused(error) ? "wrong" : "uncounted";
};

const isTokenRefused = (error: GatewayError): boolean =>
  error instanceof GatewayStatusError && (error.status === 401 || error.status === 403);

/** What does not stand is refused, and so is what can't be told now. */
const refusalOf = (statuses: readonly SessionStatus[]): "ended" | "unconfirmed" | null => {
  if (statuses.includes("ended")) return "ended";
  return statuses.includes("unknown") ? "unconfirmed" : null;
};
