import { createHmac } from "node:crypto";

/**
 * The key under which a session is known outside its cookies: in the cache, on the shared store, to
 * other processes. The id is random and known to nobody, so it is the secret of this HMAC: the key
 * tells nothing, is the same in every process, and outlives a change of SESSION_KEYS.
 */
export const sessionKey = (id: string): string =>
  createHmac("sha256", id).update("session").digest().subarray(0, 18).toString("base64url");
