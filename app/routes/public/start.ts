import { redirect } from "react-router";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { getRuntime } from "#server/runtime.ts";
import { errorViewerOf } from "#app/frame/document/root-data.ts";
import type { Route } from "./+types/start.ts";

/**
 * Redirects the empty path, where every logo outside the members' pages leads, to the configured
 * default. A person who is still signing in is redirected to their current step.
 */
export const loader = ({ context }: Route.LoaderArgs) => {
  const isPending = errorViewerOf(context.get(sessionContext)) === "pending";
  return redirect(isPending ? LANDING_PATH : getRuntime().settings.DEFAULT_PATH);
};

export { default } from "#app/frame/errors/no-page.tsx";
