/** An ornament is worth this long a wait, milliseconds. */
export const OPTIONAL_TIMEOUT_MS = 1500;

/** How long one request waits for what its page can do without. */
export type OptionalTimeout = {
  /** Work without which there is no page. */
  readonly required: <Value>(work: Promise<Value>) => Promise<Value>;
  /**
   * Undefined when the wait is over. Its time begins when `work` has got a connection (it calls
   * `started`), or when the page has all it needs, whichever is first. While the page waits for what
   * it needs, an ornament in line for a connection holds nothing up.
   */
  readonly optional: <Value>(
    work: (started: () => void) => Promise<Value>,
  ) => Promise<Value | undefined>;
};

export function createOptionalTimeout(): OptionalTimeout {
  let needed = 0;
  let haveAllSince = performance.now();
  let haveAll = Promise.withResolvers<void>();

  return {
    async required(work) {
      needed += 1;
      try {
        return await work;
      } finally {
        needed -= 1;
        if (needed === 0) {
          haveAllSince = performance.now();
          haveAll.resolve();
          haveAll = Promise.withResolvers();
        }
      }
    },
    async optional(work) {
      const asked = performance.now();
      const { promise: onConnection, resolve } = Promise.withResolvers<void>();
      let startedAt: number | undefined;
      const result = work(() => {
        startedAt ??= performance.now();
        resolve();
      }).then((value) => ({ value }));
      const since = () => startedAt ?? (needed > 0 ? null : Math.max(asked, haveAllSince));
      for (;;) {
        const from = since();
        const left = from === null ? null : from + OPTIONAL_TIMEOUT_MS - performance.now();
        if (left !== null && left <= 0) return undefined;
        const next = left === null ? [onConnection, haveAll.promise] : [later(left)];
        const done = await Promise.race([result, ...next]);
        if (done !== undefined) return done.value;
      }
    },
  };
}

/** Undefined after a while, without keeping the process alive for it. */
const later = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms).unref());
