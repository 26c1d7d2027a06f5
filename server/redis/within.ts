/** The shared store did not answer in time, or cannot be reached. */
export class StoreAwayError extends Error {
  constructor() {
    super("the shared store does not answer");
    this.name = "StoreAwayError";
  }
}

/** Whether the server itself answered with an error. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && error.name === "ReplyError";

/** How much of the wait one turn of the event loop can use up, however long it lasts. */
const STEP_MS = 15;

/**
 * The answer if it comes within `ms`, else StoreAwayError. Time in which this process was busy does
 * not count: a command leaves it, and an answer is read, between two turns of the event loop, so that
 * a process with long turns would else call a store silent that it did not listen to.
 */
export function within<Value>(ms: number, answer: Promise<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  let timer: NodeJS.Timeout;
  const wait = (left: number) => {
    timer = setTimeout(
      () => {
        if (left > STEP_MS) wait(left - STEP_MS);
        // After the sockets were read once more.
        else setImmediate(() => reject(new StoreAwayError()));
      },
      Math.min(left, STEP_MS),
    );
  };
  wait(ms);
  answer.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
