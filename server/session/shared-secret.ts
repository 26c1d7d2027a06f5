import { hkdfSync } from "node:crypto";
import type { KeyRing } from "./cookies/seal.ts";

/**
 * The secret that hides what keys on the shared store are about, derived from the last key of the
 * ring: processes with a new key in front of it and those without agree on it.
 */
export const sharedSecret = ({ keys }: KeyRing, purpose: string): Buffer =>
  derive(keys.at(-1) ?? keys[0], purpose);

/** One for each key of the ring, where no process may miss what another says in a change of keys. */
export const sharedSecrets = ({ keys }: KeyRing, purpose: string): readonly Buffer[] =>
  keys.map((key) => derive(key, purpose));

const derived = new WeakMap<Uint8Array, Map<string, Buffer>>();

/** Derived once for each key, since it is asked for at each use: the keys of a ring may change. */
function derive(key: Uint8Array, purpose: string): Buffer {
  const known = derived.get(key) ?? new Map<string, Buffer>();
  derived.set(key, known);
  const info = `member-dashboard shared ${purpose}`;
  const secret = known.get(purpose) ?? Buffer.from(hkdfSync("sha256", key, "", info, 32));
  known.set(purpose, secret);
  return secret;
}
