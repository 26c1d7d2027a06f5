import { setTimeout } from "node:timers/promises";
import type { Call } from "../call.ts";
import {
  GatewayDownError,
  GatewayStatusError,
  GatewayUnreachableError,
  type GatewayError,
} from "../errors.ts";

const RETRY_STATUS = new Set([502, 503, 504]);

/** Retries of a call that was not written to a connection. */
const MAX_UNSENT_RETRIES = 3;

/** Jittered by half, so that processes do not retry at the same moment. */
const DELAY_MS = 100;

export type RetryState = { unsent: number; sent: number };

/**
 * Milliseconds until the next attempt; null for none. A call that was not `written` can't have
 * arrived, so any method may be retried; a written read is retried once.
 */
export function retryDelay(
  call: Pick<Call, "method" | "noRetry">,
  fault: GatewayError,
  written: boolean,
  tries: RetryState,
): number | null {
  if (fault instanceof GatewayDownError) return null;
  const unsent = fault instanceof GatewayUnreachableError && !written;
  if (unsent) {
    tries.unsent += 1;
    return tries.unsent > MAX_UNSENT_RETRIES ? null : jittered(DELAY_MS * 2 ** (tries.unsent - 1));
  }
  tries.sent += 1;
  const mayRetry = call.method === "GET" && call.noRetry !== true;
  return mayRetry && tries.sent === 1 && isTransient(fault) ? jittered(DELAY_MS) : null;
}

function isTransient(fault: GatewayError): boolean {
  if (fault instanceof GatewayStatusError) return RETRY_STATUS.has(fault.status);
  return fault instanceof GatewayUnreachableError;
}

const jittered = (ms: number) => ms * (0.5 + Math.random());

/** Resolves after `ms`, or when aborted. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined);
