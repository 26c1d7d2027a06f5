import { deflateRawSync, inflateRawSync } from "node:zlib";
import {
  compactDecrypt,
  CompactEncrypt,
  type CompactJWEHeaderParameters,
  type JWTPayload,
} from "jose";
import { z } from "zod";
import { openOnce } from "./opened.ts";
import { ALGORITHM, keyId, ACCEPTED_ALGORITHMS, getKey, type KeyRing } from "./seal.ts";

/** A token with its two readable parts decoded, which compresses several times better. */
type Packed = string | readonly [head: string, claims: string, signature: string];

/** A token prepared for compression; one that would not decode to the same text stays as it is. */
export function packToken(token: string): Packed {
  const [head, claims, signature, ...more] = token.split(".").map((part, place) => {
    return place === 2 ? part : decoded(part);
  });
  if (typeof head !== "string" || typeof claims !== "string") return token;
  return signature === undefined || signature === null || more.length > 0
    ? token
    : [head, claims, signature];
}

function decoded(part: string): string | null {
  const text = Buffer.from(part, "base64url").toString();
  return encoded(text) === part ? text : null;
}

const encoded = (text: string): string => Buffer.from(text).toString("base64url");

/** The schema of a packed token, which restores its text. */
export const packedToken = z
  .union([z.string(), z.tuple([z.string(), z.string(), z.string()])])
  .transform((packed) => {
    if (typeof packed === "string") return packed;
    const [head, claims, signature] = packed;
    return `${encoded(head)}.${encoded(claims)}.${signature}`;
  });

/** More than any sealed token takes, and still cheap to open. */
const LONGEST_PACKED = 16_000;
/** Only this product can have sealed it; the bound guards against a bug of its own. */
const LONGEST_UNPACKED = 100_000;

/**
 * Seals as `seal` does, compressed. For tokens only: the compressed length reveals something of its
 * content, so nothing that a stranger chooses may be sealed together with a secret.
 */
export function sealPacked(
  ring: KeyRing,
  purpose: string,
  claims: JWTPayload,
  expires: Date,
): Promise<string> {
  const exp = Math.floor(expires.getTime() / 1000);
  const text = JSON.stringify({ ...claims, aud: purpose, exp });
  return new CompactEncrypt(deflateRawSync(text, { level: 9 }))
    .setProtectedHeader({ ...ALGORITHM, kid: keyId(ring[0]) })
    .encrypt(ring[0]);
}

const envelope = z.looseObject({ aud: z.string(), exp: z.number() });

/** Opens what `sealPacked` made for the same purpose; null when foreign, changed or expired. */
export async function openPacked(
  ring: KeyRing,
  purpose: string,
  sealed: string | undefined,
  now: Date,
): Promise<Readonly<Record<string, unknown>> | null> {
  if (sealed === undefined || sealed.length > LONGEST_PACKED) return null;
  return openOnce(ring, { purpose: `packed ${purpose}`, sealed, now }, async () => {
    try {
      const { plaintext } = await compactDecrypt(
        sealed,
        ({ kid }: CompactJWEHeaderParameters) => getKey(ring, kid),
        ACCEPTED_ALGORITHMS,
      );
      const text = inflateRawSync(plaintext, { maxOutputLength: LONGEST_UNPACKED }).toString();
      const content = envelope.parse(JSON.parse(text));
      return content.aud === purpose ? { content, exp: content.exp } : null;
    } catch {
      return null;
    }
  });
}
