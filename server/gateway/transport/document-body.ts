import type { Call } from "./call.ts";
import { GatewayContractError, GatewayTimeoutError } from "./errors.ts";

/** A gateway that has begun a document may be silent for this long. */
const SILENCE_MS = 20_000;

export type DocumentLimits = {
  readonly call: Call;
  /** The most bytes that are handed on. */
  readonly cap: number;
  /** The call's own time: it runs while a piece is waited for, and ends with the document. */
  readonly budget: {
    readonly signal: AbortSignal;
    readonly extend: (ms: number) => void;
    readonly end: () => void;
  };
  /** Told when nothing more of it is read: it is over, broken off or not wanted; perhaps twice. */
  readonly onEnd: () => void;
};

/**
 * A document's body within its bounds. The time in which its reader takes nothing does not count,
 * so that a slow line gets all of it; how long a reader may take is for who sends it on. Breaks
 * off with a GatewayError.
 */
export function limitDocumentBody(
  body: ReadableStream<Uint8Array>,
  { call, cap, budget, onEnd }: DocumentLimits,
): ReadableStream<Uint8Array> {
  const pieces = body.getReader();
  let size = 0;
  budget.end();

  const take = async () => {
    budget.extend(SILENCE_MS);
    try {
      return await pieces.read();
    } catch (error) {
      onEnd();
      throw budget.signal.aborted ? new GatewayTimeoutError(call) : error;
    } finally {
      budget.end();
    }
  };
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await take();
    size += value?.byteLength ?? 0;
    if (done) {
      onEnd();
      controller.close();
    } else if (size > cap) {
      // Leaving the rest unread frees the connection.
      await pieces.cancel().catch(() => undefined);
      onEnd();
      throw new GatewayContractError(call, `(over ${cap} bytes)`);
    } else {
      controller.enqueue(value);
    }
  };
  const cancel = (reason: unknown) => {
    budget.end();
    onEnd();
    return pieces.cancel(reason);
  };
  return new ReadableStream<Uint8Array>({ pull, cancel }, { highWaterMark: 0 });
}
