import type { ServerResponse } from "node:http";

/** How far a client may fall behind the least rate. */
const WAIT_BUDGET_MS = 60_000;
/**
 * How many wait budgets a client may save up. More than one: of a quick start the system takes megabytes at
 * once, and asks for more only when a third of them has left, minutes later.
 */
const MOST_SAVED_BUDGETS = 6;
/** The least rate: 4 kB a second, as over the slowest of mobile networks. */
const LEAST_BYTES_A_MS = 4;

/** Whether a response is a PDF or an archive, which may be large and are compressed already. */
export const isDocument = (response: Response): boolean =>
  ["application/pdf", "application/zip"].includes(response.headers.get("content-type") ?? "");

/**
 * Sends a document chunk by chunk; the next when the system has taken the one before. Rejects when
 * it breaks off. If the client leaves, or falls a minute behind the least rate, the gateway's call is
 * canceled: a slow reader holds one of few connections. Time that the gateway takes does not count.
 */
export async function sendDocument(
  body: ReadableStream<Uint8Array>,
  response: ServerResponse,
  budgetMs = WAIT_BUDGET_MS,
): Promise<void> {
  const isGone = () => response.destroyed;
  let patienceMs = budgetMs;
  try {
    for await (const piece of body) {
      const began = performance.now();
      const timer = setTimeout(() => response.destroy(), patienceMs);
      await write(response, piece);
      clearTimeout(timer);
      if (isGone()) return;
      const gainedMs = piece.byteLength / LEAST_BYTES_A_MS;
      const mostMs = MOST_SAVED_BUDGETS * budgetMs;
      patienceMs = Math.min(mostMs, patienceMs + gainedMs - (performance.now() - began));
      freePiece(piece);
    }
    response.end();
  } catch (error) {
    // A client that leaves aborts the request, which breaks off the body.
    if (!isGone()) throw error;
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
