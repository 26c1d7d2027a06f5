import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";

const storedAnswer = z.object({
  /** The gateway's own words: the reader may be of another version, and parses them itself. */
  text: z.string(),
  /** When the gateway gave it, milliseconds since 1970. */
  at: z.number(),
  /** The generation of its session's answers for which it was asked. */
  generation: z.string(),
});

export type StoredAnswer = Readonly<z.output<typeof storedAnswer>>;

export type AnswerSeal = ReturnType<typeof answerSeal>;

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Only this product can have sealed it; the bound guards against a bug of its own. */
const LONGEST = 4_000_000;

/**
 * Seals answers with a key of the member's own token: the store's reader learns nothing of them.
 */
export function answerSeal(token: string) {
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", token, "", "gateway answers", 32)));
  return {
    /** The name of a call with its arguments; they may name a claim. */
    nameOf: (call: string): string =>
      createHmac("sha256", key).update(call).digest().subarray(0, 18).toString("base64url"),
    seal(name: string, answer: StoredAnswer): Buffer {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(name));
      // A fifth of the memory. The length tells how long an answer is either way, and nobody but the
      // gateway and its member has a word in it.
      const packed = deflateRawSync(JSON.stringify(answer), { level: 1 });
      const sealed = [cipher.update(packed), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]);
    },
    /** Null for what was sealed with another key, under another name, or is damaged. */
    open(name: string, sealed: Buffer): StoredAnswer | null {
      try {
        const iv = sealed.subarray(0, IV_BYTES);
        const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(name));
        decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const opened = [decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
        const text = inflateRawSync(Buffer.concat(opened), { maxOutputLength: LONGEST }).toString();
        return storedAnswer.parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
  };
}
