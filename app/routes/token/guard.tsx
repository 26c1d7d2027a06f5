import { Outlet } from "react-router";
import { requireToken } from "../../../server/middleware/token.ts";
import { arrive } from "../arrival.ts";
import { handOver } from "./hand-over.ts";
import type { Route } from "./+types/guard.ts";

export const middleware: Route.MiddlewareFunction[] = [arrive, handOver, requireToken];

// Without a loader, client navigations would not pass the middleware.
export const loader = () => null;

export default function Guard() {
  return <Outlet />;
}
