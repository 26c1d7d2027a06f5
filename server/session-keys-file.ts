import { readFile } from "node:fs/promises";
import type { Logger } from "./log/logger.ts";
import { sessionKeys } from "#server/settings/fields.ts";
import { keyRing, type KeyRing } from "./session/cookies/seal.ts";

/** Links of Kubernetes are swapped without an event that Node would see: the content is compared. */
const EVERY_MS = 5000;

type Watching = { readonly ring: KeyRing; readonly logger: Logger; readonly everyMs?: number };

/**
 * Puts the keys of a file into the ring as often as they change. What is no ring of keys is logged
 * once, and the keys before it stay. A content counts when it was read twice, so that a file that is
 * half written never does. Returns what ends it.
 */
export function watchSessionKeys(
  path: string,
  { ring, logger, everyMs = EVERY_MS }: Watching,
): () => void {
  let used: string | undefined;
  let before: string | undefined;
  const look = async () => {
    const text = await readFile(path, "utf8").catch(() => "");
    const isNew = text === before && text !== used;
    before = text;
    if (!isNew) return;
    used = text;
    const keys = sessionKeys.safeParse(text.trim());
    if (!keys.success) {
      logger.error({ length: ring.keys.length }, "session keys in the file are unusable");
    } else if (textOf(keys.data) !== textOf(ring.keys)) {
      ring.keys = keyRing(keys.data).keys;
      logger.info({ length: ring.keys.length }, "session keys were replaced");
    }
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => clearInterval(timer);
}

const textOf = (keys: readonly Uint8Array[]): string =>
  keys.map((key) => Buffer.from(key).toString("base64url")).join();
