import { redirect } from "react-router";
import { getRuntime } from "#server/runtime.ts";

/** The empty path leads to the configured default. */
export const loader = () => redirect(getRuntime().settings.DEFAULT_PATH);

// A component makes this a page's route: a resource route would answer a post with bare JSON.
export default function Start() {
  return null;
}
