import { redisAddress, sessionKeys } from "#server/settings/fields.ts";
import { watchFile } from "#server/settings/files.ts";
import type { Logger } from "./log/logger.ts";
import { keyRing, type KeyRing } from "./session/seal.ts";
import type { Store } from "./store/store.ts";

// Secrets that may be replaced while the process runs (docs/operations.md). An unusable text is
// logged once, and the earlier secret stays in use. Both functions return one that stops watching.

type Watching = { readonly logger: Logger; readonly everyMs?: number };

/** Loads the keys of a file into the ring whenever they change. */
export function watchSessionKeys(
  path: string,
  { ring, logger, everyMs }: Watching & { readonly ring: KeyRing },
): () => void {
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

type Moving = { readonly store: Pick<Store, "moveTo">; /** At the start. */ readonly url: string };

/** Passes the URL in a file to the store whenever it changes. */
export function watchRedisUrl(
  path: string,
  { store, logger, everyMs, ...before }: Watching & Moving,
): () => void {
  let { url } = before;
  const take = (text: string) => {
    if (!redisAddress.safeParse(text).success) {
      logger.error({ setting: "REDIS_URL_FILE" }, "address of the shared store is unusable");
    } else if (text !== url) {
      url = text;
      const told = "address of the shared store was replaced";
      void store.moveTo(url).then(() => logger.info({ setting: "REDIS_URL_FILE" }, told));
    }
  };
  return watchFile(path, take, everyMs);
}
