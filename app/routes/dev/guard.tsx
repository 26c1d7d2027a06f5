import { Outlet } from "react-router";
import { sameSiteBounce } from "#app/sign-in/same-site-bounce.ts";
import type { Route } from "./+types/guard.ts";
import { onlyOutsideProduction } from "./only-outside-production.ts";

export const middleware: Route.MiddlewareFunction[] = [sameSiteBounce, onlyOutsideProduction];

// Without a loader, client navigations would not pass the middleware.
export const loader = () => null;

export default function Guard() {
  return <Outlet />;
}
