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
  /** The gateway's raw text: the reader may be of another version, and parses it itself. */
  text: z.string(),
  /** When the gateway answered, milliseconds since 1970. */
  at: z.number(),
  /** The generation of its session's answers in which it was asked for. */
  generation: z.string(),
});

export type StoredAnswer = Readonly<z.output<typeof storedAnswer>>;

export type AnswerSeal = ReturnType<typeof answerSeal>;

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Only this product can have sealed it; the limit guards against a bug of its own. */
const LONGEST = 4_000_000;

/** Seals data that processes share, with a key that the store never gets. */
export function sharedSeal(key: KeyObject) {
  const options = { authTagLength: TAG_BYTES };
  return {
    seal: (name: string, content: Uint8Array): Buffer => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv, options).setAAD(Buffer.from(name));
      const sealed = [cipher.update(content), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]);
    },
    /** Throws for data that was sealed with another key or under another name, or is damaged. */
    open: (name: string, sealed: Buffer): Buffer => {
      const iv = sealed.subarray(0, IV_BYTES);
      const decipher = createDecipheriv(CIPHER, key, iv, options).setAAD(Buffer.from(name));
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const content = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([content, decipher.final()]);
    },
  };
}

/**
 * Seals answers with a key derived from the member's token: readers of the store learn nothing from
 * them.
 */
export function answerSeal(token: string) {
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", token, "", "gateway answers", 32)));
  const { seal, open } = sharedSeal(key);
  return {
    /** The hashed name of a call with its arguments, which may contain a claim's id. */
    nameOf: (call: string): string =>
      createHmac("sha256", key).update(call).digest().subarray(0, 18).toString("base64url"),
    // Compressed, it takes a fifth of the memory. The length shows an answer's size either way.
    seal: (name: string, answer: StoredAnswer): Buffer =>
      seal(name, deflateRawSync(JSON.stringify(answer), { level: 1 })),
    /** Null for data that does not open. */
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
