import { createHash, createSecretKey, hkdfSync, type KeyObject } from "node:crypto";

/**
 * Keys of 32 bytes: the first seals, all open, so that keys rotate without ending sessions. They
 * may be replaced at any time, so read them from the ring at each use.
 */
export type KeyRing = { keys: readonly [Uint8Array, ...Uint8Array[]] };

/** A key ring of the configured keys. Throws RangeError when there is none. */
export function keyRing(keys: readonly Uint8Array[]): KeyRing {
  const [first, ...rest] = keys;
  if (first === undefined) throw new RangeError("a key ring needs at least one key");
  return { keys: [first, ...rest] };
}

/** A short name of a key, which reveals nothing of it. */
export const keyId = (key: Uint8Array): string =>
  createHash("sha256").update(key).digest("base64url").slice(0, 8);

/**
 * The secret that hides names in the store, derived from the last key of the ring, so that
 * processes with and without a new key in front agree on it.
 */
export const sharedSecret = ({ keys }: KeyRing, purpose: string): KeyObject =>
  derive(keys.at(-1) ?? keys[0], purpose);

/** One secret for each key of the ring, for what no process may miss while keys change. */
export const sharedSecrets = ({ keys }: KeyRing, purpose: string): readonly KeyObject[] =>
  keys.map((key) => derive(key, purpose));

const derived = new WeakMap<Uint8Array, Map<string, KeyObject>>();

/**
 * Cached by key, since it is used often and the keys of a ring may change. Node hashes with a key
 * object in a fourth of the time that it takes with its bytes.
 */
function derive(key: Uint8Array, purpose: string): KeyObject {
  const known = derived.get(key) ?? new Map<string, KeyObject>();
  derived.set(key, known);
  const info = `member-dashboard shared ${purpose}`;
  const secret =
    known.get(purpose) ?? createSecretKey(Buffer.from(hkdfSync("sha256", key, "", info, 32)));
  known.set(purpose, secret);
  return secret;
}
