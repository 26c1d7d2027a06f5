import type { Logger } from "./log/logger.ts";
import { sessionKeys } from "#server/settings/fields.ts";
import { keyRing, type KeyRing } from "./session/seal.ts";
import { watchFile } from "#server/settings/watch-file.ts";

type Watching = { readonly ring: KeyRing; readonly logger: Logger; readonly everyMs?: number };

/**
 * Loads the keys of a file into the ring whenever they change. Invalid keys are logged once, and
 * the previous ones stay in use. Returns a function that stops watching.
 */
export function watchSessionKeys(path: string, { ring, logger, everyMs }: Watching): () => void {
  const take = (text: string) => {
    const keys = sessionKeys.safeParse(text);
    if (!keys.success) {
      logger.error({ length: ring.keys.length }, "session keys in the file are unusable");
    } else if (textOf(keys.data) !== textOf(ring.keys)) {
      ring.keys = keyRing(keys.data).keys;
      logger.info({ length: ring.keys.length }, "session keys were replaced");
    }
  };
  return watchFile(path, take, everyMs);
}

const textOf = (keys: readonly Uint8Array[]): string =>
  keys.map((key) => Buffer.from(key).toString("base64url")).join();
