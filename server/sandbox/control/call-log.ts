/** A recorded call. */
type LoggedCall = {
  /** Counts from 1 since the last reset. */
  readonly n: number;
  readonly method: string;
  /** Without the gateway's base, with a leading slash. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON; null without any. */
  readonly body: unknown;
  /** Null until answered, and after a broken connection. */
  status: number | null;
  readonly persona: string | null;
  /** What the call's letters are to be written in; null if it asks for none. */
  readonly language: string | null;
  /** Time of arrival, epoch milliseconds of the real clock. */
  readonly at: number;
  /** Milliseconds until the answer; null until then. */
  ms: number | null;
};

export type CallLog = {
  begin(call: Omit<LoggedCall, "n" | "status" | "at" | "ms">): LoggedCall;
  /** Calls after number `n`. */
  since(n: number): LoggedCall[];
  clear(): void;
};

/** Older calls are dropped, so that memory stays bounded. */
const MAX_CALLS = 50_000;

export function createCallLog(): CallLog {
  let calls: LoggedCall[] = [];
  let count = 0;
  return {
    begin(call) {
      count += 1;
      const logged = { n: count, ...call, status: null, at: Date.now(), ms: null };
      calls.push(logged);
      if (calls.length > 2 * MAX_CALLS) calls = calls.slice(-MAX_CALLS);
      return logged;
    },
    since: (n) => calls.filter((call) => call.n > n),
    clear() {
      calls = [];
      count = 0;
    },
  };
}
