/** The time budget of one call. Its signal aborts when the budget is used up. */
export type Budget = Readonly<ReturnType<typeof startBudget>>;

/** Starts a budget of `ms` milliseconds. */
export function startBudget(ms: number) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let until = performance.now() + ms;
  let timer = setTimeout(abort, ms);
  let shortened = false;
  /** Restarts the budget with this many milliseconds. */
  const extend = (more: number) => {
    clearTimeout(timer);
    until = performance.now() + more;
    timer = setTimeout(abort, more).unref();
  };
  return {
    signal: controller.signal,
    extend,
    /** Reduces what is left to at most this many milliseconds. Only the first call has an effect. */
    shorten(most: number) {
      if (!shortened && most < until - performance.now()) extend(most);
      shortened = true;
    },
    /** Stops the clock. */
    end: () => clearTimeout(timer),
  };
}
