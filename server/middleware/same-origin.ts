import { data, type MiddlewareFunction } from "react-router";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";
import { PROVIDER_LOGOUT_PATH } from "#app/rules/sign-in/provider-paths.ts";
import { getRuntime } from "#server/runtime.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses cross-site changes. React Router only checks pages' actions, and accepts a request
 * without Origin.
 */
export const sameOrigin: MiddlewareFunction<Response> = ({ request, url }) => {
  if (SAFE.has(request.method) || comesFromUs(request.headers, url.origin)) return;
  if (isTokenReceipt(request, url) || isProviderLogout(request, url)) return;
  throw data(null, { status: 403 });
};

/** The only cross-site post of a browser that is allowed: a token, to the landing, from a listed application. */
export function isTokenReceipt(request: Request, url: URL): boolean {
  if (request.method !== "POST" || url.pathname !== LANDING_PATH) return false;
  const { APPLICATION_ORIGINS } = getRuntime().settings;
  return APPLICATION_ORIGINS.includes(request.headers.get("origin") ?? "");
}

/** A provider's own post, which no browser sends: it brings no cookie, and a signed token. */
const isProviderLogout = ({ headers }: Request, { pathname }: URL): boolean =>
  pathname === PROVIDER_LOGOUT_PATH &&
  headers.get("origin") === null &&
  headers.get("sec-fetch-site") === null;

/** By Origin, else by Sec-Fetch-Site; false with neither. */
export function comesFromUs(headers: Headers, origin: string): boolean {
  const from = headers.get("origin");
  if (from !== null) return from === origin;
  return headers.get("sec-fetch-site") === "same-origin";
}
