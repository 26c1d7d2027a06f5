import { LRUCache } from "lru-cache";

/** How often what could not be done is tried again while the store is away. */
const RETRY_MS = 250;
/** What one process remembers; the oldest is given up if it is too much. */
const MOST = 10_000;

/** Work on the store that is tried again until it is done, at most for this long. */
export function createRetries(ttl: number) {
  const due = new LRUCache<string, () => Promise<unknown>>({ max: MOST, ttl });
  let isWaiting = false;

  async function tryAll(): Promise<void> {
    const all = [...due];
    for (const [key, work] of all) {
      try {
        await work();
        due.delete(key);
      } catch {
        // The store is still away: the others wait, too.
        return;
      }
    }
  }

  function wait(): void {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(async () => {
      await tryAll();
      isWaiting = false;
      if (due.size > 0) wait();
    }, RETRY_MS).unref();
  }

  return {
    add(key: string, work: () => Promise<unknown>): void {
      due.set(key, work);
      wait();
    },
    has: (key: string): boolean => due.has(key),
  };
}
