import { createHmac } from "node:crypto";

/**
 * The key of a session in the cache and on the shared store. The random id is the secret of this
 * HMAC: the key reveals nothing, and survives a change of SESSION_KEYS.
 */
export const sessionKey = (id: string): string =>
  createHmac("sha256", id).update("session").digest().subarray(0, 18).toString("base64url");
