import { GatewayStatusError, REFUSAL_STATUSES, type GatewayError } from "./errors.ts";

/** Whether an error is a refusal of input. */
export function isRefusal(
  error: GatewayError,
  alsoRefuses: readonly number[] = [],
): error is GatewayStatusError {
  return (
    error instanceof GatewayStatusError &&
    [...REFUSAL_STATUSES, ...alsoRefuses].includes(error.status)
  );
}

/**
 * Whether a write that met this error may have been carried out, or be carried out yet: all but one
 * that was never sent, or that was answered with the client's own fault. A proxy may answer 5xx while
 * the gateway goes on.
 */
export function mayTakeEffect(error: GatewayError): boolean {
  if (error.isUnsent) return false;
  if (!(error instanceof GatewayStatusError)) return true;
  return error.status === 408 || error.status < 400 || error.status >= 500;
}

/** The `errorType` of a refusal; null where there is none. */
export function findErrorType({ body }: GatewayStatusError): string | null {
  if (typeof body !== "object" || body === null || !("errorType" in body)) return null;
  return typeof body.errorType === "string" ? body.errorType : null;
}

/** The known reason of a refusal; undefined for other reasons and other errors. */
export function findReason<Reason extends string>(
  error: GatewayError,
  reasons: readonly Reason[],
): Reason | undefined {
  const errorType = isRefusal(error) ? findErrorType(error) : null;
  return reasons.find((known) => known === errorType);
}
