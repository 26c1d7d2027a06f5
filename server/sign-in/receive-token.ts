import type { GatewayError } from "#server/gateway/transport/errors.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { requestContext } from "#server/middleware/log.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { getRuntime } from "#server/runtime.ts";
import type { AttemptSource, AttemptVerdict } from "#server/limits/limits.ts";
import { ownersOf } from "#server/session/owners.ts";
import { readTokenIssue } from "#server/session/token-claims.ts";
import { findTokenFault, isTokenRefused } from "./check-token.ts";
import { findIssuedToken } from "./issued-token.ts";
import { sessionFor, type SignedIn } from "./start-sign-in.ts";
import { SignInStrategy, type Trouble } from "./strategy.ts";

type ReceiptFailure =
  /** No readable token, so the gateway was not called. */
  | { readonly kind: "no-token" }
  /** The token's session ended here, or all sessions of its owner ended after it was issued. */
  | { readonly kind: "ended" }
  /** Too many forged tokens came from this address; `wait` in seconds. */
  | { readonly kind: "limited"; readonly wait: number }
  /** The token was issued for another brand. */
  | { readonly kind: "other-brand" }
  /** The gateway refuses it: 401 or 403. */
  | { readonly kind: "refused"; readonly error: GatewayError }
  | Trouble;

/**
 * A token that another application of the carrier posts (S-25). It may be forged, so it counts only
 * once the gateway has answered it with its holder's account.
 */
export class ReceiveTokenStrategy extends SignInStrategy<
  { readonly token: string },
  ReceiptFailure
> {
  override readonly name = "receive-token";

  override async authenticate(request: Request): Promise<SignedIn | ReceiptFailure> {
    const { context } = this.signIn;
    const state = context.get(sessionContext);
    const issued = findIssuedToken(this.name, { token: this.input.token, redirect: null });
    const memberKey = issued?.claims.memberKey ?? null;
    const failed = <Result extends ReceiptFailure>(result: Result): Result => {
      recordAudit(context, { event: "sign-in-elsewhere", outcome: "failed", memberKey });
      return result;
    };
    if (issued === null) return failed({ kind: "no-token" });
    const { issuedAt, domainId } = readTokenIssue(issued.token);
    if (domainId !== null && domainId !== context.get(brandContext).domainId)
      return failed({ kind: "other-brand" });
    const arrived = sessionFor(context, issued);
    const generations = await state.generationsOf(ownersOf(arrived));
    const session = { ...arrived, generations };
    const isGood = () => state.isTokenGood(session, issuedAt);
    if (!(await isGood())) return failed({ kind: "ended" });
    const attempt = await getRuntime().signInLimits.tryWithin(
      this.#source(issued.token),
      () => findTokenFault(context, request, session, this.name),
      verdictOf,
    );
    if (attempt.kind === "limited") return failed(attempt);
    const error = attempt.result;
    if (error !== null)
      return failed({ kind: isTokenRefused(error) ? "refused" : "trouble", error });
    // A log-out may have come while the gateway was asked.
    if (!(await isGood())) return failed({ kind: "ended" });
    const result = await this.verify({ session, redirect: null, issuedAt });
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
}

const verdictOf = (error: GatewayError | null): AttemptVerdict => {
  if (error === null) return "right";
  return isTokenRefused(error) ? "wrong" : "uncounted";
};
