import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from "node:crypto";
import { keyId, type KeyRing } from "./key-ring.ts";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The key's name stands in front, so that a ring can open what another key of it sealed. */
const KEY_ID_BYTES = 8;

export type Seal = ReturnType<typeof sealFor>;

/**
 * Seals texts with a key derived from this secret and the ring (AES-256-GCM): who has only one of
 * both reads nothing. A sealed text opens under its own name alone.
 */
export function sealFor(ring: KeyRing, secret: string | Uint8Array, purpose: string) {
  const derived = new Map<Uint8Array, KeyObject>();
  const derive = (key: Uint8Array): KeyObject => {
    const known = derived.get(key);
    if (known !== undefined) return known;
    const bytes = hkdfSync("sha256", secret, key, `member-dashboard ${purpose}`, 32);
    const made = createSecretKey(Buffer.from(bytes));
    derived.set(key, made);
    return made;
  };
  return {
    /** A name that reveals nothing, the same for processes with and without a new key in front. */
    nameOf: (text: string): string => {
      const key = derive(ring.keys.at(-1) ?? ring.keys[0]);
      return createHmac("sha256", key).update(text).digest().subarray(0, 18).toString("base64url");
    },
    seal: (name: string, text: string | Uint8Array): Buffer => {
      const [key] = ring.keys;
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, derive(key), iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(name));
      const content = [cipher.update(text), cipher.final()];
      return Buffer.concat([Buffer.from(keyId(key)), iv, cipher.getAuthTag(), ...content]);
    },
    /** Null for what another key or name sealed, or what is damaged. */
    open: (name: string, sealed: Uint8Array | undefined): Buffer | null => {
      if (sealed === undefined) return null;
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      const id = bytes.subarray(0, KEY_ID_BYTES).toString();
      const key = ring.keys.find((each) => keyId(each) === id);
      if (key === undefined) return null;
      const iv = bytes.subarray(KEY_ID_BYTES, KEY_ID_BYTES + IV_BYTES);
      const rest = bytes.subarray(KEY_ID_BYTES + IV_BYTES);
      try {
        const cipher = createDecipheriv(CIPHER, derive(key), iv, { authTagLength: TAG_BYTES });
        cipher.setAAD(Buffer.from(name)).setAuthTag(rest.subarray(0, TAG_BYTES));
        return Buffer.concat([cipher.update(rest.subarray(TAG_BYTES)), cipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

/** The JSON value of an opened text; undefined for none. */
export function parseOpened(opened: Buffer | null): unknown {
  try {
    return opened === null ? undefined : JSON.parse(opened.toString());
  } catch {
    return undefined;
  }
}
