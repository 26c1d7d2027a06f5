import type { RequestHandler } from "express";

/**
 * For orchestrators and load balancers: /healthz says that the process lives, /readyz whether to
 * send it traffic. Both come before the other handlers and depend on none of them.
 */
export function health(isDraining: () => boolean): RequestHandler {
  const statuses: Readonly<Record<string, () => number>> = {
    "/healthz": () => 200,
    "/readyz": () => (isDraining() ? 503 : 200),
  };
  return (req, res, next) => {
    const status = Object.hasOwn(statuses, req.path) ? statuses[req.path]?.() : undefined;
    if (status === undefined || (req.method !== "GET" && req.method !== "HEAD")) {
      next();
      return;
    }
    const text = status === 200 ? "ok\n" : "draining\n";
    res.status(status);
    res.setHeader("Content-Type", "text/plain; charset=utf-8");
    res.setHeader("Content-Length", text.length);
    res.end(text);
  };
}
