import type { Call } from "./call.ts";
import { GatewayStatusError, GatewayUnreachableError, type GatewayError } from "./errors.ts";

const RETRY_STATUS = new Set([502, 503, 504]);

/** So often a call that never got onto a connection is tried anew, at most. */
const MAX_UNSENT_RETRIES = 3;

/** Halved or raised by half at random, so that many processes do not come back at the same moment. */
const PAUSE_MS = 100;

/** What was tried for one call so far. */
export type RetryState = { unsent: number; sent: number };

/**
 * How long to wait before a call is tried once more, milliseconds; null where it must not be. One
 * that was not `written` cannot have arrived, so it may whatever its method. One that was is
 * repeated once, if it only reads.
 */
export function retryDelay(
  call: Pick<Call, "method" | "noRetry">,
  fault: GatewayError,
  written: boolean,
  tries: RetryState,
): number | null {
  const unsent = fault instanceof GatewayUnreachableError && !written;
  if (unsent) {
    tries.unsent += 1;
    return tries.unsent > MAX_UNSENT_RETRIES ? null : jittered(PAUSE_MS * 2 ** (tries.unsent - 1));
  }
  tries.sent += 1;
  const repeatable = call.method === "GET" && call.noRetry !== true;
  return repeatable && tries.sent === 1 && isTransient(fault) ? jittered(PAUSE_MS) : null;
}

/** A fault that may be over in a moment. */
function isTransient(fault: GatewayError): boolean {
  if (fault instanceof GatewayStatusError) return RETRY_STATUS.has(fault.status);
  return fault instanceof GatewayUnreachableError;
}

const jittered = (ms: number) => ms * (0.5 + Math.random());

/** Waits; less when aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
    if (signal.aborted) done();
  });
}
