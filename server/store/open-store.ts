import { createFaultLog } from "#server/log/once-a-minute.ts";
import type { Logger } from "#server/log/logger.ts";
import { SettingsError } from "#server/settings/settings-error.ts";
import type { Settings } from "#server/settings/settings.ts";
import { createRedisStore } from "./redis.ts";
import { createSqliteStore } from "./sqlite.ts";
import type { Store } from "./store.ts";

type StoreSettings = Pick<
  Settings,
  "DATA_DIR" | "REDIS_URL" | "REDIS_SENTINELS" | "REDIS_CLUSTER" | "REDIS_TIMEOUT_MS"
>;

const STORE = "shared store";

/**
 * The store of these settings: Redis with `REDIS_URL`, else SQLite in `DATA_DIR`. Throws
 * SettingsError if the directory can't be written.
 */
export function openStore(settings: StoreSettings, logger: Pick<Logger, "info" | "warn">): Store {
  const { DATA_DIR: directory, REDIS_URL: url } = settings;
  if (url !== null) {
    return createRedisStore({
      address: { url, sentinels: settings.REDIS_SENTINELS, isCluster: settings.REDIS_CLUSTER },
      timeoutMs: settings.REDIS_TIMEOUT_MS,
      onChange(isAnswering, awayMs) {
        const fields = { reason: isAnswering ? "open" : "away", ms: Math.round(awayMs) };
        if (isAnswering) logger.info(fields, STORE);
        else logger.warn(fields, STORE);
      },
      onError: createFaultLog(logger),
    });
  }
  try {
    return createSqliteStore(directory);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new SettingsError([`DATA_DIR: sessions cannot be kept there (${code})`]);
  }
}
