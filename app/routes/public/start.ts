import { redirect } from "react-router";
import { getRuntime } from "#server/runtime.ts";

/** Redirects the empty path to the configured default. */
export const loader = () => redirect(getRuntime().settings.DEFAULT_PATH);

// A component makes this a UI route: a resource route would answer a post with bare JSON.
export default function Start() {
  return null;
}
