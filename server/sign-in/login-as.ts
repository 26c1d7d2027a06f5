import {
  type LoginAsPayload,
  postLoginAs,
  requestLoginAs,
} from "#server/gateway/calls/sign-in/token.ts";
import { GatewayStatusError, type GatewayError } from "#server/gateway/transport/errors.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { rememberOutcome } from "#server/middleware/once.ts";
import type { StaffRequest } from "#server/middleware/staff.ts";
import { parseIssuedToken } from "./issued-token.ts";
import { sessionFor, type SignedIn } from "./start-sign-in.ts";
import { SignInStrategy, type Trouble } from "./strategy.ts";

type LoginAsInput = Pick<StaffRequest, "staff" | "session" | "gateway"> & {
  readonly payload: LoginAsPayload;
  /** The member is not to be sent to the relationship dashboard. */
  readonly handOffPrevented: boolean;
};

type LoginAsFailure =
  /** The reason in the gateway's own sentence; null without one. */
  { readonly kind: "refused"; readonly sentence: string | null } | Trouble;

/** Staff act for a member (§4 "Login-as"): exchanges their token for one of the member. */
export class LoginAsStrategy extends SignInStrategy<LoginAsInput, LoginAsFailure> {
  override readonly name = "login-as";

  override async authenticate(): Promise<SignedIn | LoginAsFailure> {
    const { context } = this.signIn;
    const { staff, session, gateway, payload, handOffPrevented } = this.input;
    const audit = { event: "login-as", staffKey: staff.memberKey } as const;
    const issued = await requestLoginAs(gateway, payload);
    const answer = parseIssuedToken(this.name, postLoginAs, issued);
    if (!answer.ok) {
      recordAudit(context, { ...audit, outcome: "failed", memberKey: null });
      return failureOf(answer.error);
    }
    const opened = sessionFor(context, answer.value, {
      staff,
      // Going from member to member must not extend the staff member's own two hours.
      expires: new Date(staff.expires),
      signIn: session.signIn,
      generations: session.generations,
      provider: session.provider,
      handOffPrevented,
    });
    const result = await this.verify({
      session: opened,
      redirect: answer.value.redirect,
      afterLoginAs: true,
      continues: session,
    });
    recordAudit(context, { ...audit, outcome: "ok", memberKey: opened.memberKey });
    rememberOutcome(context);
    return result;
  }
}

/** 400 and 404 refuse the input (§8); any other status is a fault of the gateway. */
function failureOf(error: GatewayError): LoginAsFailure {
  const refused =
    error instanceof GatewayStatusError && (error.status === 400 || error.status === 404);
  return refused
    ? { kind: "refused", sentence: sentenceOf(error.body) }
    : { kind: "trouble", error };
}

function sentenceOf(body: unknown): string | null {
  const named = typeof body === "object" && body !== null && "message" in body;
  const text = named && typeof body.message === "string" ? body.message.trim() : "";
  return text === "" ? null : text;
}
