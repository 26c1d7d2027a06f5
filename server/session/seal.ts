import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from "node:crypto";

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

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** A sealed text begins with the key's short name, so that a ring finds that key. */
const KEY_ID_BYTES = 8;

/** The key's short name, which reveals nothing of the key. */
const idOf = (key: Uint8Array): string => hash("sha256", key, "base64url").slice(0, KEY_ID_BYTES);

const deriveKey = (secret: string | Uint8Array, salt: string | Uint8Array, info: string) =>
  createSecretKey(Buffer.from(hkdfSync("sha256", secret, salt, `member-dashboard ${info}`, 32)));

/** One secret for each key of the ring, so that no process misses a name while keys change. */
export const sharedSecrets = ({ keys }: KeyRing, purpose: string): readonly KeyObject[] =>
  keys.map((key) => deriveKey(key, "", `shared ${purpose}`));

/**
 * The secret that hides names in the store, derived from the last key of the ring, so that
 * processes with and without a new key in front agree on it.
 */
export const sharedSecret = ({ keys }: KeyRing, purpose: string): KeyObject =>
  deriveKey(keys.at(-1) ?? keys[0], "", `shared ${purpose}`);

/** A name in the store that reveals nothing. */
export const hashOf = (secret: KeyObject | string, text: string): string =>
  createHmac("sha256", secret).update(text).digest().subarray(0, 18).toString("base64url");

export type Seal = ReturnType<typeof sealFor>;

/**
 * Seals texts with a key derived from this secret and the ring (AES-256-GCM): either one without the
 * other opens nothing. A sealed text opens only under its own name.
 */
export function sealFor(ring: KeyRing, secret: string | Uint8Array, purpose: string) {
  const derived = new Map<Uint8Array, KeyObject>();
  const derive = (key: Uint8Array): KeyObject => {
    const made = derived.get(key) ?? deriveKey(secret, key, purpose);
    derived.set(key, made);
    return made;
  };
  return {
    /** A name that reveals nothing, the same for processes with and without a new key in front. */
    nameOf: (text: string): string => hashOf(derive(ring.keys.at(-1) ?? ring.keys[0]), text),
    seal(name: string, text: string | Uint8Array): Buffer {
      const [key] = ring.keys;
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, derive(key), iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(name));
      const content = [cipher.update(text), cipher.final()];
      return Buffer.concat([Buffer.from(idOf(key)), iv, cipher.getAuthTag(), ...content]);
    },
    /** The text; null if it was sealed with another key or name, or is damaged. */
    open(name: string, sealed: Uint8Array | undefined): Buffer | null {
      if (sealed === undefined) return null;
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      const id = bytes.subarray(0, KEY_ID_BYTES).toString();
      const key = ring.keys.find((each) => idOf(each) === id);
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
