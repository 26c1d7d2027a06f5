import type { Session } from "#server/session/session.ts";
import { getRuntime } from "#server/runtime.ts";
import { recordAudit, auditParties } from "./audit.ts";
import type { Context } from "./context.ts";

/** The source of a token, as log lines name it. */
export type TokenSource =
  | "password"
  | "receive-token"
  | "identity-provider"
  | "login-as"
  | "group-switch"
  | "new-account"
  | "password-change";

/**
 * Logs a token without the claim that names its holder, for calls such as "it does not let me in".
 */
export function warnMissingClaim(source: TokenSource, missing: string): void {
  getRuntime().logger.warn({ wayIn: source, missing }, "token does not say whose it is");
}

const MEMBER = "members.memberKey";

export function warnMemberNotInAccount(source?: TokenSource): void {
  getRuntime().logger.warn({ missing: MEMBER, wayIn: source }, "account lacks its own member");
}

/** Logs and audits the same for a signed-in member, who gets an error page because of it. */
export function warnViewerNotInAccount(context: Context, viewer: Session): void {
  warnMemberNotInAccount();
  recordAudit(context, { event: "account-mismatch", outcome: "failed", ...auditParties(viewer) });
}
