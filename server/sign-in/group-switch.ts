import type { Brand } from "#server/brands/brand.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { postGroupSelection, switchGroup } from "#server/gateway/calls/sign-in/token.ts";
import { recordAudit, auditParties } from "#server/middleware/audit.ts";
import { rememberOutcome } from "#server/middleware/once.ts";
import type { Session } from "#server/session/session.ts";
import { parseIssuedToken, type IssuedToken } from "./issued-token.ts";
import { sessionFor, type SignedIn } from "./start-sign-in.ts";
import { SignInStrategy, type Trouble } from "./strategy.ts";

type GroupSwitchInput = {
  readonly session: Session;
  readonly gateway: Gateway;
  readonly brand: Brand;
  readonly groupId: string;
  /** The switch belongs to the sign-in that a login-as started. */
  readonly afterLoginAs: boolean;
};

/** Exchanges the token for another group's (§4, T-57): new session id and cache, same expiry. */
export class GroupSwitchStrategy extends SignInStrategy<GroupSwitchInput, Trouble> {
  override readonly name = "group-switch";

  override async authenticate(): Promise<SignedIn | Trouble> {
    const { context } = this.signIn;
    const { session, gateway, brand, groupId } = this.input;
    let outcome: "ok" | "failed" = "failed";
    try {
      const switched = await switchGroup(gateway, { groupId, domain: brand.domainId });
      const answer = parseIssuedToken(this.name, postGroupSelection, switched);
      if (!answer.ok) return { kind: "trouble", error: answer.error };
      const result = await this.#start(answer.value);
      outcome = "ok";
      rememberOutcome(context);
      return result;
    } finally {
      recordAudit(context, { event: "group-switch", outcome, ...auditParties(session) });
    }
  }

  #start(issued: IssuedToken) {
    const { session, afterLoginAs } = this.input;
    const { staff, handOffPrevented, username, provider, expires } = session;
    return this.verify({
      session: sessionFor(this.signIn.context, issued, {
        staff,
        handOffPrevented,
        username,
        provider,
        expires,
        signIn: session.signIn,
        generations: session.generations,
      }),
      redirect: issued.redirect,
      groupChosen: true,
      afterLoginAs,
      continues: session,
    });
  }
}
