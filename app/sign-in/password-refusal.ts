import type { PasswordFailure } from "#server/sign-in/password.ts";
import type { LoginFormError } from "#app/components/forms/LoginError.tsx";
import { documentStatus, errorEntry } from "#app/rules/frame/error-catalogue.ts";

type PasswordRefusal = {
  readonly error: LoginFormError;
  readonly status: number;
  /** Seconds; null where nobody knows how long to wait. */
  readonly retryAfter: number | null;
};

/** What a form that asks for a password shows of its failure, and under which status (§5, §7, §8). */
export function passwordRefusal(failure: PasswordFailure): PasswordRefusal {
  if (failure.kind === "limited") {
    // In whole minutes, rounded up, so that nobody comes back too early.
    const minutes = failure.wait === null ? null : Math.ceil(failure.wait / 60);
    return { error: { kind: "limited", minutes }, status: 429, retryAfter: failure.wait };
  }
  if (failure.kind === "trouble") {
    const entry = errorEntry(failure.error.entry);
    return {
      error: { kind: "trouble", entry: entry === "generic" ? 0 : entry },
      status: documentStatus(entry),
      retryAfter: null,
    };
  }
  const { reason } = failure;
  const error: LoginFormError =
    reason.kind === "attempts-remaining"
      ? { kind: "attempts", remaining: reason.attemptsRemaining }
      : reason;
  return { error, status: 401, retryAfter: null };
}
