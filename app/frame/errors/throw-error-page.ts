import { data, redirect } from "react-router";
import type { ErrorPageData } from "#server/middleware/gateway.ts";
import { documentStatus, type ErrorEntry } from "#app/rules/frame/error-catalogue.ts";

/** Ends a loader or action with the error page of an entry (§8), under its status or the given one. */
export function throwErrorPage(entry: ErrorEntry, status = documentStatus(entry)): never {
  throw data<ErrorPageData>({ entry }, { status });
}

/** A page redirects to /error/404 (T-69); a file, and anything posted, throws the entry 404. */
export function answerUnknownPath(request: Request, url: URL): Response {
  const dest = request.headers.get("sec-fetch-dest");
  const isFile = /\.\w{1,8}$/.test(url.pathname) || url.pathname.startsWith("/.well-known/");
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isPage = dest === null || dest === "document" || dest === "empty";
  if (isRead && isPage && !isFile) return redirect("/error/404");
  return throwErrorPage(404);
}
