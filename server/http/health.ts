import type { RequestHandler } from "express";
import { sendPlainText } from "./plain-text.ts";

/**
 * For orchestrators and load balancers: /healthz says that the process lives, /readyz whether to
 * send it traffic. Both come before the other handlers and depend on none of them.
 */
export function health(isReady: () => boolean): RequestHandler {
  return (req, res, next) => {
    const isProbe = req.path === "/healthz" || req.path === "/readyz";
    if (!isProbe || (req.method !== "GET" && req.method !== "HEAD")) next();
    else if (req.path === "/readyz" && !isReady()) sendPlainText(res, 503, "draining");
    else sendPlainText(res, 200, "ok");
  };
}
