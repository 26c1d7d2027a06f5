import { loginError, type LoginError } from "#app/rules/sign-in/login-error.ts";
import { GatewayStatusError, type GatewayError } from "#server/gateway/transport/errors.ts";
import type { Result } from "#server/gateway/transport/gateway.ts";
import { postToken, requestToken } from "#server/gateway/calls/token.ts";
import { audited } from "#server/middleware/audited.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { requestContext } from "#server/middleware/log.ts";
import { getRuntime } from "#server/runtime.ts";
import type { Tried, Verdict } from "#server/session/limits/sign-in-limits.ts";
import { issuedBy, type Issued } from "./issued.ts";
import { sessionFor, type SignedIn } from "./start-sign-in.ts";
import { SignInStrategy, type Trouble } from "./strategy.ts";

/** The form of /login, checked. */
type Typed = { readonly form: FormData; readonly username: string; readonly password: string };

type Otherwise =
  | { readonly kind: "refused"; readonly reason: LoginError }
  /** Too many tries: the gateway was not asked. `wait` in seconds. */
  | { readonly kind: "limited"; readonly wait: number }
  | Trouble;

/** A user name and its password (§5, §7, §8 "Login errors"). */
export class PasswordStrategy extends SignInStrategy<Typed, Otherwise> {
  override readonly name = "password";

  override async authenticate(request: Request): Promise<SignedIn | Otherwise> {
    const { context } = this.visit;
    const told = { event: "sign-in", username: this.given.username } as const;
    const tried = await this.#try(request);
    if (tried.kind === "limited") {
      audited(context, { ...told, outcome: "limited" });
      return tried;
    }
    const answer = tried.result;
    if (!answer.ok) {
      const otherwise = otherwiseFor(answer.error);
      const locked = otherwise.kind === "refused" && otherwise.reason.kind === "locked";
      audited(context, { ...told, outcome: locked ? "locked" : "failed" });
      return otherwise;
    }
    const session = sessionFor(context, answer.value);
    const result = await this.verify({ session, redirect: answer.value.redirect });
    audited(context, { ...told, outcome: "ok", memberKey: session.memberKey });
    return result;
  }

  /** Within the limits, at an even time, and once however often it was pressed. */
  #try(request: Request): Promise<Tried<Result<Issued>>> {
    const { context } = this.visit;
    const { form, username, password } = this.given;
    const { padResponseTime, idempotent, signInLimits } = getRuntime();
    const { clientAddress: address } = context.get(requestContext);
    const { domainId } = context.get(brandContext);
    const gateway = gatewayFor(context, request, null);
    const who = { address, what: "sign-in", about: username } as const;
    const ask = async () => {
      const answer = await requestToken(gateway, { username, password, domainId });
      return issuedBy(context, this.name, postToken, answer);
    };
    return padResponseTime(
      "sign-in",
      () =>
        // Pressed twice, a wrong password is one attempt.
        idempotent(
          `${domainId} ${address} login`,
          form,
          () => signInLimits.tryWithin(who, ask, verdictOf),
          { underWayOnly: true },
        ),
      {
        matters: (tried) => tried.kind === "done" && !tried.result.ok,
        answered: (tried) => tried.kind === "done" && verdictOf(tried.result) !== "unjudged",
      },
    );
  }
}

/** A gateway that holds back, as one in trouble, judged nothing that was typed. */
function verdictOf(answer: Result<Issued>): Verdict {
  if (answer.ok) return "right";
  return isLoginRefusal(answer.error) && answer.error.status !== 429 ? "wrong" : "unjudged";
}

/** Any 4xx refuses a log-in (§8); a time-out counts as trouble although it is one. */
const isLoginRefusal = (error: GatewayError): error is GatewayStatusError =>
  error instanceof GatewayStatusError && error.status < 500 && error.status !== 408;

/**
 * A refusal is about what was typed; trouble at the gateway is not, and must not be called
 * "unrecognized" (docs/decisions).
 */
function otherwiseFor(error: GatewayError): Otherwise {
  if (!isLoginRefusal(error)) return { kind: "trouble", error };
  return { kind: "refused", reason: loginError(error.body) };
}
