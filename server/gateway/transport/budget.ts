/** The time of one call. Its signal aborts when the time is over. */
export type Budget = {
  readonly signal: AbortSignal;
  /** From now on it has so long, whatever it had. */
  readonly extend: (ms: number) => void;
  /** From now on it has so long at most. Only the first such word counts. */
  readonly shorten: (ms: number) => void;
  /** It is used up no more. */
  readonly end: () => void;
};

/** Starts the time of a call, milliseconds. */
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
