import { createContext, redirect, type MiddlewareFunction } from "react-router";
import { isStaffRole, type StaffRole } from "#app/rules/sign-in/login-as.ts";
import type { Session, ActingStaff } from "#server/session/session.ts";
import { brandContext } from "./brand.ts";
import { clockContext } from "./clock.ts";
import { gatewayFor } from "./gateway.ts";
import type { MemberRequest } from "./member.ts";
import { redirectSignedOut } from "./redirect-signed-out.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";

/** The context of a staff screen. Only the staff guard sets it; reading it elsewhere throws. */
export type StaffRequest = MemberRequest & {
  /** The staff member, even while they act for a member; the gateway has their own token. */
  readonly staff: ActingStaff & { readonly role: StaffRole };
};

export const staffContext = createContext<StaffRequest>();

/** The staff guard (§2 "Guards"): a login-as role of the token's holder or of acting staff. */
export const requireStaff: MiddlewareFunction<Response> = async ({ context, request, url }) => {
  const state = context.get(sessionContext);
  // A pending sign-in, the staff member's or a member's, has the newer token.
  const session = state.pending() ?? state.current();
  if (session === null && (state.lapsed() !== null || state.unconfirmed() !== null))
    throw await redirectSignedOut(context, request, url);
  const staff = session === null ? null : staffOf(session);
  if (session === null || staff === null || mustChangeOwn(session)) throw redirect("/error/404");
  context.set(staffContext, {
    session,
    staff,
    // Answers to the staff member's token are not the member's, so they are not cached.
    gateway: gatewayFor(context, request, null, staff.token),
    brand: context.get(brandContext),
    today: context.get(clockContext).today,
  });
};

/**
 * Only their own first password blocks them; a member's must not keep them from ending the session.
 */
const mustChangeOwn = ({ staff, mustChangePassword }: Session): boolean =>
  staff === null && mustChangePassword;

/**
 * The person of a session who has a login-as role: the acting staff, or the holder; null for
 * neither.
 */
export function staffOf(
  session: Pick<Session, "staff" | "memberKey" | "role" | "token" | "expires">,
): StaffRequest["staff"] | null {
  const { staff, memberKey, role, token } = session;
  const expires = session.expires.getTime();
  if (staff !== null) return isStaffRole(staff.role) ? { ...staff, role: staff.role } : null;
  return isStaffRole(role) ? { memberKey, role, token, expires } : null;
}
