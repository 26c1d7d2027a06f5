import { createHash } from "node:crypto";
import { EncryptJWT, jwtDecrypt, type JWTPayload } from "jose";
import type { z } from "zod";
import { openOnce } from "./opened.ts";

/** Keys of 32 bytes: the first seals, all open, so that keys rotate without logging anybody out. */
export type KeyRing = readonly [Uint8Array, ...Uint8Array[]];

export const ALGORITHM = { alg: "dir", enc: "A256GCM" } as const;

/** The algorithms that opening accepts, whatever a header names. */
export const ACCEPTED_ALGORITHMS = {
  keyManagementAlgorithms: ["dir"],
  contentEncryptionAlgorithms: ["A256GCM"],
};

export const keyId = (key: Uint8Array): string =>
  createHash("sha256").update(key).digest("base64url").slice(0, 8);

/** A key ring of the configured keys. Throws RangeError when there is none. */
export function keyRing(keys: readonly Uint8Array[]): KeyRing {
  const [first, ...rest] = keys;
  if (first === undefined) throw new RangeError("a key ring needs at least one key");
  return [first, ...rest];
}

/** The key with this id. Throws TypeError when the ring has none. */
export function getKey(ring: KeyRing, kid: string | undefined): Uint8Array {
  const key = ring.find((candidate) => keyId(candidate) === kid);
  if (key === undefined) throw new TypeError("sealed with no key of this ring");
  return key;
}

/** Encrypts claims for one purpose; only the keys of the ring can read or change them. */
export function seal(
  ring: KeyRing,
  purpose: string,
  claims: JWTPayload,
  expires: Date,
): Promise<string> {
  return new EncryptJWT(claims)
    .setProtectedHeader({ ...ALGORITHM, kid: keyId(ring[0]) })
    .setAudience(purpose)
    .setExpirationTime(expires)
    .encrypt(ring[0]);
}

/** Opens what `seal` made for the same purpose; null when foreign, changed or expired. */
export async function open(
  ring: KeyRing,
  purpose: string,
  sealed: string | undefined,
  now: Date,
): Promise<JWTPayload | null> {
  if (sealed === undefined || sealed.length > 4096) return null;
  return openOnce(ring, { purpose, sealed, now }, async () => {
    try {
      const { payload } = await jwtDecrypt(sealed, ({ kid }) => getKey(ring, kid), {
        audience: purpose,
        currentDate: now,
        requiredClaims: ["exp"],
        ...ACCEPTED_ALGORITHMS,
      });
      return { content: payload, exp: payload.exp ?? 0 };
    } catch {
      return null;
    }
  });
}

/** A function that opens what `seal` made of such claims; null for another brand's, too. */
export const openerOf =
  <Claims extends z.ZodType<{ readonly domainId: number }>>(purpose: string, claims: Claims) =>
  async (
    ring: KeyRing,
    sealed: string | undefined,
    domainId: number,
    now: Date,
  ): Promise<z.output<Claims> | null> => {
    const found = claims.safeParse(await open(ring, purpose, sealed, now));
    return found.success && found.data.domainId === domainId ? found.data : null;
  };
