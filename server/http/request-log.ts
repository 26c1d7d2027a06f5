import type { RequestHandler } from "express";
import type { Logger } from "#server/log/logger.ts";
import { getTransport } from "./request-facts.ts";

/** Logs one line a request, when its response is sent or its client has left. */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    const { socket } = req;
    const writtenBefore = socket.bytesWritten;
    const { requestId, report } = getTransport(res);
    res.once("close", () => {
      const { pattern = "unmatched", ...counts } = report;
      logger.info(
        {
          requestId,
          method: req.method,
          pattern,
          status: res.headersSent ? res.statusCode : null,
          ms: Math.round((performance.now() - start) * 10) / 10,
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
