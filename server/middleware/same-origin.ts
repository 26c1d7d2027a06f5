import { data, type MiddlewareFunction } from "react-router";
import { LANDING_PATH } from "#server/landing-path.ts";
import { getRuntime } from "#server/runtime.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * No other site may make a member's browser change something here. React Router checks only pages'
 * actions and lets a request without Origin pass; this holds for every route.
 */
export const sameOrigin: MiddlewareFunction<Response> = ({ request, url }) => {
  if (SAFE.has(request.method) || comesFromUs(request.headers, url.origin)) return;
  if (isTokenReceipt(request, url)) return;
  throw data(null, { status: 403 });
};

/** The one post that may come from elsewhere: a token, to the landing, from a listed application. */
export function isTokenReceipt(request: Request, url: URL): boolean {
  if (request.method !== "POST" || url.pathname !== LANDING_PATH) return false;
  const { APPLICATION_ORIGINS } = getRuntime().settings;
  return APPLICATION_ORIGINS.includes(request.headers.get("origin") ?? "");
}

/** By Origin; where a browser sends none, by Sec-Fetch-Site; with neither, no. */
export function comesFromUs(headers: Headers, origin: string): boolean {
  const from = headers.get("origin");
  if (from !== null) return from === origin;
  return headers.get("sec-fetch-site") === "same-origin";
}
