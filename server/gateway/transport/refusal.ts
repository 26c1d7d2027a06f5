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
