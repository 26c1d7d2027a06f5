import { GatewayStatusError, REFUSAL_STATUSES, type GatewayError } from "./errors.ts";

/** Whether a fault is the gateway's no to what was typed, and not its trouble. */
export function isRefusal(
  error: GatewayError,
  alsoRefuses: readonly number[] = [],
): error is GatewayStatusError {
  return (
    error instanceof GatewayStatusError &&
    [...REFUSAL_STATUSES, ...alsoRefuses].includes(error.status)
  );
}

/** The `errorType` of a refusal; null where the gateway gives none. */
export function findErrorType({ body }: GatewayStatusError): string | null {
  if (typeof body !== "object" || body === null || !("errorType" in body)) return null;
  return typeof body.errorType === "string" ? body.errorType : null;
}

/** Which of the reasons that a page knows a refusal was given for; undefined for all other faults. */
export function findReason<Reason extends string>(
  error: GatewayError,
  reasons: readonly Reason[],
): Reason | undefined {
  const given = isRefusal(error) ? findErrorType(error) : null;
  return reasons.find((known) => known === given);
}
