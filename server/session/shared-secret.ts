import { hkdfSync } from "node:crypto";
import type { KeyRing } from "./cookies/seal.ts";

/**
 * The secret that hides the keys of the shared store, derived from the last key of the ring, so
 * that processes with and without a new key in front agree on it.
 */
export const sharedSecret = ({ keys }: KeyRing, purpose: string): Buffer =>
  derive(keys.at(-1) ?? keys[0], purpose);

/** One secret for each key of the ring, for events that no process may miss while keys change. */
export const sharedSecrets = ({ keys }: KeyRing, purpose: string): readonly Buffer[] =>
  keys.map((key) => derive(key, purpose));

const derived = new WeakMap<Uint8Array, Map<string, Buffer>>();

/** Cached by key, since it is used often and the keys of a ring may change. */
function derive(key: Uint8Array, purpose: string): Buffer {
  const known = derived.get(key) ?? new Map<string, Buffer>();
  derived.set(key, known);
  const info = `member-dashboard shared ${purpose}`;
  const secret = known.get(purpose) ?? Buffer.from(hkdfSync("sha256", key, "", info, 32));
  known.set(purpose, secret);
  return secret;
}
