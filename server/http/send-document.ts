import type { ServerResponse } from "node:http";

/** A client that takes nothing for this long is gone. */
const STALL_TIMEOUT_MS = 60_000;

/** Whether an answer is one that `compressPages` leaves alone and that may be large. */
export const isDocument = (response: Response): boolean =>
  response.headers.get("content-type") === "application/pdf";

/**
 * Sends a document piece by piece: the next is asked for when the system has taken the one before,
 * so that a slow client holds one piece and no more. Rejects when the document breaks off. A client
 * that leaves, or takes nothing for a minute, ends it: the body is cancelled, and with it the call.
 */
export async function sendDocument(
  body: ReadableStream<Uint8Array>,
  response: ServerResponse,
  patienceMs = STALL_TIMEOUT_MS,
): Promise<void> {
  const isGone = () => response.destroyed;
  const timer = setTimeout(() => response.destroy(), patienceMs);
  try {
    for await (const piece of body) {
      timer.refresh();
      await write(response, piece);
      if (isGone()) return;
      freePiece(piece);
    }
    response.end();
  } catch (error) {
    // Its leaving aborts the request and so breaks off the body, too.
    if (!isGone()) throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves once the system has taken it, or the client is gone. */
function write(response: ServerResponse, piece: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      response.off("close", settle);
      resolve();
    };
    response.once("close", settle);
    response.write(piece, settle);
  });
}

/**
 * Frees a piece that is nobody else's. Left to the collector, pieces of many downloads come to some
 * 64 MB before it looks: it counts objects first, and these are few and large.
 */
function freePiece({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
