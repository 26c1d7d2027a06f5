import { hkdfSync } from "node:crypto";
import type { KeyRing } from "./cookies/seal.ts";

/**
 * The secret that hides, from whoever reads the shared store, what its keys are about. It is derived
 * from the last key of the ring, so that processes with a new key in front of the old one and those
 * that have the old one alone agree on it.
 */
export function sharedSecret(ring: KeyRing, purpose: string): Buffer {
  const oldest = ring.at(-1) ?? ring[0];
  return Buffer.from(hkdfSync("sha256", oldest, "", `member-dashboard shared ${purpose}`, 32));
}
