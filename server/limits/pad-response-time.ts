/** What a padded answer is about, for the log. */
export type PaddedKind = "sign-in" | "username" | "questions" | "answers" | "registrant";

type PadOptions<Value> = {
  /** Whether this answer is delayed; a successful sign-in is not. */
  readonly shouldPad?: (value: Value) => boolean;
  /** Whether the time of this answer is told; those of a failing gateway are unusual. */
  readonly shouldMeasure?: (value: Value) => boolean;
};

/**
 * Delays an answer, or an error, to a multiple of a step in milliseconds, so that its time does not
 * reveal which names exist (S-02, docs/decisions/sign-in/outcomes.md); 0 delays
 * nothing. `onOverrun` is told of an answer that took longer than the step.
 */
export function createPadResponseTime(
  stepMs: number,
  onOverrun: (overrun: { readonly kind: PaddedKind; readonly ms: number }) => void,
) {
  return async <Value>(
    kind: PaddedKind,
    work: () => Promise<Value>,
    { shouldPad = yes, shouldMeasure = yes }: PadOptions<Value> = {},
  ): Promise<Value> => {
    if (stepMs === 0) return work();
    const start = performance.now();
    let isPadded = true;
    try {
      const value = await work();
      isPadded = shouldPad(value);
      const ms = performance.now() - start;
      if (ms > stepMs && shouldMeasure(value)) onOverrun({ kind, ms });
      return value;
    } finally {
      if (isPadded) await sleep(stepMs - ((performance.now() - start) % stepMs));
    }
  };
}

const yes = (): boolean => true;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
