import { Outlet } from "react-router";
import { isTokenReceipt } from "#server/middleware/same-origin.ts";
import { requireToken } from "#server/middleware/token.ts";
import { sameSiteBounce } from "#app/sign-in/same-site-bounce.ts";
import type { Route } from "./+types/guard.ts";

/** A hand-over has yet to bring the token: the landing's action takes it, and no loader follows. */
const requireTokenOrTakeOne: Route.MiddlewareFunction = (given, next) =>
  isTokenReceipt(given.request, given.url) ? next() : requireToken(given, next);

export const middleware: Route.MiddlewareFunction[] = [sameSiteBounce, requireTokenOrTakeOne];

// Without a loader, client navigations would not pass the middleware.
export const loader = () => null;

export default function Guard() {
  return <Outlet />;
}
