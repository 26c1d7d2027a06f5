import { redirect, type MiddlewareFunction } from "react-router";
import { LANDING_PATH } from "#server/landing-path.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { bouncePage } from "./bounce-page.ts";

/** Marks a request that came by way of the bounce: it decides, and is not bounced again. */
const MARK = "c";

/**
 * Strict cookies stay behind when a link on another site leads here, so such a visitor looks like
 * nobody. The answer is a page of our own that goes on to the very same address at once: that
 * request comes from us, with its cookies, and decides (T-03). It stands before the guards.
 */
export const sameSiteBounce: MiddlewareFunction<Response> = ({ request, url, context }) => {
  if (request.method !== "GET") return undefined;
  const state = context.get(sessionContext);
  if (url.searchParams.has(MARK)) {
    // The mark has done its work; addresses that are kept or shared do not need it.
    if (state.hasSignInCookies() && url.pathname !== LANDING_PATH) throw redirect(without(url));
    return undefined;
  }
  if (state.hasSignInCookies() || !comesFromAnotherSite(request, url)) return undefined;
  return bouncePage(`${url.pathname}${withMark(url)}`);
};

/**
 * As the browser says; where it says nothing, only at the landing, where partners send people. What
 * is not a page (a picture, a script) has nobody who could go on.
 */
function comesFromAnotherSite({ headers }: Request, url: URL): boolean {
  const dest = headers.get("sec-fetch-dest");
  if (dest !== null && dest !== "document") return false;
  const site = headers.get("sec-fetch-site");
  return site === null ? url.pathname === LANDING_PATH : site === "cross-site";
}

function withMark(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.set(MARK, "1");
  return `?${query}`;
}

function without(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete(MARK);
  return query.size === 0 ? url.pathname : `${url.pathname}?${query}`;
}
