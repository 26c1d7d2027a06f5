import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Logger } from "./log/logger.ts";
import { sessionKeys } from "./settings-fields.ts";
import { keyRing, type KeyRing } from "./session/cookies/seal.ts";

/** Links of Kubernetes are swapped without an event that Node would see: the content is compared. */
const EVERY_MS = 5000;

type Watching = { readonly ring: KeyRing; readonly logger: Logger; readonly everyMs?: number };

/**
 * Puts the keys of a file into the ring as often as they change. What is no ring of keys is logged
 * once, and the keys before it stay. A content counts when it was read twice, so that nobody
 * sees a file that is half written. Resolves when the signal ends it.
 */
export async function watchSessionKeys(
  path: string,
  { ring, logger, everyMs = EVERY_MS }: Watching,
  signal?: AbortSignal,
): Promise<void> {
  const read = () => readFile(path, "utf8").catch(() => "");
  let used: string | undefined;
  let before: string | undefined;
  for (;;) {
    await wait(everyMs, undefined, { ref: false });
    if (signal?.aborted === true) return;
    const text = await read();
    const isNew = text === before && text !== used;
    before = text;
    if (!isNew) continue;
    used = text;
    const keys = sessionKeys.safeParse(text.trim());
    if (keys.success && isDeepStrictEqual(keys.data, ring.keys)) continue;
    if (keys.success) ring.keys = keyRing(keys.data).keys;
    const told = { length: ring.keys.length };
    if (keys.success) logger.info(told, "session keys were replaced");
    else logger.error(told, "session keys in the file are unusable");
  }
}
