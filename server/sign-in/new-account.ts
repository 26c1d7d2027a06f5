import { findReason } from "#server/gateway/transport/refusal.ts";
import {
  register,
  REGISTRATION_REASONS,
  type RegistrationAccount,
} from "#server/gateway/calls/registration.ts";
import { audited } from "#server/middleware/audited.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { getRuntime } from "#server/runtime.ts";
import { findIssued, type Issued } from "./issued.ts";
import { sessionFor, type SignedIn } from "./start-sign-in.ts";
import { SignInStrategy, type Trouble } from "./strategy.ts";

/** The last form of the registration, checked, and what the steps before it found out. */
type Registering = {
  /** Whose form it is: sent twice, it makes one account. */
  readonly sender: string;
  readonly form: FormData;
  readonly account: RegistrationAccount;
};

type Refused = { readonly kind: "refused"; readonly reason: (typeof REGISTRATION_REASONS)[number] };

type Otherwise =
  /** The account is there and signs nobody in: the gateway gave no token, or none that can be read. */
  { readonly kind: "made" } | Refused | Trouble;

/** A member makes their account, and the gateway may sign them in at once (S-01). */
export class NewAccountStrategy extends SignInStrategy<Registering, Otherwise> {
  override readonly name = "new-account";

  override async authenticate(request: Request): Promise<SignedIn | Otherwise> {
    const { sender, form } = this.given;
    const made = await getRuntime().idempotent(sender, form, () => this.#make(request), {
      // What was refused may be tried again at once.
      underWayOnly: ({ kind }) => kind !== "made",
    });
    if (made.kind !== "made") return made;
    if (made.issued === null) return { kind: "made" };
    const session = sessionFor(this.visit.context, made.issued);
    return this.verify({ session, redirect: made.issued.redirect });
  }

  async #make(
    request: Request,
  ): Promise<Refused | Trouble | { readonly kind: "made"; readonly issued: Issued | null }> {
    const { context } = this.visit;
    const { account } = this.given;
    const told = { event: "registration", username: account.username } as const;
    const answer = await register(gatewayFor(context, request, null), account);
    if (!answer.ok) {
      audited(context, { ...told, outcome: "failed" });
      const reason = findReason(answer.error, REGISTRATION_REASONS);
      if (reason === undefined) return { kind: "trouble", error: answer.error };
      return { kind: "refused", reason };
    }
    const { token, redirect } = answer.value;
    const issued = token === null ? null : findIssued(context, this.name, { token, redirect });
    audited(context, { ...told, outcome: "ok", memberKey: issued?.claims.memberKey ?? null });
    return { kind: "made", issued };
  }
}
