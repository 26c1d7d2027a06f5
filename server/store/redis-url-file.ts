import type { Logger } from "#server/log/logger.ts";
import type { Store } from "./store.ts";
import { redisAddress } from "#server/settings/fields.ts";
import { watchFile } from "#server/settings/watch-file.ts";

type Watching = {
  readonly store: Pick<Store, "moveTo">;
  /** The content of the file at the start. */
  readonly url: string;
  readonly logger: Logger;
  readonly everyMs?: number;
};

/**
 * Passes the URL in a file to the store whenever it changes. An invalid URL is logged once, and the
 * previous one stays in use. Returns a function that stops watching.
 */
export function watchRedisUrl(path: string, watching: Watching): () => void {
  const { store, logger, everyMs } = watching;
  let { url } = watching;
  const take = (text: string) => {
    if (!redisAddress.safeParse(text).success) {
      logger.error({ setting: "REDIS_URL_FILE" }, "address of the shared store is unusable");
    } else if (text !== url) {
      url = text;
      void store.moveTo(url);
      logger.info({ setting: "REDIS_URL_FILE" }, "address of the shared store was replaced");
    }
  };
  return watchFile(path, take, everyMs);
}
