import { redirect, type MiddlewareFunction } from "react-router";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";
import { PROVIDER_PATH } from "#app/rules/sign-in/provider-paths.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { commonText } from "#app/text/common/common.ts";
import { locale } from "#app/text/common/locale.ts";

/** Where partners and identity providers send people; both lead on at once. */
const LED_TO: readonly string[] = [LANDING_PATH, PROVIDER_PATH];

/** Marks a request that comes from the bounce page: it is not bounced again. */
const MARK = "c";

/**
 * Strict cookies are not sent when a link on another site leads here, so a member looks signed out.
 * The answer is a page of ours that reloads the same address at once: that request comes from this
 * site, with its cookies (T-03). Runs before the guards.
 */
export const sameSiteBounce: MiddlewareFunction<Response> = ({ request, url, context }) => {
  if (request.method !== "GET") return undefined;
  const state = context.get(sessionContext);
  if (url.searchParams.has(MARK)) {
    // Bookmarks and shared addresses are left without the mark.
    if (state.hasSignInCookies() && !LED_TO.includes(url.pathname)) throw redirect(without(url));
    return undefined;
  }
  if (state.hasSignInCookies() || !comesFromAnotherSite(request, url)) return undefined;
  return bouncePage(`${url.pathname}${withMark(url)}`);
};

/**
 * Uses the browser's fetch metadata for a page; without it, applies only where other sites send
 * people.
 */
function comesFromAnotherSite({ headers }: Request, url: URL): boolean {
  const dest = headers.get("sec-fetch-dest");
  if (dest !== null && dest !== "document") return false;
  const site = headers.get("sec-fetch-site");
  return site === null ? LED_TO.includes(url.pathname) : site === "cross-site";
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

/** A page with only a link, which the browser follows automatically. */
export function bouncePage(href: string): Response {
  const target = escapeAttribute(href);
  const html = [
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    // An address may have the code of a log-in.
    '<meta name="referrer" content="no-referrer">',
    `<meta http-equiv="refresh" content="0;url=${target}">`,
    `<title>${commonText.continue}</title></head>`,
    `<body><main><p><a href="${target}">${commonText.continue}</a></p></main></body></html>\n`,
  ].join("");
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(html, { headers });
}

const escapeAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
