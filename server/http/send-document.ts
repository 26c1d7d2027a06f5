import type { ServerResponse } from "node:http";

/** A client that reads nothing for this long counts as gone. */
const STALL_TIMEOUT_MS = 60_000;

/** Whether a response is a PDF or an archive, which may be large and are compressed already. */
export const isDocument = (response: Response): boolean =>
  ["application/pdf", "application/zip"].includes(response.headers.get("content-type") ?? "");

/**
 * Sends a document chunk by chunk; the next when the system has taken the one before. Rejects when
 * it breaks off. If the client leaves, or reads nothing for a minute, the gateway's call is
 * canceled.
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
    // A client that leaves aborts the request, which breaks off the body.
    if (!isGone()) throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves once the system has taken the chunk, or the client is gone. */
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

/** Frees a chunk's buffer at once: left to the garbage collector, buffers grow to some 64 MB. */
function freePiece({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
