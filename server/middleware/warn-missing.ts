import type { RouterContextProvider } from "react-router";
import type { Session } from "#server/session/session.ts";
import { getRuntime } from "#server/runtime.ts";
import { recordAudit, auditParties } from "./audit.ts";
import { requestContext } from "./log.ts";

type Context = Readonly<RouterContextProvider>;

/** A place where a token comes from, as log lines call it. */
export type TokenSource =
  "password" | "receive-token" | "login-as" | "group-switch" | "new-account" | "password-change";

/**
 * The log's word for a token that does not say whose it is: a fault between gateway and dashboard
 * that members can only report as "it does not let me in". Names what is missing, never a value.
 */
export function warnMissingClaim(context: Context, wayIn: TokenSource, missing: string): void {
  const { requestId } = context.get(requestContext);
  getRuntime().logger.warn({ requestId, wayIn, missing }, "token does not say whose it is");
}

const MEMBER = "members.memberKey";

/** The log's word for an account in which the member is missing whom the token names. */
export function warnMemberNotInAccount(context: Context, wayIn?: TokenSource): void {
  const { requestId } = context.get(requestContext);
  const way = wayIn === undefined ? {} : { wayIn };
  getRuntime().logger.warn({ requestId, missing: MEMBER, ...way }, "account lacks its own member");
}

/** The same of somebody signed in, whose page is refused for it: told to the audit trail as well. */
export function warnViewerNotInAccount(context: Context, viewer: Session): void {
  warnMemberNotInAccount(context);
  recordAudit(context, { event: "account-mismatch", outcome: "failed", ...auditParties(viewer) });
}
