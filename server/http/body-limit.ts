import type { Request, RequestHandler } from "express";
import { sendPlainError } from "./plain-error-page.ts";

const LINGER_BYTES = 1_000_000;
const LINGER_MS = 5000;

/**
 * Refuses bodies over `limit` bytes: by their Content-Length, else counted as the app reads them.
 */
export function limitBody(limit: number): RequestHandler {
  return (req, res, next) => {
    if (Number(req.get("content-length") ?? 0) > limit) {
      discardRest(req);
      sendPlainError(req, res, 413);
      return;
    }
    if (req.get("transfer-encoding") !== undefined) {
      countBody(req, limit, () => {
        if (!res.headersSent) sendPlainError(req, res, 413);
      });
    }
    next();
  };
}

function countBody(req: Request, limit: number, onExcess: () => void): void {
  let size = 0;
  // An explicit pause keeps the listener below from starting the stream before it is read.
  req.pause();
  const count = (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size <= limit) return;
    req.off("data", count);
    onExcess();
    // The reader of the body must see an error, because a truncated form must not look complete.
    // Destroying the request instead would close the connection of the response.
    req.on("error", () => {});
    req.emit("error", new RangeError("the body is too large"));
    discardRest(req);
  };
  req.on("data", count);
}

/**
 * Drops the rest of a body, so that a client that is still sending gets the response: closing would
 * reset the connection.
 */
export function discardRest(req: Request): void {
  let left = LINGER_BYTES;
  req.on("data", (chunk: Buffer) => {
    left -= chunk.byteLength;
    if (left < 0) req.destroy();
  });
  const timer = setTimeout(() => req.destroy(), LINGER_MS).unref();
  req.once("close", () => clearTimeout(timer));
  req.resume();
}
