import { redirect } from "react-router";
import { throwErrorPage } from "./throw-error-page.ts";

/** A page redirects to /error/404 (T-69); a file, and anything posted, throws the entry 404. */
export function answerUnknownPath(request: Request, url: URL): Response {
  const dest = request.headers.get("sec-fetch-dest");
  const isFile = /\.\w{1,8}$/.test(url.pathname) || url.pathname.startsWith("/.well-known/");
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isPage = dest === null || dest === "document" || dest === "empty";
  if (isRead && isPage && !isFile) return redirect("/error/404");
  return throwErrorPage(404);
}
