import type { Budget } from "./client.ts";
import type { Call } from "../call.ts";
import { GatewayContractError, GatewayTimeoutError } from "../errors.ts";

/** The longest pause between two chunks of a document. */
const SILENCE_MS = 20_000;

type DocumentLimits = {
  readonly call: Call;
  readonly cap: number;
  /** The call's time budget: restarted for each chunk, and stopped with the document. */
  readonly budget: Pick<Budget, "signal" | "extend" | "end">;
  /** Called once, when reading ends by completion, error or cancellation. */
  readonly onEnd: () => void;
};

/**
 * A document's body. Its size and the gateway's pauses are limited; the reader's pauses are not.
 */
export function limitDocumentBody(
  body: ReadableStream<Uint8Array>,
  { call, cap, budget, ...limits }: DocumentLimits,
): ReadableStream<Uint8Array> {
  const pieces = body.getReader();
  let size = 0;
  let isOver = false;
  const onEnd = () => {
    if (!isOver) limits.onEnd();
    isOver = true;
  };
  budget.end();

  const take = async () => {
    // Until the first byte the request's deadline applies; after it only the gateway's pauses count.
    budget.extend(SILENCE_MS, size === 0);
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
      // Cancelling frees the connection.
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
