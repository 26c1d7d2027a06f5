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

/** The most that one turn of the event loop takes off the budget, however long it lasts. */
const STEP_MS = 15;

/** How long one page waits for the store in all. */
export type WaitBudget = ReturnType<typeof createWaitBudget>;

/**
 * Parallel commands share the budget. Time in which this process was busy does not count, because
 * no answer can be read between two turns of the event loop.
 */
export function createWaitBudget(ms: number) {
  let left = ms;
  let timer: NodeJS.Timeout;
  const waiting = new Set<() => void>();
  const giveUp = () => {
    for (const end of waiting) end();
    waiting.clear();
  };
  const tick = () => {
    const step = Math.min(left, STEP_MS);
    timer = setTimeout(() => {
      left -= step;
      if (left > 0) tick();
      // After another turn, in which the sockets were read.
      else setImmediate(giveUp);
    }, step);
  };
  return {
    /** None of the budget is used yet: a command that waits until its end has had all of it. */
    isWhole: () => left === ms,
    /** The answer if it comes within the rest of the budget, else StoreAwayError. */
    within<Value>(answer: Promise<Value>): Promise<Value> {
      const { promise, resolve, reject } = Promise.withResolvers<Value>();
      const end = () => reject(new StoreAwayError());
      if (left <= 0) end();
      else if (waiting.add(end).size === 1) tick();
      answer.then(resolve, reject).finally(() => {
        if (waiting.delete(end) && waiting.size === 0) clearTimeout(timer);
      });
      return promise;
    },
  };
}

/** The answer if it comes within `ms`, else StoreAwayError. */
export const withTimeout = <Value>(ms: number, answer: Promise<Value>): Promise<Value> =>
  createWaitBudget(ms).within(answer);

/** Longer than any outage after which store-health.ts does not wait for other processes' marks. */
const RETRY_MS = 3000;
const EVERY_MS = 100;

/**
 * Retries a write to the store until `isTold`, for a while; after longer outages it is written on
 * the store's return.
 */
export async function retryUntilAcknowledged(
  isTold: () => boolean,
  tell: () => Promise<void>,
): Promise<void> {
  const giveUp = performance.now() + RETRY_MS;
  while (!isTold() && performance.now() < giveUp) {
    await tell().catch(ignoreAway);
    if (!isTold()) await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

/** Waits for `ms` at most until every pending write is on the store. False if some are left. */
export async function untilAcknowledged(countPending: () => number, ms: number): Promise<boolean> {
  const giveUp = performance.now() + ms;
  while (countPending() > 0 && performance.now() < giveUp) {
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  return countPending() === 0;
}

/** A refusal by the store is retried, too; any other error is a defect. */
export function ignoreAway(error: unknown): void {
  if (!(error instanceof StoreAwayError)) ignoreRefusal(error);
}

/** Runs a command that the server may refuse. */
export function ignoreRefusal(error: unknown): void {
  if (!isRefusal(error)) throw error;
}

/** Written in parts, so that a probe of the server need not wait for all. */
const AT_ONCE = 500;

/** Writes all of these to the server. Throws a refusal at the end, and an outage at once. */
export async function tellEach<Item>(
  items: readonly Item[],
  tell: (item: Item) => Promise<void>,
): Promise<void> {
  let refused: unknown;
  const tellApart = async (item: Item) => {
    try {
      await tell(item);
    } catch (error) {
      ignoreRefusal(error);
      refused ??= error;
    }
  };
  for (let at = 0; at < items.length; at += AT_ONCE) {
    await Promise.all(items.slice(at, at + AT_ONCE).map(tellApart));
  }
  if (refused !== undefined) throw refused;
}
