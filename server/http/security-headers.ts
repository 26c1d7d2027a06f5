import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Settings } from "#server/settings/settings.ts";
import { getTransport } from "./request-facts.ts";

const YEAR_S = 31_536_000;

/** The header as helmet writes it, for answers that do not pass helmet. */
export const STRICT_TRANSPORT = `max-age=${YEAR_S}; includeSubDomains`;

/** Browser features that no screen uses, denied to the page and to anything injected into it. */
const PERMISSIONS = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

const common = helmet({
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: { policy: "same-origin" },
  crossOriginResourcePolicy: { policy: "same-origin" },
  frameguard: { action: "deny" },
  hsts: { maxAge: YEAR_S, includeSubDomains: true },
  ieNoOpen: false,
  // Not "no-referrer": with it Chromium sends "Origin: null" on form posts, which the same-origin
  // check must refuse. "same-origin" tells other sites nothing and keeps Origin on our own posts.
  referrerPolicy: { policy: "same-origin" },
});

export function securityHeaders(settings: Settings): RequestHandler {
  const policyFor = contentSecurityPolicy(formTargets(settings), settings.CHAT_VENDOR_HOST);
  const permissions = PERMISSIONS.map((feature) => `${feature}=()`).join(", ");
  return (req, res, next) => {
    res.setHeader("Content-Security-Policy", policyFor(getTransport(res).nonce));
    res.setHeader("Permissions-Policy", permissions);
    common(req, res, next);
  };
}

/** Chromium applies form-action to the redirect of a post, too (T-20, T-42). */
function formTargets(settings: Settings): readonly string[] {
  const own = settings.brands.flatMap(({ links }) => [links.ebill, links.directories.dental]);
  const providers = settings.brands.flatMap(({ identityProvider: provider }) =>
    provider === null ? [] : [provider.issuer, ...provider.origins],
  );
  const sites = [...own, ...providers, settings.CRM_SSO_URL].filter((site) => site !== null);
  const origins = sites.map((site) => new URL(site).origin);
  return [...new Set([...origins, ...settings.APPLICATION_ORIGINS])];
}

/**
 * Only scripts with the request's nonce, and those that they load, may run. `default-src` is 'self'
 * because prefetching needs it; the directives that fall back to it are closed one by one. The
 * nonce allows the chat vendor's script, its host the script's resources.
 */
function contentSecurityPolicy(
  formOrigins: readonly string[],
  chatHost: string | null,
): (nonce: string) => string {
  const chat = chatHost === null ? [] : [`https://${chatHost}`];
  const sockets = chatHost === null ? [] : [`wss://${chatHost}`];
  const rest = [
    ["style-src 'self'", ...chat].join(" "),
    ["img-src 'self'", ...chat].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...chat, ...sockets].join(" "),
    "manifest-src 'self'",
    ["frame-src", ...(chatHost === null ? ["'none'"] : chat)].join(" "),
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...formOrigins].join(" "),
  ].join("; ");
  return (nonce) => `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; ${rest}`;
}
