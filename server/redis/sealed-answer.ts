import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
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

/** Seals what processes share, with a key that the store never sees. */
export function sharedSeal(key: KeyObject) {
  const options = { authTagLength: TAG_BYTES };
  return {
    seal: (name: string, content: Uint8Array): Buffer => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv, options).setAAD(Buffer.from(name));
      const sealed = [cipher.update(content), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]);
    },
    /** Throws for what was sealed with another key, under another name, or is damaged. */
    open: (name: string, sealed: Buffer): Buffer => {
      const iv = sealed.subarray(0, IV_BYTES);
      const decipher = createDecipheriv(CIPHER, key, iv, options).setAAD(Buffer.from(name));
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const content = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([content, decipher.final()]);
    },
  };
}

/** Seals answers with a key of the member's own token: the store's reader learns nothing of them. */
export function answerSeal(token: string) {
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", token, "", "gateway answers", 32)));
  const { seal, open } = sharedSeal(key);
  return {
    /** The name of a call with its arguments; they may name a claim. */
    nameOf: (call: string): string =>
      createHmac("sha256", key).update(call).digest().subarray(0, 18).toString("base64url"),
    // Packed, a fifth of the memory. The length tells how long an answer is either way.
    seal: (name: string, answer: StoredAnswer): Buffer =>
      seal(name, deflateRawSync(JSON.stringify(answer), { level: 1 })),
    /** Null for what does not open. */
    open(name: string, sealed: Buffer): StoredAnswer | null {
      try {
        const text = inflateRawSync(open(name, sealed), { maxOutputLength: LONGEST }).toString();
        return storedAnswer.parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
  };
}
