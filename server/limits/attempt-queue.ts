/** A queue of this length accepts no more: each place in it is an open request. */
const LONGEST_QUEUE = 1000;

type Queue = {
  /** How many more may begin. */
  room: number;
  underWay: number;
  readonly waiting: Set<(mayBegin: boolean) => void>;
};

/**
 * Queues of this process: of a key no more attempts begin than may still be wrong, and the others
 * wait until one was not. So a crowd behind one address passes, and a crowd of guesses does not.
 */
export function createAttemptQueues(longestMs: number) {
  const queues = new Map<string, Queue>();

  /** Waits to begin; null when the queue is too long or too slow. */
  return async (key: string) => {
    const queue: Queue = queues.get(key) ?? { room: 0, underWay: 0, waiting: new Set() };
    queues.set(key, queue);
    if (queue.waiting.size >= LONGEST_QUEUE) return null;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    queue.waiting.add(resolve);
    const timer = setTimeout(() => {
      queue.waiting.delete(resolve);
      resolve(false);
    }, longestMs);
    callNext(queue);
    const mayBegin = await promise;
    clearTimeout(timer);
    if (!mayBegin) return null;
    return {
      /** Whoever is alone tells the queue how many may still be wrong. */
      tell(left: number) {
        if (queue.underWay === 1) queue.room = left - 1;
        callNext(queue);
      },
      leave(isWrong: boolean) {
        queue.underWay -= 1;
        if (!isWrong) queue.room += 1;
        callNext(queue);
        if (queue.underWay === 0) queues.delete(key);
      },
    };
  };
}

/** When none is under way the next learns from the store how many may still be wrong. */
function callNext(queue: Queue): void {
  for (const next of queue.waiting) {
    if (queue.room <= 0 && queue.underWay > 0) return;
    queue.waiting.delete(next);
    queue.room -= 1;
    queue.underWay += 1;
    next(true);
  }
}
