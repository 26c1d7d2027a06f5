import { redirect } from "react-router";
import { getRuntime } from "../../../server/runtime.ts";

/** The empty path leads to the configured default. */
export const loader = () => redirect(getRuntime().settings.DEFAULT_PATH);
