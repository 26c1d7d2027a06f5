import { BrokenCircuitError, circuitBreaker, CircuitState, handleType } from "cockatiel";
import type { ConnectionRequest } from "./connections.ts";

/** The breaker opens after no connection succeeded for as long as retries take. */
const OPENS_AFTER_MS = 1000;

/** Failures this far apart are counted separately. */
const FORGETS_AFTER_MS = 10_000;

/** How long it is open before one call tries the host again. */
const TRIES_AFTER_MS = 1000;

/** A host that nobody asked for so long is not known to be away. */
const KNOWN_FOR_MS = 300_000;

class NoConnection extends Error {}

type Send = (request: ConnectionRequest) => Promise<Response>;

/** Called when it opens, and when it closes with the number of calls it refused. */
type OnBreaker = (isOpen: boolean, refused: number) => void;

export type Breaker = Readonly<ReturnType<typeof createBreaker>>;

/**
 * A circuit breaker for a host that accepts no connections. Only failed connections open it, never
 * an answer; while it is open one call a second tries the host, and closes it on success.
 */
export function createBreaker(onChange: OnBreaker = () => undefined) {
  const criterion = createCriterion();
  const policy = circuitBreaker(handleType(NoConnection), {
    halfOpenAfter: TRIES_AFTER_MS,
    breaker: criterion,
  });
  // A failed try opens the policy again; that is not reported as a change.
  let isOpen = false;
  let metAt = 0;
  let refused = 0;
  const tell = (open: boolean) => {
    if (isOpen === open) return;
    isOpen = open;
    onChange(open, refused);
    refused = 0;
  };
  policy.onBreak(() => tell(true));
  policy.onReset(() => tell(false));

  return {
    /** Whether a call met it open within the last five minutes: without calls it would stay open. */
    isOpen: () => isOpen && performance.now() - metAt < KNOWN_FOR_MS,
    /**
     * Closes it at once, and forgets failures, for the last of the calls under way may come later. For
     * tests, which know that the host is back.
     */
    close() {
      criterion.success();
      policy.isolate().dispose();
    },
    /**
     * Sends by `send`, and rejects as it does; with BrokenCircuitError while it is open, when
     * nothing was sent.
     */
    async pass(send: Send, request: ConnectionRequest): Promise<Response> {
      metAt = performance.now();
      try {
        // Another call is trying the host, which may take as long as opening a connection.
        if (policy.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
        const { answer } = await policy.execute(() => begin(send, request, isOpen));
        return await answer;
      } catch (error) {
        if (error instanceof BrokenCircuitError) {
          refused += 1;
          request.onWritten(false);
        }
        throw error instanceof NoConnection ? error.cause : error;
      }
    },
  };
}

/** Resolves as soon as there is a connection. Rejects with NoConnection if none was made. */
async function begin(send: Send, request: ConnectionRequest, isTry: boolean) {
  const { promise: connected, resolve, reject } = Promise.withResolvers<void>();
  let written = true;
  const onWritten = (is: boolean) => {
    written = is;
    request.onWritten(is);
    if (is) resolve();
  };
  const answer = send({ ...request, onWritten });
  answer.then(
    () => resolve(),
    (cause: unknown) => {
      if (written) resolve();
      // A request that its client aborted says nothing about the host, but a trial must have an outcome.
      else reject(request.signal.aborted && !isTry ? cause : new NoConnection("", { cause }));
    },
  );
  await connected;
  return { answer };
}

/**
 * Opens by time, not by count, because many calls of one page may meet a host that is just
 * starting.
 */
function createCriterion() {
  let since = 0;
  let last = Number.NEGATIVE_INFINITY;
  return {
    state: undefined,
    success() {
      last = Number.NEGATIVE_INFINITY;
    },
    failure() {
      const now = performance.now();
      if (now - last > FORGETS_AFTER_MS) since = now;
      last = now;
      return now - since >= OPENS_AFTER_MS;
    },
  };
}
