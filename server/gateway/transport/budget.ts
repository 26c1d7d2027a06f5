/** The time budget of one call. Its signal aborts when the budget is used up. */
export type Budget = {
  readonly signal: AbortSignal;
  /** Restarts the budget with this many milliseconds. */
  readonly extend: (ms: number) => void;
  /** Reduces what is left to at most this many milliseconds. Only the first call has an effect. */
  readonly shorten: (ms: number) => void;
  /** Stops the clock. */
  readonly end: () => void;
};

/** Starts a budget of `ms` milliseconds. */
export function startBudget(ms: number): Budget {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let until = performance.now() + ms;
  let timer = setTimeout(abort, ms);
  let shortened = false;
  const extend = (more: number) => {
    clearTimeout(timer);
    until = performance.now() + more;
    timer = setTimeout(abort, more).unref();
  };
  return {
    signal: controller.signal,
    extend,
    shorten(most) {
      if (!shortened && most < until - performance.now()) extend(most);
      shortened = true;
    },
    end: () => clearTimeout(timer),
  };
}
