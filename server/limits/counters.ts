import { DatabaseSync, type StatementSync } from "node:sqlite";
import {
  RateLimiterRedis,
  RateLimiterSQLite,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from "rate-limiter-flexible";
import type { Store } from "#server/store/store.ts";

/** The limit of each key, and the seconds of its window. */
type Options = {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
};
type Insurance = { readonly insuranceLimiter: RateLimiterAbstract };
type Limiter = () => RateLimiterAbstract;

const TABLE = "limits";
const PURGE_EVERY_MS = 60_000;

/**
 * Counts that all processes with this store share. While it is away, refuses or does not answer in
 * time, this process counts for itself; what it counted then stays. Neither is an error.
 */
export function createCounters(store: Pick<Store, "engine" | "isThere">) {
  const { engine } = store;
  const ofProcess = onSqlite(new DatabaseSync(":memory:"));
  const ofStore =
    engine.kind === "sqlite"
      ? onSqlite(engine.database)
      : (options: Options, insurance: Insurance): Limiter =>
          () =>
            new RateLimiterRedis({
              // It may be another by now.
              storeClient: engine.client(),
              rejectIfRedisNotReady: true,
              ...options,
              ...insurance,
            });

  return (options: Options) => {
    const own = ofProcess(options, {})();
    const shared = ofStore(options, { insuranceLimiter: own });
    const limiter = () => (store.isThere() ? shared() : own);
    return {
      /** How many more may be added, and the seconds until one may if none may now. */
      async find(key: string) {
        const found = await Promise.all([limiter().get(key), own.get(key)]);
        const used = found.map((each) => each?.consumedPoints ?? 0);
        const waits = found.map((each) => waitOf(each, options.points - 1));
        return { left: options.points - Math.max(...used), wait: Math.max(...waits) };
      },
      /** Adds one, unless it is one too many: then the seconds to wait, else 0. */
      async take(key: string): Promise<number> {
        const wait = waitOf(await limiter().penalty(key), options.points);
        if (wait > 0) await limiter().reward(key);
        return wait;
      },
      add: (key: string) => limiter().penalty(key),
      takeBack: (key: string) => limiter().reward(key),
      clear: (key: string) => Promise.all([limiter().delete(key), own.delete(key)]),
    };
  };
}

/** Seconds until this count is dropped, if it is more than may be. */
const waitOf = (found: RateLimiterRes | null, most: number): number =>
  found !== null && found.consumedPoints > most
    ? Math.max(1, Math.ceil(found.msBeforeNext / 1000))
    : 0;

/** Limiters on a database, from which rows are removed when their window is over. */
function onSqlite(database: DatabaseSync) {
  database.exec(`
    CREATE TABLE IF NOT EXISTS ${TABLE} (
      key TEXT PRIMARY KEY, points INTEGER NOT NULL, expire INTEGER) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS ${TABLE}_by_expiry ON ${TABLE} (expire);`);
  // The library's own removal comes an hour late, and its failure would end the process.
  const purge = setInterval(() => {
    if (!database.isOpen) return clearInterval(purge);
    try {
      database.prepare(`DELETE FROM ${TABLE} WHERE expire <= ?`).run(Date.now());
    } catch {
      // Another process is at it.
    }
  }, PURGE_EVERY_MS);
  purge.unref();
  const statements = new Map<string, StatementSync>();
  /** As in better-sqlite3. */
  const storeClient = {
    prepare(sql: string): StatementSync {
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    // Each of the limiter's transactions is one statement, which SQLite applies as a whole.
    transaction: <Work>(work: Work): Work => work,
  };
  const table = { storeType: "better-sqlite3", tableName: TABLE, tableCreated: true };
  return (options: Options, insurance: Partial<Insurance>): Limiter => {
    const limiter = new RateLimiterSQLite({ storeClient, ...table, ...options, ...insurance });
    return () => limiter;
  };
}
