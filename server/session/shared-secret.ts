import { hkdfSync } from "node:crypto";
import type { KeyRing } from "./cookies/seal.ts";

/**
 * The secret that hides what keys on the shared store are about, derived from the last key of the
 * ring: processes with a new key in front of it and those without agree on it.
 */
export const sharedSecret = (ring: KeyRing, purpose: string): Buffer =>
  derive(ring.at(-1) ?? ring[0], purpose);

/** One for each key of the ring, where no process may miss what another says in a change of keys. */
export const sharedSecrets = (ring: KeyRing, purpose: string): readonly Buffer[] =>
  ring.map((key) => derive(key, purpose));

const derive = (key: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", key, "", `member-dashboard shared ${purpose}`, 32));
