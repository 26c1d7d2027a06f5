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

/** Whose account it is, and who acts on it: the parties of an audit line. */
export const auditParties = ({ memberKey, staff }: Session) => ({
  memberKey,
  staffKey: staff?.memberKey ?? null,
});

/**
 * While staff act for a member, every page they open and every change they make is written down with
 * both names. Members' own visits are not: the trail is about access by others.
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
