import type { Request, RequestHandler } from "express";
import { sendPlainError } from "./plain-error-page.ts";

const LINGER_BYTES = 1_000_000;
const LINGER_MS = 5000;

/**
 * Refuses bodies over `limit` bytes: at once where the length is told, else as soon as they have
 * grown past it. The app reads the request's stream itself, so the bytes are counted in passing.
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
  // An explicit pause keeps the listener below from setting the stream in motion before it is read.
  req.pause();
  const count = (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size <= limit) return;
    req.off("data", count);
    onExcess();
    // Whoever reads the body must see it fail: a truncated form must not pass for a whole one.
    // Destroying the request would do so too, and take the answer's connection with it.
    req.on("error", () => {});
    req.emit("error", new RangeError("the body is too large"));
    discardRest(req);
  };
  req.on("data", count);
}

/**
 * Lets a client that is still sending read its answer: closing on unread bytes would reset the
 * connection before the answer is seen. What goes on for too long is cut off all the same.
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
