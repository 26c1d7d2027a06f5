import { GatewayError } from "./errors.ts";
import type { Result } from "./gateway.ts";

/** The value, or a gateway error as a value; any other error is thrown. */
export async function toResult<Value>(work: Promise<Value>): Promise<Result<Value>> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    if (error instanceof GatewayError) return { ok: false, error };
    throw error;
  }
}
