import type { Request, RequestHandler } from "express";
import { sendPlainError } from "./plain-error-page.ts";
import { discardRest } from "./body-limit.ts";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";

const METHODS = ["GET", "HEAD", "POST"];
const HOST = /^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;

/** Refuses requests that no screen can handle and on which the app would throw. */
export function refuseUnusable(applicationOrigins: readonly string[]): RequestHandler {
  return (req, res, next) => {
    const status = refusalStatus(req, applicationOrigins);
    if (status === undefined) {
      next();
      return;
    }
    if (status === 405) res.setHeader("Allow", METHODS.join(", "));
    if (hasBody(req)) discardRest(req);
    sendPlainError(req, res, status);
  };
}

function refusalStatus(req: Request, applicationOrigins: readonly string[]): number | undefined {
  if (!METHODS.includes(req.method)) return 405;
  if (expectsUnknown(req)) return 417;
  if (!isReadableTarget(req.url) || !isReadableOrigin(req)) return 400;
  if (req.method !== "POST") return hasBody(req) ? 400 : undefined;
  return comesFromElsewhere(req, applicationOrigins) ? 403 : undefined;
}

/** An expectation other than "100-continue", which Node handles; HTTP/1.0 has none. */
function expectsUnknown(req: Request): boolean {
  const expected = req.httpVersion === "1.1" ? req.get("expect") : undefined;
  return expected !== undefined && !/(?:^|\W)100-continue(?:$|\W)/i.test(expected);
}

/**
 * False for probes: an absolute target, two leading slashes, an undecodable path, NUL, backslash.
 */
function isReadableTarget(target: string): boolean {
  const path = target.split("?", 1)[0] ?? "";
  if (!/^\/(?!\/)/.test(path) || path.includes("\\") || /%00|\0/.test(target)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether protocol and host form a URL; the app would throw otherwise. */
function isReadableOrigin(req: Request): boolean {
  const host = req.get("host");
  if (host === undefined) return req.httpVersion === "1.0";
  // With two Host headers, a proxy in front may have used the other one.
  if (req.rawHeaders.filter((name, at) => at % 2 === 0 && isHost(name)).length > 1) return false;
  if (!HOST.test(host) || !/^https?$/.test(req.protocol)) return false;
  return URL.canParse(`${req.protocol}://${host}`);
}

const isHost = (name: string): boolean => name.toLowerCase() === "host";

/**
 * React Router refuses a post from a foreign origin with two bare words; this sends a page instead.
 */
function comesFromElsewhere(req: Request, applicationOrigins: readonly string[]): boolean {
  const origin = req.get("origin");
  if (origin === undefined) return false;
  if (req.path === LANDING_PATH && applicationOrigins.includes(origin)) return false;
  return origin !== new URL(`${req.protocol}://${req.get("host") ?? "localhost"}`).origin;
}

function hasBody(req: Request): boolean {
  return req.get("transfer-encoding") !== undefined || Number(req.get("content-length") ?? 0) > 0;
}
