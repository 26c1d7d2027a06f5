import type { RequestHandler, Response } from "express";
import { getTransport } from "./request-facts.ts";

/** Runs `change` at the last moment at which headers can still be set, however they are written. */
function beforeHeaders(res: Response, change: () => void): void {
  const writeHead = res.writeHead.bind(res);
  res.writeHead = (...args: unknown[]) => {
    if (!res.headersSent) change();
    Reflect.apply(writeHead, undefined, args);
    return res;
  };
}

/**
 * Headers that are only settled when the answer begins. Defaults must not be set earlier: the React
 * Router adapter appends to what is there, and a header set twice would go out as two.
 */
export function lateHeaders(isDraining: () => boolean): RequestHandler {
  return (_req, res, next) => {
    beforeHeaders(res, () => {
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
