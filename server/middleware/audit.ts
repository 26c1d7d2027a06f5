import { createContext } from "react-router";
import { getRuntime } from "#server/runtime.ts";
import { inLogScope } from "#server/log/log-scope.ts";
import type { AuditEvent } from "#server/log/audit.ts";
import type { Session } from "#server/session/session.ts";
import { brandContext } from "./brand.ts";
import type { Context } from "./context.ts";
import { requestContext } from "./log.ts";

type WithoutCircumstance<Event> = Event extends unknown ? Omit<Event, "domainId"> : never;

/** Whether any part of a request by acting staff was refused. */
const outcomeContext = createContext<{ isRefused: boolean } | null>(null);

/** Notes that this request was refused, though its answer may be a redirect. */
export function noteRefused(context: Context): void {
  const noted = context.get(outcomeContext);
  if (noted !== null) noted.isRefused = true;
}

/** Writes a line of the audit trail, with its request and brand. */
export function recordAudit(context: Context, event: WithoutCircumstance<AuditEvent>): void {
  const { domainId } = context.get(brandContext);
  if (event.outcome !== "ok") noteRefused(context);
  const info = context.get(requestContext);
  // The end of a download may be reported from outside of its request.
  inLogScope(info, () => getRuntime().audit.record({ ...event, domainId }));
  info.observer?.audited(event.event, event.outcome);
}

/** The parties of an audit line: the account's member, and the staff who act on it. */
export const auditParties = ({ memberKey, staff }: Session) => ({
  memberKey,
  staffKey: staff?.memberKey ?? null,
});

/**
 * Audits every page that acting staff open and every change that they make. A failed request, or a
 * redirect to an error page or to log-in, never gets "ok".
 */
export async function auditStaff(
  given: { readonly context: Context; readonly request: Request; readonly pattern: string },
  session: Session,
  next: () => Promise<Response>,
): Promise<Response> {
  const { staff, memberKey } = session;
  if (staff === null) return next();
  const event = given.request.method === "POST" ? "change" : "view";
  const record = (outcome: "ok" | "failed") =>
    recordAudit(given.context, {
      event,
      outcome,
      staffKey: staff.memberKey,
      memberKey,
      pattern: given.pattern,
    });
  const noted = { isRefused: false };
  given.context.set(outcomeContext, noted);
  try {
    const response = await next();
    const isError = response.headers.get("location")?.startsWith("/error/") ?? false;
    record(response.status < 400 && !isError && !noted.isRefused ? "ok" : "failed");
    return response;
  } catch (error) {
    record("failed");
    throw error;
  }
}
