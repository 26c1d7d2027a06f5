/** Why a log-in was refused, as far as the member is told (§8 "Login errors"). */
export type LoginError =
  | { kind: "attempts-remaining"; attemptsRemaining: number }
  | { kind: "locked" }
  | { kind: "unrecognized" };

/** The words of `errorType` that a refused log-in is told by (§8); any other is "unrecognized". */
export const LOGIN_REASONS = ["LOGIN_ATTEMPTS_REMAINING", "ACCOUNT_LOCKED"] as const;

/**
 * Reads the gateway's answer to a refused log-in, `{ errorType, errorData }` (§8). Whatever else
 * arrives, nothing at all included, is an unrecognized username or password: a log-in page must not
 * fail because the refusal was badly put. A count that is not a whole number from 0 up is no count.
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
