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

/** How long one page waits for the store in all. */
export type WaitBudget = ReturnType<typeof createWaitBudget>;

/**
 * Questions that are asked at once use it up together. Time in which this process was busy does not
 * count: between two turns of the event loop nothing is read.
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
      // After the sockets were read once more.
      else setImmediate(giveUp);
    }, step);
  };
  return {
    /** Nothing of it is used: who waits for the end of it has waited for all of it. */
    isWhole: () => left === ms,
    /** The answer if it comes within what is left, else StoreAwayError. */
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

/** Longer than any outage after which store-health.ts does not wait for what other processes have to tell. */
const RETRY_MS = 3000;
const EVERY_MS = 100;

/**
 * Tries to tell the store until it `isTold`, for a while; longer outages are left to its return.
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

/** Waits for `ms` at most until nothing is left that the store was not told. False where something is. */
export async function untilAcknowledged(countPending: () => number, ms: number): Promise<boolean> {
  const giveUp = performance.now() + ms;
  while (countPending() > 0 && performance.now() < giveUp) {
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  return countPending() === 0;
}

/** A store that refuses is tried again, too; any other fault is a defect. */
export function ignoreAway(error: unknown): void {
  if (!(error instanceof StoreAwayError)) ignoreRefusal(error);
}

/** For what the server itself may refuse. */
export function ignoreRefusal(error: unknown): void {
  if (!isRefusal(error)) throw error;
}

/** Told in parts, so that a probe of the server does not wait for all. */
const AT_ONCE = 500;

/** Tells the server all of these; a refusal of one is thrown at the end, an outage at once. */
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
