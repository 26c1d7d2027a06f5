import { Outlet } from "react-router";
import { isTokenReceipt } from "#server/middleware/same-origin.ts";
import { requireToken } from "#server/middleware/pending.ts";
import { sameSiteBounce } from "#app/sign-in/same-site-bounce.ts";
import type { Route } from "./+types/guard.ts";

/** A post that brings the token passes: the landing's action receives it, and no loader follows. */
const requireTokenOrReceipt: Route.MiddlewareFunction = (args, next) =>
  isTokenReceipt(args.request, args.url) ? next() : requireToken(args, next);

export const middleware: Route.MiddlewareFunction[] = [sameSiteBounce, requireTokenOrReceipt];

// Without a loader, client navigations would not pass the middleware.
export const loader = () => null;

export default function Guard() {
  return <Outlet />;
}
