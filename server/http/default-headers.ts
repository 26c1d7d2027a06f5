import type { RequestHandler } from "express";
import onHeaders from "on-headers";
import { getTransport } from "./request-facts.ts";

/**
 * Headers whose defaults are set when the response begins. Set earlier, they would go out twice:
 * the React Router adapter appends to the headers it finds.
 */
export function defaultHeaders(isDraining: () => boolean): RequestHandler {
  return (_req, res, next) => {
    onHeaders(res, () => {
      if (!res.hasHeader("Cache-Control")) res.setHeader("Cache-Control", "no-store");
      if (!res.hasHeader("X-Request-Id")) {
        res.setHeader("X-Request-Id", getTransport(res).requestId);
      }
      // Makes the client open a new connection, to another process, before this one is closed.
      if (isDraining()) res.setHeader("Connection", "close");
    });
    next();
  };
}
