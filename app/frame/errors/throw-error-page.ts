import { data } from "react-router";
import type { ErrorPageData } from "#server/middleware/gateway.ts";
import { documentStatus, type ErrorEntry } from "#app/rules/frame/error-catalogue.ts";

/** Ends a loader or action with the error page of an entry (§8), under its status or the given one. */
export function throwErrorPage(entry: ErrorEntry, status = documentStatus(entry)): never {
  throw data<ErrorPageData>({ entry }, { status });
}
