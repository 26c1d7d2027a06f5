import { createContext, redirect, type MiddlewareFunction } from "react-router";
import type { Brand } from "#server/brands/brand.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { Session } from "#server/session/session.ts";
import { auditStaff } from "./audit.ts";
import { brandContext } from "./brand.ts";
import { clockContext } from "./clock.ts";
import { gatewayFor } from "./gateway.ts";
import { redirectSignedOut } from "./redirect-signed-out.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";

/** The context of a member's screen. Only the member guard sets it; reading it elsewhere throws. */
export type MemberRequest = {
  readonly session: Session;
  readonly gateway: Gateway;
  readonly brand: Brand;
  readonly today: PlainDate;
};

export const memberContext = createContext<MemberRequest>();

/** The only page that opens until the first password is changed (§4, S-09). */
export const CHANGE_PASSWORD_PATH = "/account/settings/change-password";

/**
 * The member guard (T-07): a session, or else log-out. It belongs to the folder, not to a screen.
 */
export const requireMember: MiddlewareFunction<Response> = async (given, next) => {
  const { context, request, url } = given;
  const state = context.get(sessionContext);
  const session = state.current();
  // The second click on a form that replaced the session: its sign-in is already pending.
  if (session === null && request.method === "POST" && state.pending() !== null) {
    throw redirect(LANDING_PATH, { status: 303 });
  }
  if (session === null) throw await redirectSignedOut(context, request, url);
  if (session.mustChangePassword && url.pathname !== CHANGE_PASSWORD_PATH) {
    throw redirect(CHANGE_PASSWORD_PATH);
  }
  context.set(memberContext, {
    session,
    gateway: gatewayFor(context, request, session),
    brand: context.get(brandContext),
    today: context.get(clockContext).today,
  });
  return auditStaff(given, session, next);
};
