import type { RequestHandler } from "express";
import onHeaders from "on-headers";
import { getTransport } from "./request-facts.ts";

/**
 * Headers that are only settled when the answer begins. Defaults must not be set earlier: the React
 * Router adapter appends to what is there, and a header set twice would go out as two.
 */
export function defaultHeaders(isDraining: () => boolean): RequestHandler {
  return (_req, res, next) => {
    onHeaders(res, () => {
      if (!res.hasHeader("Cache-Control")) res.setHeader("Cache-Control", "no-store");
      if (!res.hasHeader("X-Request-Id")) {
        res.setHeader("X-Request-Id", getTransport(res).requestId);
      }
      // Tells the client to open its next connection elsewhere, before this one is closed under it.
      if (isDraining()) res.setHeader("Connection", "close");
    });
    next();
  };
}
