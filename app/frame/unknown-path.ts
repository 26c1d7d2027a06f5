import { redirect } from "react-router";
import { throwEntry } from "./throw-entry.ts";

/**
 * The answer to a path that nobody has: an unknown page leads to /error/404, an unknown file is
 * simply not there, and nothing can be posted to either (T-69). Throws the refusals.
 */
export function answerUnknownPath(request: Request, url: URL): Response {
  const dest = request.headers.get("sec-fetch-dest");
  const isFile = /\.\w{1,8}$/.test(url.pathname) || url.pathname.startsWith("/.well-known/");
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isPage = dest === null || dest === "document" || dest === "empty";
  if (isRead && isPage && !isFile) return redirect("/error/404");
  return throwEntry(404);
}
