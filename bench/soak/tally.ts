/** A request whose session could not be confirmed; judged at the end. */
type Unconfirmed = { readonly from: number; readonly until: number; readonly what: string };

export type Tally = ReturnType<typeof createTally>;

const MOST_LISTED = 50;

/** Requests, answers, and violations. */
export function createTally() {
  const statuses: Record<string, number> = {};
  const counts: Record<string, number> = {};
  const times: number[] = [];
  const calmTimes: number[] = [];
  const violations: string[] = [];
  const unconfirmed: Unconfirmed[] = [];
  let violationCount = 0;

  return {
    /** An answer; `calm` if no fault was active. */
    answered(status: number, ms: number, calm: boolean) {
      statuses[status] = (statuses[status] ?? 0) + 1;
      times.push(ms);
      if (calm) calmTimes.push(ms);
    },
    count(what: string) {
      counts[what] = (counts[what] ?? 0) + 1;
    },
    violate(what: string) {
      violationCount += 1;
      if (violations.length >= MOST_LISTED) return;
      const told = `${new Date().toISOString()} ${what}`;
      violations.push(told);
      process.stdout.write(`${told}\n`);
    },
    unconfirmed: (request: Unconfirmed) => void unconfirmed.push(request),
    listUnconfirmed: (): readonly Unconfirmed[] => unconfirmed,
    countViolations: () => violationCount,
    report: () => ({
      requests: times.length,
      statuses,
      ...counts,
      ms: percentiles(times),
      msWithoutFaults: percentiles(calmTimes),
      violations,
    }),
  };
}

function percentiles(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}
