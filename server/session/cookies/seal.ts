import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { compactDecrypt, CompactEncrypt, type CompactJWEHeaderParameters } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";

/**
 * Keys of 32 bytes: the first seals, all open, so that keys rotate without ending sessions. They
 * may be replaced at any time, so read them from the ring at each use.
 */
export type KeyRing = {
  keys: readonly [Uint8Array, ...Uint8Array[]];
  /** Bound of the opened seals that are kept, roughly in bytes: most come with every request. */
  readonly openedBytes: number;
};

/** A key ring of the configured keys. Throws RangeError when there is none. */
export function keyRing(keys: readonly Uint8Array[], openedBytes = 1_000_000): KeyRing {
  const [first, ...rest] = keys;
  if (first === undefined) throw new RangeError("a key ring needs at least one key");
  return { keys: [first, ...rest], openedBytes };
}

type Claims = Readonly<Record<string, unknown>>;
type Seal = (ring: KeyRing, purpose: string, claims: Claims, expires: Date) => Promise<string>;
type Open = (
  ring: KeyRing,
  purpose: string,
  sealed: string | undefined,
  now: Date,
) => Promise<Claims | null>;

/** The algorithms that opening accepts, whatever a header names. */
const ACCEPTED_ALGORITHMS = {
  keyManagementAlgorithms: ["dir"],
  contentEncryptionAlgorithms: ["A256GCM"],
};
/** Only this product can have sealed it; the limit guards against a bug of its own. */
const LONGEST_UNPACKED = 100_000;
const envelope = z.looseObject({ aud: z.string(), exp: z.number() });

/** Encrypts claims for one purpose; only the keys of the ring can read or change them. */
export const seal: Seal = (ring, purpose, claims, expires) =>
  encrypt(ring, Buffer.from(textOf(purpose, claims, expires)));

/** Opens what `seal` made for the same purpose; null when foreign, changed or expired. */
export const open = opener({ prefix: "", longest: 4096, unpack: (text) => text });

/**
 * Seals compressed. For tokens only: the length reveals something of the content, so text that an
 * attacker chooses must not be sealed together with a secret.
 */
export const sealPacked: Seal = (ring, purpose, claims, expires) =>
  encrypt(ring, deflateRawSync(textOf(purpose, claims, expires), { level: 9 }));

export const openPacked = opener({
  prefix: "packed ",
  longest: 16_000,
  unpack: (packed) => inflateRawSync(packed, { maxOutputLength: LONGEST_UNPACKED }),
});

const textOf = (aud: string, claims: Claims, expires: Date): string =>
  JSON.stringify({ ...claims, aud, exp: Math.floor(expires.getTime() / 1000) });

const encrypt = ({ keys: [first] }: KeyRing, content: Uint8Array): Promise<string> =>
  new CompactEncrypt(content)
    .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: keyId(first) })
    .encrypt(first);

const keyId = (key: Uint8Array): string =>
  createHash("sha256").update(key).digest("base64url").slice(0, 8);

function opener({ prefix, longest, unpack }: Form): Open {
  const openAnew = async (ring: KeyRing, purpose: string, sealed: string) => {
    const keyOf = ({ kid }: CompactJWEHeaderParameters) => {
      const key = ring.keys.find((candidate) => keyId(candidate) === kid);
      if (key === undefined) throw new TypeError("sealed with no key of this ring");
      return key;
    };
    try {
      const { plaintext } = await compactDecrypt(sealed, keyOf, ACCEPTED_ALGORITHMS);
      const text = new TextDecoder().decode(unpack(plaintext));
      const content = envelope.parse(JSON.parse(text));
      return content.aud === purpose ? { content, exp: content.exp } : null;
    } catch {
      return null;
    }
  };
  return async (ring, purpose, sealed, now) => {
    if (sealed === undefined || sealed.length > longest) return null;
    return openOnce(ring, { purpose: `${prefix}${purpose}`, sealed, now }, () =>
      openAnew(ring, purpose, sealed),
    );
  };
}

/** An encoding of a sealed text; texts longer than `longest` were not sealed by this product. */
type Form = {
  readonly prefix: string;
  readonly longest: number;
  readonly unpack: (content: Uint8Array) => Uint8Array;
};

/** The content of a seal, and its expiry, seconds since 1970. */
type Opened<Content> = { readonly content: Content; readonly exp: number };

/** An opened seal takes about twice its text plus a fixed part. */
const sizeOf = (sealed: string): number => 2 * sealed.length + 500;

const openedByKeys = new WeakMap<KeyRing["keys"], LRUCache<string, Opened<object>>>();

/**
 * Opens a seal once, and caches its content until it expires, by the hash of seal and purpose. Null
 * for one that does not open, which is not cached.
 */
export async function openOnce<Content extends object>(
  { keys, openedBytes }: KeyRing,
  given: { readonly purpose: string; readonly sealed: string; readonly now: Date },
  decrypt: () => Promise<Opened<Content> | null>,
): Promise<Content | null> {
  const { purpose, sealed, now } = given;
  const kept =
    openedByKeys.get(keys) ?? new LRUCache<string, Opened<object>>({ maxSize: openedBytes });
  openedByKeys.set(keys, kept);
  const key = createHash("sha256").update(`${purpose} ${sealed}`).digest("base64url");
  // A purpose has one kind of content.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const found = kept.get(key) as Opened<Content> | undefined;
  const opened = found ?? (await decrypt());
  if (opened === null || opened.exp <= Math.floor(now.getTime() / 1000)) return null;
  if (found === undefined) kept.set(key, opened, { size: sizeOf(sealed) });
  return opened.content;
}

/** A function that opens seals with such claims; null for another brand's, too. */
export const openerOf =
  <Content extends z.ZodType<{ readonly domainId: number }>>(purpose: string, claims: Content) =>
  async (
    ring: KeyRing,
    sealed: string | undefined,
    domainId: number,
    now: Date,
  ): Promise<z.output<Content> | null> => {
    const found = claims.safeParse(await open(ring, purpose, sealed, now));
    return found.success && found.data.domainId === domainId ? found.data : null;
  };
