import { findReason, OutcomeUnknownError } from "#server/gateway/transport/errors.ts";
import {
  register,
  REGISTRATION_REASONS,
  type RegistrationAccount,
} from "#server/gateway/calls/sign-in/registration.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { isOutcomeUnknown, rememberOutcome } from "#server/middleware/once.ts";
import { findIssuedToken, type IssuedToken } from "./issued-token.ts";
import { sessionFor, type SignedIn } from "./start-sign-in.ts";
import { SignInStrategy, type Trouble } from "./strategy.ts";

/** The last form of the registration, validated, with the account of all its steps. */
type NewAccountInput = {
  readonly account: RegistrationAccount;
};

type Refused = {
  readonly kind: "refused";
  readonly reason: (typeof REGISTRATION_REASONS)[number];
};

type AccountFailure =
  /** The account was made without a sign-in: the gateway issued no token, or an unreadable one. */
  { readonly kind: "made" } | Refused | Trouble;

/** Makes a member's account; the gateway may sign them in at once (S-01). */
export class NewAccountStrategy extends SignInStrategy<NewAccountInput, AccountFailure> {
  override readonly name = "new-account";

  override async authenticate(request: Request): Promise<SignedIn | AccountFailure> {
    const { context } = this.signIn;
    // The account may have been made: a second try would report that the name is taken.
    if (isOutcomeUnknown(context)) return { kind: "trouble", error: new OutcomeUnknownError() };
    const made = await this.#make(request);
    if (made.kind !== "made") return made;
    rememberOutcome(context);
    if (made.issued === null) return { kind: "made" };
    const session = sessionFor(context, made.issued, {
      username: this.input.account.username,
    });
    return this.verify({ session, redirect: made.issued.redirect });
  }

  async #make(
    request: Request,
  ): Promise<Refused | Trouble | { readonly kind: "made"; readonly issued: IssuedToken | null }> {
    const { context } = this.signIn;
    const { account } = this.input;
    const audit = { event: "registration", username: account.username } as const;
    const answer = await register(gatewayFor(context, request, null), account);
    if (!answer.ok) {
      recordAudit(context, { ...audit, outcome: "failed" });
      const reason = findReason(answer.error, REGISTRATION_REASONS);
      if (reason === undefined) return { kind: "trouble", error: answer.error };
      return { kind: "refused", reason };
    }
    const { token, redirect } = answer.value;
    const issued = token === null ? null : findIssuedToken(this.name, { token, redirect });
    recordAudit(context, { ...audit, outcome: "ok", memberKey: issued?.claims.memberKey ?? null });
    return { kind: "made", issued };
  }
}
