import type { RequestHandler } from "express";
import type { Logger } from "#server/log/logger.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import { getTransport } from "./request-facts.ts";

/** Logs one line a request, when its response is sent or its client has left, and counts it. */
export function requestLog(
  logger: Logger,
  metrics?: Pick<Metrics, "observeRequest">,
): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    const { socket } = req;
    const writtenBefore = socket.bytesWritten;
    const { requestId, report } = getTransport(res);
    res.once("close", () => {
      const { pattern = "unmatched", ...counts } = report;
      const { method } = req;
      const status = res.headersSent ? res.statusCode : null;
      const ms = performance.now() - start;
      metrics?.observeRequest({ method, route: pattern, status, ms });
      logger.info(
        {
          requestId,
          method,
          pattern,
          status,
          ms: Math.round(ms * 10) / 10,
          bytes: socket.bytesWritten - writtenBefore,
          ...counts,
          aborted: !res.writableFinished,
        },
        "request",
      );
    });
    next();
  };
}
