import { createContext, redirect, type MiddlewareFunction } from "react-router";
import type { PendingSession } from "#server/session/session.ts";
import { auditStaff } from "./audit.ts";
import { brandContext } from "./brand.ts";
import { gatewayFor } from "./gateway.ts";
import type { MemberRequest } from "./member.ts";
import { redirectSignedOut } from "./redirect-signed-out.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";

export type TokenRequest = Pick<MemberRequest, "gateway" | "brand"> & {
  readonly pending: PendingSession;
};

export const pendingContext = createContext<TokenRequest>();

/**
 * The token guard (T-07): admits a pending session, whose token is temporary. A request with a
 * session is redirected to home, any other to log-out.
 */
export const requireToken: MiddlewareFunction<Response> = async (given, next) => {
  const { context, request, url } = given;
  const state = context.get(sessionContext);
  const pending = state.pending();
  if (pending === null) {
    throw state.current() === null
      ? await redirectSignedOut(context, request, url)
      : redirect("/home");
  }
  const gateway = gatewayFor(context, request, pending);
  context.set(pendingContext, { pending, gateway, brand: context.get(brandContext) });
  return auditStaff(given, pending, next);
};
