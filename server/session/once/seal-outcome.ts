import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** To be raised when an outcome means something else than before: older processes must not read it. */
const FORMAT = "outcome 1";

/**
 * Seals what became of a form with a key that is derived from the form and its sender. So it opens
 * only for the very same form from the same sender, and not for whoever reads the store.
 */
export function outcomeSeal(secret: Uint8Array, form: string) {
  const key = new Uint8Array(hkdfSync("sha256", form, secret, FORMAT, 32));
  return {
    seal(text: string): Buffer {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      return Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    },
    /** Undefined for what was sealed otherwise, or changed. */
    open(sealed: Buffer): string | undefined {
      try {
        const iv = sealed.subarray(0, IV_BYTES);
        const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
        decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
        const text = decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}
