import type { DatabaseSync, StatementSync } from "node:sqlite";
import { RateLimiterSQLite, type RateLimiterAbstract } from "rate-limiter-flexible";

/** The limit of each key, and the seconds of its window. */
export type LimiterOptions = {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
};
export type Insurance = { readonly insuranceLimiter: RateLimiterAbstract };
export type Limiter = () => RateLimiterAbstract;

const TABLE = "limits";
const PURGE_EVERY_MS = 60_000;

/** Limiters on a database, from which rows are removed when their window is over. */
export function onSqlite(database: DatabaseSync) {
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
  /** The part of better-sqlite3's interface that the limiter uses. */
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
  return (options: LimiterOptions, insurance: Partial<Insurance>): Limiter => {
    const limiter = new RateLimiterSQLite({ storeClient, ...table, ...options, ...insurance });
    return () => limiter;
  };
}
