/** Each kind of call has its own step, because their times differ. */
export type PaddedKind = "sign-in" | "username" | "questions" | "answers" | "registrant";

type PadOptions<Value> = {
  /** Whether this answer is delayed; a successful sign-in is not. */
  readonly shouldPad?: (value: Value) => boolean;
  /** Whether the time of this answer counts; those of a failing gateway are unusual. */
  readonly shouldMeasure?: (value: Value) => boolean;
};

export type PadResponseTimeOptions = {
  /** The first and smallest step, milliseconds; 0 delays nothing. */
  readonly minStepMs: number;
  /** A step stops growing at the first doubling that is at least this. */
  readonly maxStepMs: number;
  /**
   * Called at most once a minute for each kind: an answer exceeded its step, which is now `stepMs`.
   */
  readonly onOverrun: (kind: PaddedKind, ms: number, stepMs: number) => void;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
};

const REPORT_EVERY_MS = 60_000;

/**
 * Delays an answer, or an error, to a multiple of a step, so that its time does not reveal which
 * names exist (S-02). Steps adapt to every answer
 * (docs/decisions/sign-in/padded-response-times.md).
 */
export function createPadResponseTime(options: PadResponseTimeOptions) {
  const { minStepMs, maxStepMs, onOverrun, now = () => performance.now(), wait = sleep } = options;
  const steps = new Map<PaddedKind, ReturnType<typeof createPaddedStep>>();
  const reportedAt = new Map<PaddedKind, number>();
  const stepOf = (kind: PaddedKind) => {
    const step = steps.get(kind) ?? createPaddedStep(minStepMs, maxStepMs);
    steps.set(kind, step);
    return step;
  };

  /** Measures undelayed answers, too, so that the step is right before the first probe. */
  const measure = (kind: PaddedKind, ms: number) => {
    const step = stepOf(kind);
    const before = step.at(now());
    step.took(ms, now());
    const quietFor = now() - (reportedAt.get(kind) ?? Number.NEGATIVE_INFINITY);
    if (ms <= before || quietFor < REPORT_EVERY_MS) return;
    reportedAt.set(kind, now());
    onOverrun(kind, ms, step.at(now()));
  };

  return async <Value>(
    kind: PaddedKind,
    work: () => Promise<Value>,
    { shouldPad = yes, shouldMeasure = yes }: PadOptions<Value> = {},
  ): Promise<Value> => {
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

/** How many answers must come near the step, within this time, before it grows. */
const CROWDED_BY = 3;
const CROWDED_WITHIN_MS = 600_000;
/** An answer above this share of the step counts as near: the next one may exceed it. */
const CROWDED_FROM = 0.9;
/** A step that was not needed for this long is halved. */
const UNNEEDED_MS = 3_600_000;

/**
 * A step that stays above the gateway's times. It doubles after several answers near it: after a
 * single outlier it would be too sensitive, and by a share of answers quick ones could hide the
 * slow. It halves after an hour without an answer near half of it.
 */
function createPaddedStep(leastMs: number, mostMs: number) {
  let step = leastMs;
  let crowding: readonly { readonly ms: number; readonly at: number }[] = [];
  let neededAt = Number.NEGATIVE_INFINITY;

  const isCrowding = (ms: number) => ms > step * CROWDED_FROM;
  const shrink = (now: number) => {
    if (neededAt === Number.NEGATIVE_INFINITY) neededAt = now;
    while (step > leastMs && now - neededAt >= UNNEEDED_MS) {
      step = Math.max(leastMs, step / 2);
      neededAt += UNNEEDED_MS;
    }
  };
  return {
    at(now: number): number {
      shrink(now);
      return step;
    },
    took(ms: number, now: number) {
      shrink(now);
      if (ms > (step / 2) * CROWDED_FROM) neededAt = now;
      if (!isCrowding(ms)) return;
      const recent = crowding.filter(({ at }) => now - at < CROWDED_WITHIN_MS);
      // The slowest answers count: those that are hardly near must not displace them.
      crowding = [...recent, { ms, at: now }].toSorted((a, b) => b.ms - a.ms).slice(0, CROWDED_BY);
      while (
        step < mostMs &&
        crowding.filter(({ ms: each }) => isCrowding(each)).length >= CROWDED_BY
      ) {
        step *= 2;
      }
    },
  };
}
