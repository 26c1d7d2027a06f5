import { href, redirect } from "react-router";
import { recordAudit } from "#server/middleware/audit.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { staffContext } from "#server/middleware/staff.ts";
import { createSession } from "#server/session/session.ts";
import type { Route } from "./+types/end.ts";

/** Staff stop acting for a member: their own session resumes, with the time it had left. */
export const action = async ({ context }: Route.ActionArgs) => {
  const { session, staff, brand } = context.get(staffContext);
  // The second post of a double press finds the staff member's own session.
  if (session.staff === null) return redirect(href("/login-as"), { status: 303 });
  const { now } = context.get(clockContext);
  const claims = { memberKey: staff.memberKey, role: staff.role, issuedByRole: null };
  const own = createSession(staff.token, claims, brand.domainId, now, {
    expires: new Date(session.staff.expires),
    signIn: session.signIn,
    generations: session.generations,
    provider: session.provider,
  });
  recordAudit(context, {
    event: "login-as-end",
    outcome: "ok",
    staffKey: staff.memberKey,
    memberKey: session.memberKey,
  });
  await context.get(sessionContext).startSession(own);
  return redirect(href("/login-as"), { status: 303 });
};

export const loader = () => redirect(href("/login-as"));

export { default } from "#app/frame/errors/no-page.tsx";
