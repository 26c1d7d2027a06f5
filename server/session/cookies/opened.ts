import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { KeyRing } from "./seal.ts";

/** What a seal held, and until when it is good, seconds since 1970. */
type Opened<Content> = { readonly content: Content; readonly exp: number };

/**
 * Size of the seals kept opened for each key ring, roughly in bytes; most cookies come with every
 * request of their browser.
 */
const LARGEST = 16_000_000;
/** An opened seal takes about twice its text, and some for itself: no more than 20,000 are kept. */
const sizeOf = (sealed: string): number => Math.max(2 * sealed.length + 500, LARGEST / 20_000);

const byRing = new WeakMap<KeyRing, LRUCache<string, Opened<object>>>();

/**
 * Opens a seal once, and keeps its content by the hash of the seal and its purpose, so that nothing
 * but the very same text finds it. Null for a seal that does not open, which is not kept, and for one
 * whose time is over: a kept content is good for no longer than the seal itself.
 */
export async function openOnce<Content extends object>(
  ring: KeyRing,
  {
    purpose,
    sealed,
    now,
  }: { readonly purpose: string; readonly sealed: string; readonly now: Date },
  decrypt: () => Promise<Opened<Content> | null>,
): Promise<Content | null> {
  const kept = keptOf(ring);
  const key = createHash("sha256").update(`${purpose} ${sealed}`).digest("base64url");
  const found = kept.get(key);
  if (found !== undefined && isOver(found, now)) return null;
  // A purpose has one kind of content.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (found !== undefined) return found.content as Content;
  const opened = await decrypt();
  if (opened === null || isOver(opened, now)) return null;
  kept.set(key, opened, { size: sizeOf(sealed) });
  return opened.content;
}

const isOver = ({ exp }: Opened<object>, now: Date): boolean =>
  exp <= Math.floor(now.getTime() / 1000);

function keptOf(ring: KeyRing): LRUCache<string, Opened<object>> {
  const known = byRing.get(ring);
  if (known !== undefined) return known;
  const made = new LRUCache<string, Opened<object>>({ maxSize: LARGEST });
  byRing.set(ring, made);
  return made;
}
