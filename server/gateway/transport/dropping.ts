import { GatewayError } from "./errors.ts";
import type { GatewayContext } from "./gateway-context.ts";
import type { CallPath } from "./lifetimes.ts";
import { mayTakeEffect } from "./refusal.ts";

type Kept = Pick<GatewayContext, "cache" | "session"> & {
  readonly settings: Pick<GatewayContext["settings"], "timeoutMs">;
};

/**
 * Writes, and drops the answers kept of the paths in `changes`, unless nothing was sent. A write whose
 * answer is lost may take effect for as long as the gateway takes: what was read until then is dropped
 * after it, too.
 */
export async function dropping<Value>(
  { cache, session, settings }: Kept,
  changes: readonly CallPath[],
  write: Promise<Value>,
): Promise<Value> {
  const drop = async () => {
    if (session !== null && changes.length > 0) await cache.drop(session, changes);
  };
  try {
    const answer = await write;
    await drop();
    return answer;
  } catch (error) {
    if (!(error instanceof GatewayError && error.isUnsent)) await drop();
    if (error instanceof GatewayError && mayTakeEffect(error)) {
      setTimeout(drop, settings.timeoutMs).unref();
    }
    throw error;
  }
}
