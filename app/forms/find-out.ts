import type { Result } from "#server/gateway/transport/gateway.ts";
import {
  GatewayBusyError,
  GatewayStatusError,
  GatewayTimeoutError,
  type Became,
  type GatewayError,
} from "#server/gateway/transport/errors.ts";

type FindOut<Value> = {
  /** Reads afresh what the write changes. */
  readonly read: () => Promise<Result<Value>>;
  /** Whether the write shows in it; null where that cannot be told. */
  readonly isSaved: (value: Value) => boolean | null;
};

/**
 * Finds out by reading whether a failed write was carried out all the same: it may have been, before
 * its answer was lost. What never reached the gateway was not, and nothing is read. One that ran out
 * of time and does not show yet may still be under way.
 */
export async function findOut<Value>(
  error: GatewayError,
  { read, isSaved }: FindOut<Value>,
): Promise<Became> {
  if (error instanceof GatewayBusyError) return "unsaved";
  const answer = await read();
  const saved = answer.ok ? isSaved(answer.value) : null;
  if (saved === null) return "unknown";
  if (saved) return "saved";
  return isTimeout(error) ? "unknown" : "unsaved";
}

/** Out of our time, or of a time that the gateway's side tells of. */
const isTimeout = (error: GatewayError): boolean =>
  error instanceof GatewayTimeoutError ||
  (error instanceof GatewayStatusError && [408, 504].includes(error.status));

/**
 * The same inside the `work` of a submit, whose error carries what became of the write: a double press
 * shares the error, and both presses are told the same. True when the write was carried out.
 */
export async function isSavedAnyway<Value>(
  error: GatewayError,
  how: FindOut<Value>,
): Promise<boolean> {
  error.became = await findOut(error, how);
  return error.became === "saved";
}

/** What became of the write that met this error, by `isSavedAnyway`; "unsent" for any other error. */
export const fateOf = (error: GatewayError): Became | "unsent" => error.became ?? "unsent";
