/** Limits how long one request waits for an optional answer, milliseconds. */
export function createOptionalTimeout(optionalMs: number) {
  let pending = 0;
  let idleSince = performance.now();
  let idle = Promise.withResolvers<void>();

  return {
    /** Work the page needs. */
    required: async <Value>(work: Promise<Value>): Promise<Value> => {
      pending += 1;
      try {
        return await work;
      } finally {
        pending -= 1;
        if (pending === 0) {
          idleSince = performance.now();
          idle.resolve();
          idle = Promise.withResolvers();
        }
      }
    },
    /**
     * Undefined on timeout. The timeout starts when `work` gets a connection (it calls `started`)
     * or when all required work is done; until then a queued optional call delays nothing.
     */
    optional: async <Value>(
      work: (started: () => void) => Promise<Value>,
    ): Promise<Value | undefined> => {
      const calledAt = performance.now();
      const { promise: onConnection, resolve } = Promise.withResolvers<void>();
      let startedAt: number | undefined;
      const result = work(() => {
        startedAt ??= performance.now();
        resolve();
      }).then((value) => ({ value }));
      const timerStart = () => startedAt ?? (pending > 0 ? null : Math.max(calledAt, idleSince));
      for (;;) {
        const from = timerStart();
        const left = from === null ? null : from + optionalMs - performance.now();
        if (left !== null && left <= 0) return undefined;
        const next = left === null ? [onConnection, idle.promise] : [delay(left)];
        const done = await Promise.race([result, ...next]);
        if (done !== undefined) return done.value;
      }
    },
  };
}

/** The timer does not keep the process alive. */
const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms).unref());
