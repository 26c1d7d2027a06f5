import type { RouterContextProvider } from "react-router";
import { getRuntime } from "#server/runtime.ts";
import type { AuditEvent } from "#server/log/audit.ts";
import type { Session } from "#server/session/session.ts";
import { brandContext } from "./brand.ts";
import { requestContext } from "./log.ts";

type Context = Readonly<RouterContextProvider>;
type WithoutCircumstance<Event> = Event extends unknown
  ? Omit<Event, "requestId" | "domainId">
  : never;

/** Writes a line of the audit trail, with the request and the brand it belongs to. */
export function recordAudit(context: Context, event: WithoutCircumstance<AuditEvent>): void {
  const { requestId } = context.get(requestContext);
  const { domainId } = context.get(brandContext);
  getRuntime().audit.record({ ...event, requestId, domainId });
}

/** The parties of an audit line: whose account it is, and the staff who act on it. */
export const auditParties = ({ memberKey, staff }: Session) => ({
  memberKey,
  staffKey: staff?.memberKey ?? null,
});

/**
 * Audits every page that staff open and every change that they make while they act for a member.
 * Members' own requests are not audited: the trail is about access by others.
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
  try {
    const response = await next();
    record(response.status < 400 ? "ok" : "failed");
    return response;
  } catch (error) {
    record("failed");
    throw error;
  }
}
