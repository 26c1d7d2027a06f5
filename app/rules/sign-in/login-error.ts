/** Why a log-in was refused, as shown to the member (§8 "Login errors"). */
export type LoginError =
  | { kind: "attempts-remaining"; attemptsRemaining: number }
  | { kind: "locked" }
  | { kind: "unrecognized" };

/** Known values of `errorType` (§8); any other is "unrecognized". */
export const LOGIN_REASONS = ["LOGIN_ATTEMPTS_REMAINING", "ACCOUNT_LOCKED"] as const;

/**
 * Parses the body of a refused log-in, `{ errorType, errorData }` (§8). Anything else, including no
 * body, is "unrecognized", so that a malformed refusal never breaks the log-in page. Counts must be
 * whole numbers from 0.
 */
export function loginError(body: unknown): LoginError {
  const errorType = field(body, "errorType");
  if (errorType === "ACCOUNT_LOCKED") return { kind: "locked" };
  if (errorType !== "LOGIN_ATTEMPTS_REMAINING") return { kind: "unrecognized" };
  const attemptsRemaining = findCount(field(field(body, "errorData"), "attemptsRemaining"));
  return attemptsRemaining === undefined
    ? { kind: "unrecognized" }
    : { kind: "attempts-remaining", attemptsRemaining };
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

function findCount(value: unknown): number | undefined {
  const count = typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : value;
  return typeof count === "number" && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

/** Seconds ("120"), up to eleven days. */
const SECONDS = /^\d{1,6}$/;

/** A date of HTTP in its only form that senders may use: "Sat, 21 Nov 2026 20:05:00 GMT". */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** The seconds from `now` that a Retry-After names (RFC 9110); null for none, or a past time. */
export function findRetrySeconds(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? "";
  const isDate = HTTP_DATE.test(text);
  const seconds = isDate ? Math.ceil((Date.parse(text) - now.getTime()) / 1000) : Number(text);
  return (isDate || SECONDS.test(text)) && seconds > 0 ? seconds : null;
}
