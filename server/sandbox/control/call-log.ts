/** One call as it came in and was answered. */
type LoggedCall = {
  /** Counts from 1 since the last reset, in the order of arrival. */
  readonly n: number;
  readonly method: string;
  /** Without the gateway's base, with a leading slash. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON; null without any. */
  readonly body: unknown;
  /** Null while the answer is under way, and for good where the connection was broken. */
  status: number | null;
  readonly persona: string | null;
  /** When it came in, milliseconds since 1970 of the real clock. */
  readonly at: number;
  /** How long the answer took; null while it is under way. */
  ms: number | null;
};

export type CallLog = {
  begin(call: Pick<LoggedCall, "method" | "path" | "query" | "body" | "persona">): LoggedCall;
  /** Calls after number `n`. */
  since(n: number): LoggedCall[];
  clear(): void;
};

/** Older calls are dropped, so that a sandbox can run for days. */
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
