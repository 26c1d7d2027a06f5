import { Outlet } from "react-router";
import { requireMember } from "#server/middleware/member.ts";
import { sameSiteBounce } from "#app/sign-in/same-site-bounce.ts";
import type { Route } from "./+types/guard.ts";

export const middleware: Route.MiddlewareFunction[] = [sameSiteBounce, requireMember];

// Without a loader, client navigations would not pass the middleware.
export const loader = () => null;

export default function Guard() {
  return <Outlet />;
}
