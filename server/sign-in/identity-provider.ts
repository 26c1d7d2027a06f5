import type { GatewayError } from "#server/gateway/transport/errors.ts";
import { MemberMissingError } from "#server/gateway/transport/errors.ts";
import { failureOf, type ProviderFailure } from "#server/identity/failure.ts";
import type { Flow } from "#server/identity/flow.ts";
import type { Arrival, IdentityProvider } from "#server/identity/provider.ts";
import type { AttemptVerdict } from "#server/limits/limits.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { requestContext } from "#server/middleware/log.ts";
import { warnMissingClaim } from "#server/middleware/warn-missing.ts";
import { getRuntime } from "#server/runtime.ts";
import { TOKEN_TTL_MS, type ProviderSession, type Session } from "#server/session/session.ts";
import { CLOCKS_AGREE_MS } from "#server/session/tokens.ts";
import { tokenClaims, type TokenClaims } from "#server/session/token-claims.ts";
import { findTokenFault, isTokenRefused } from "./check-token.ts";
import { sessionFor, type SignedIn } from "./start-sign-in.ts";
import { SignInStrategy, type Trouble } from "./strategy.ts";

type Input = {
  readonly provider: IdentityProvider;
  /** The address of the provider's answer, with its parameters. */
  readonly answered: URL;
  readonly flow: Flow;
};

type ProviderSignInFailure =
  | { readonly kind: "provider"; readonly failure: ProviderFailure }
  /** Too many wrong answers came from this address; `wait` in seconds. */
  | { readonly kind: "limited"; readonly wait: number }
  /** The provider knows the person; the gateway doesn't, or nobody says which member it is. */
  | { readonly kind: "unknown" }
  | Trouble;

type Checked =
  | { readonly session: Session }
  | Exclude<ProviderSignInFailure, { readonly kind: "limited" }>;

/** Longer ID tokens would not fit into the address of a log-out. */
const LONGEST_HINT = 6000;

/**
 * A log-in with the brand's identity provider (docs/beyond.md, OIDC). Its ID token says which member
 * it is; as with a token from elsewhere, that counts once the gateway has answered with the account.
 */
export class IdentityProviderStrategy extends SignInStrategy<Input, ProviderSignInFailure> {
  override readonly name = "identity-provider";

  override async authenticate(request: Request): Promise<SignedIn | ProviderSignInFailure> {
    const { context } = this.signIn;
    const { flow, answered } = this.input;
    const { clientAddress: address } = context.get(requestContext);
    const attempt = await getRuntime().signInLimits.tryWithin(
      { address, purpose: "sign-in", subject: `code ${answered.searchParams.get("code")}` },
      () => this.#check(request),
      verdictOf,
    );
    const checked = attempt.kind === "done" ? attempt.result : attempt;
    if ("kind" in checked) {
      const outcome = outcomeOf(checked);
      recordAudit(context, { event: "sign-in-provider", outcome, memberKey: null });
      return checked;
    }
    const { session } = checked;
    // Who ends all sessions while the person is at the provider ends this one, too.
    const issuedAt = flow.startedAt - CLOCKS_AGREE_MS;
    const result = await this.verify({ session, redirect: null, issuedAt });
    const { memberKey } = session;
    recordAudit(context, { event: "sign-in-provider", outcome: "ok", memberKey });
    return result;
  }

  async #check(request: Request): Promise<Checked> {
    const { context } = this.signIn;
    const { provider, answered, flow } = this.input;
    let arrival: Arrival;
    try {
      arrival = await provider.exchange(answered, flow);
    } catch (error) {
      return { kind: "provider", failure: noteFault(error) };
    }
    const claims = this.#claimsOf(arrival);
    if (claims === null) return { kind: "unknown" };
    const session = sessionFor(
      context,
      { token: arrival.token, redirect: null, claims },
      {
        provider: providerSessionOf(provider.fields.issuer, arrival),
        expires: expiryOf(context.get(clockContext).now, arrival),
      },
    );
    const error = await findTokenFault(context, request, session, this.name);
    if (error === null) return { session };
    return isUnknown(error) ? { kind: "unknown" } : { kind: "trouble", error };
  }

  /** The member of the ID token's claims; null, with a line in the log, where it names none. */
  #claimsOf({ claims }: Arrival): TokenClaims | null {
    const { memberKey, role } = this.input.provider.fields.claims;
    const found = tokenClaims.safeParse({
      memberKey: claims[memberKey],
      role: role === null ? null : (claims[role] ?? null),
      issuedByRole: null,
    });
    if (found.success) return found.data;
    warnMissingClaim(this.name, found.error.issues[0]?.path.join(".") ?? "claims");
    return null;
  }
}

/** What a provider's error is for the person; its shape goes to the log. */
export function noteFault(error: unknown): ProviderFailure {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const failure = failureOf(error);
  if (failure !== "cancelled")
    getRuntime().logger.warn({ error: cause, reason: failure }, "identity provider fault");
  return failure;
}

/** How what came of asking a provider counts against the limits. */
export const verdictOnProvider = (outcome: "ok" | "failed" | "unavailable"): AttemptVerdict =>
  ({ ok: "right", failed: "wrong", unavailable: "uncounted" } as const)[outcome];

const providerSessionOf = (issuer: string, arrival: Arrival): ProviderSession => ({
  issuer,
  subject: arrival.subject,
  sid: arrival.sid,
  idToken: arrival.idToken.length > LONGEST_HINT ? null : arrival.idToken,
  authTime: arrival.authTime,
});

/** A session is over with the token that the gateway is asked with. */
function expiryOf(now: Date, { goodForS }: Arrival): Date {
  const goodForMs = goodForS === null ? TOKEN_TTL_MS : Math.max(0, goodForS) * 1000;
  return new Date(now.getTime() + Math.min(TOKEN_TTL_MS, goodForMs));
}

const isUnknown = (error: GatewayError): boolean =>
  isTokenRefused(error) || error instanceof MemberMissingError;

/** An answer that its own person broke off, or trouble, is no guess. */
function verdictOf(checked: Checked): AttemptVerdict {
  if (!("kind" in checked)) return "right";
  if (checked.kind === "unknown") return "wrong";
  return checked.kind === "provider" && checked.failure === "refused" ? "wrong" : "uncounted";
}

function outcomeOf(failure: ProviderSignInFailure): "failed" | "limited" | "unavailable" {
  if (failure.kind === "limited") return "limited";
  const isAway = failure.kind === "provider" && failure.failure === "unavailable";
  return failure.kind === "trouble" || isAway ? "unavailable" : "failed";
}
