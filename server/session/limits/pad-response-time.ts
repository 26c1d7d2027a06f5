import { createPaddedStep, type PaddedStep } from "./padded-step.ts";

/** Each kind of call has its own step: what one takes says nothing of another. */
export type PaddedKind = "sign-in" | "username" | "questions" | "answers" | "registrant";

type PadOptions<Value> = {
  /** Whether this answer is held back; a sign-in that succeeded is not. */
  readonly shouldPad?: (value: Value) => boolean;
  /** Whether the gateway answered: what it was in trouble with says nothing of its usual times. */
  readonly shouldMeasure?: (value: Value) => boolean;
};

/**
 * Answers at a multiple of a step after the question, so that the time it took does not tell whether
 * somebody exists (S-02). A fault is held back just as an answer is.
 */
export type PadResponseTime = <Value>(
  kind: PaddedKind,
  work: () => Promise<Value>,
  about?: PadOptions<Value>,
) => Promise<Value>;

export type PadResponseTimeOptions = {
  /** The step to begin with and the least there is, milliseconds; 0 holds nothing back. */
  readonly minStepMs: number;
  /** No step grows beyond the first doubling that holds this. */
  readonly maxStepMs: number;
  /**
   * Told of an answer that took longer than its step, with the step there is from then on; once a
   * minute for each kind at most.
   */
  readonly onOverrun: (kind: PaddedKind, ms: number, stepMs: number) => void;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
};

const REPORT_EVERY_MS = 60_000;

/** One for the process: the steps learn from every answer (docs/decisions/2026-11-22-even-time.md). */
export function createPadResponseTime(options: PadResponseTimeOptions): PadResponseTime {
  const { minStepMs, maxStepMs, onOverrun, now = () => performance.now(), wait = sleep } = options;
  const steps = new Map<PaddedKind, PaddedStep>();
  const reportedAt = new Map<PaddedKind, number>();
  const stepOf = (kind: PaddedKind): PaddedStep => {
    const step = steps.get(kind) ?? createPaddedStep(minStepMs, maxStepMs);
    steps.set(kind, step);
    return step;
  };

  /** Measures also what is not held back: so the step is known before anybody probes. */
  const measure = (kind: PaddedKind, ms: number) => {
    const step = stepOf(kind);
    const before = step.at(now());
    step.took(ms, now());
    const quietFor = now() - (reportedAt.get(kind) ?? Number.NEGATIVE_INFINITY);
    if (ms <= before || quietFor < REPORT_EVERY_MS) return;
    reportedAt.set(kind, now());
    onOverrun(kind, ms, step.at(now()));
  };

  return async (kind, work, { shouldPad = yes, shouldMeasure = yes } = {}) => {
    if (minStepMs === 0) return work();
    const start = now();
    let isPadded = true;
    try {
      const value = await work();
      isPadded = shouldPad(value);
      if (shouldMeasure(value)) measure(kind, now() - start);
      return value;
    } finally {
      const stepMs = stepOf(kind).at(now());
      if (isPadded) await wait(stepMs - ((now() - start) % stepMs));
    }
  };
}

const yes = (): boolean => true;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
