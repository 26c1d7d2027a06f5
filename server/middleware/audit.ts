import { createContext, type RouterContextProvider } from "react-router";
import { getRuntime } from "#server/runtime.ts";
import { inLogScope } from "#server/log/log-scope.ts";
import type { AuditEvent } from "#server/log/audit.ts";
import type { Session } from "#server/session/session.ts";
import { brandContext } from "./brand.ts";
import { requestContext } from "./log.ts";

type Context = Readonly<RouterContextProvider>;
type WithoutCircumstance<Event> = Event extends unknown ? Omit<Event, "domainId"> : never;

/** Of a request of staff who act for a member: whether anything that it asked for was refused. */
const outcomeContext = createContext<{ isRefused: boolean } | null>(null);

/** Notes that this request led elsewhere than it asked, though its answer may be a redirect. */
export function noteRefused(context: Context): void {
  const noted = context.get(outcomeContext);
  if (noted !== null) noted.isRefused = true;
}

/** Writes a line of the audit trail, with the request and the brand it belongs to. */
export function recordAudit(context: Context, event: WithoutCircumstance<AuditEvent>): void {
  const { domainId } = context.get(brandContext);
  if (event.outcome !== "ok") noteRefused(context);
  const info = context.get(requestContext);
  // What a download ends with may be read from outside of its request.
  inLogScope(info, () => getRuntime().audit.record({ ...event, domainId }));
  info.observer?.audited(event.event, event.outcome);
}

/** The parties of an audit line: whose account it is, and the staff who act on it. */
export const auditParties = ({ memberKey, staff }: Session) => ({
  memberKey,
  staffKey: staff?.memberKey ?? null,
});

/**
 * Audits every page that staff open and every change that they make while they act for a member. No
 * line says "ok" of what failed, nor of a redirect to an error page or to log-in.
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
