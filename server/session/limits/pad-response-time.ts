import { createPaddedStep, type PaddedStep } from "./padded-step.ts";

/** Each kind of call has its own step: what one takes says nothing of another. */
export type PaddedKind = "sign-in" | "username" | "questions" | "answers" | "registrant";

type About<Value> = {
  /** Whether this answer is held back; a sign-in that succeeded is not. */
  readonly matters?: (value: Value) => boolean;
  /** Whether the gateway answered: what it was in trouble with says nothing of its usual times. */
  readonly answered?: (value: Value) => boolean;
};

/**
 * Answers at a multiple of a step after the question, so that the time it took does not tell whether
 * somebody exists (S-02). A fault is held back just as an answer is.
 */
export type PadResponseTime = <Value>(
  kind: PaddedKind,
  work: () => Promise<Value>,
  about?: About<Value>,
) => Promise<Value>;

export type PadResponseTimeOptions = {
  /** The step to begin with and the least there is, milliseconds; 0 holds nothing back. */
  readonly leastMs: number;
  /** No step grows beyond the first doubling that holds this. */
  readonly mostMs: number;
  /**
   * Told of an answer that took longer than its step, with the step there is from then on; once a
   * minute for each kind at most.
   */
  readonly overran: (kind: PaddedKind, ms: number, stepMs: number) => void;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
};

const TOLD_EVERY_MS = 60_000;

/** One for the process: the steps learn from every answer (docs/decisions/2026-11-22-even-time.md). */
export function createPadResponseTime(options: PadResponseTimeOptions): PadResponseTime {
  const { leastMs, mostMs, overran, now = () => performance.now(), wait = sleep } = options;
  const steps = new Map<PaddedKind, PaddedStep>();
  const toldAt = new Map<PaddedKind, number>();
  const stepOf = (kind: PaddedKind): PaddedStep => {
    const step = steps.get(kind) ?? createPaddedStep(leastMs, mostMs);
    steps.set(kind, step);
    return step;
  };

  /** Measures also what is not held back: so the step is known before anybody probes. */
  const measure = (kind: PaddedKind, ms: number) => {
    const step = stepOf(kind);
    const before = step.at(now());
    step.took(ms, now());
    const quietFor = now() - (toldAt.get(kind) ?? Number.NEGATIVE_INFINITY);
    if (ms <= before || quietFor < TOLD_EVERY_MS) return;
    toldAt.set(kind, now());
    overran(kind, ms, step.at(now()));
  };

  return async (kind, work, { matters = yes, answered = yes } = {}) => {
    if (leastMs === 0) return work();
    const start = now();
    let even = true;
    try {
      const value = await work();
      even = matters(value);
      if (answered(value)) measure(kind, now() - start);
      return value;
    } finally {
      const stepMs = stepOf(kind).at(now());
      if (even) await wait(stepMs - ((now() - start) % stepMs));
    }
  };
}

const yes = (): boolean => true;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
