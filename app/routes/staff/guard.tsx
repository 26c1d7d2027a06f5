import { Outlet } from "react-router";
import { requireStaff } from "#server/middleware/staff.ts";
import { sameSiteBounce } from "#app/sign-in/same-site-bounce.ts";
import type { Route } from "./+types/guard.ts";

export const middleware: Route.MiddlewareFunction[] = [sameSiteBounce, requireStaff];

// Without a loader, client navigations would not pass the middleware.
export const loader = () => null;

export default function Guard() {
  return <Outlet />;
}
