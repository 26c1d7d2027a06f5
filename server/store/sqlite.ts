import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { SQLInputValue } from "node:sqlite";
import { IN_MEMORY } from "#server/settings/in-memory.ts";
import { StoreAwayError, type Changes, type Store } from "./store.ts";

/** How long a statement waits for another process's, which takes less than a millisecond. */
const BUSY_MS = 1000;
/** The code for a database that another process has locked, and how long to sleep before the next try. */
const SQLITE_BUSY = 5;
const LOCKED_STEP_MS = 5;
/** A wrong log-in leaves its page, some 15 kB: ten seconds, and two for presses that wait (first-press.ts). */
const PURGE_EVERY_MS = 10_000;

const TABLES = `
CREATE TABLE IF NOT EXISTS records (key TEXT PRIMARY KEY, expires INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS fields (
  key TEXT NOT NULL REFERENCES records ON DELETE CASCADE, name TEXT NOT NULL, value BLOB NOT NULL,
  PRIMARY KEY (key, name)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS owned (
  owner TEXT NOT NULL, key TEXT NOT NULL REFERENCES records ON DELETE CASCADE,
  PRIMARY KEY (owner, key)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS owned_by_key ON owned (key);
CREATE TABLE IF NOT EXISTS entries (
  key TEXT PRIMARY KEY, value BLOB NOT NULL, expires INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS records_by_expiry ON records (expires);
CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires);`;

/**
 * A store in a file of this directory, which the processes of one machine share and a restart
 * keeps; or in memory. Throws the error of Node.js if the file can't be opened.
 */
export function createSqliteStore(directory: string): Store {
  const database = openDatabase(directory);
  const statements = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  const prepared = (parts: TemplateStringsArray) => {
    const sql = parts.join("?");
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  /** Runs a statement, whose values are bound, and counts the rows that it changed. */
  const run = (parts: TemplateStringsArray, ...values: SQLInputValue[]): number =>
    Number(prepared(parts).run(...values).changes);
  const all = (parts: TemplateStringsArray, ...values: SQLInputValue[]) =>
    prepared(parts).all(...values);

  /** All of it or nothing; other processes see no part of it. */
  function together<Value>(work: () => Value): Value {
    database.exec("BEGIN IMMEDIATE");
    try {
      const value = work();
      database.exec("COMMIT");
      return value;
    } catch (error) {
      database.exec("ROLLBACK");
      throw error;
    }
  }

  /** An end is on the disk before it is told, so that a power cut brings no session back. */
  function durably<Value>(work: () => Value): Value {
    database.exec("PRAGMA synchronous = FULL");
    try {
      return work();
    } finally {
      database.exec("PRAGMA synchronous = NORMAL");
    }
  }

  const writeField = (key: string, name: string, value: Uint8Array) =>
    run`INSERT INTO fields VALUES (${key}, ${name}, ${value})
        ON CONFLICT DO UPDATE SET value = excluded.value`;
  /** Writes fields of a record that there is, and its lifetime; false without one. */
  function writeRecord(key: string, changes: Changes, ttlMs: number | undefined): boolean {
    const now = Date.now();
    const expires = ttlMs === undefined ? null : now + ttlMs;
    const found = run`UPDATE records SET expires = coalesce(${expires}, expires)
                      WHERE key = ${key} AND expires > ${now}`;
    if (found === 0) return false;
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) void run`DELETE FROM fields WHERE key = ${key} AND name = ${name}`;
      else writeField(key, name, value);
    }
    return true;
  }
  const removeRecord = (key: string) => run`DELETE FROM records WHERE key = ${key}`;
  const setValue = (key: string, value: Uint8Array, ttlMs: number) =>
    void run`INSERT OR REPLACE INTO entries VALUES (${key}, ${value}, ${Date.now() + ttlMs})`;
  const purge = setInterval(() => {
    try {
      void run`DELETE FROM records WHERE expires <= ${Date.now()}`;
      void run`DELETE FROM entries WHERE expires <= ${Date.now()}`;
    } catch {
      // Another process is at it.
    }
  }, PURGE_EVERY_MS);
  purge.unref();

  return {
    records: {
      read: answering((key: string) => {
        const rows = all`SELECT name, value FROM records LEFT JOIN fields USING (key)
                         WHERE key = ${key} AND expires > ${Date.now()}`;
        if (rows.length === 0) return null;
        const named = rows.filter(({ name }) => name !== null);
        return new Map(named.map(({ name, value }) => [textOf(name), bufferOf(value)]));
      }),
      create: answering((key, fields, ttlMs, owners = []) =>
        together(() => {
          removeRecord(key);
          void run`INSERT INTO records VALUES (${key}, ${Date.now() + ttlMs})`;
          for (const [name, value] of Object.entries(fields)) writeField(key, name, value);
          for (const owner of owners) void run`INSERT INTO owned VALUES (${owner}, ${key})`;
        }),
      ),
      write: answering((key, changes, ttlMs) => together(() => writeRecord(key, changes, ttlMs))),
      remove: answering((key, remnant) =>
        durably(() =>
          together(() => {
            if (removeRecord(key) === 0) return false;
            if (remnant !== undefined) writeRecord(remnant.key, remnant.fields, remnant.ttlMs);
            return true;
          }),
        ),
      ),
      ownedBy: answering((owners) => {
        const rows = owners.flatMap((owner) => all`SELECT key FROM owned WHERE owner = ${owner}`);
        return [...new Set(rows.map(({ key }) => textOf(key)))];
      }),
    },
    values: {
      get: answering((key) => {
        const [row] = all`SELECT value FROM entries
                          WHERE key = ${key} AND expires > ${Date.now()}`;
        return row === undefined ? null : bufferOf(row["value"]);
      }),
      set: answering(setValue),
      setAnyway: answering((...value) => durably(() => setValue(...value))),
      add: answering((key, value, ttlMs) => {
        const now = Date.now();
        const added = run`INSERT INTO entries VALUES (${key}, ${value}, ${now + ttlMs})
          ON CONFLICT DO UPDATE SET value = excluded.value, expires = excluded.expires
          WHERE expires <= ${now}`;
        return added > 0;
      }),
      extend: answering((key, value, ttlMs) => {
        const now = Date.now();
        const extended = run`UPDATE entries SET expires = ${now + ttlMs}
          WHERE key = ${key} AND value = ${value} AND expires > ${now}`;
        return extended > 0;
      }),
    },
    engine: { kind: "sqlite", database },
    ready: () => Promise.resolve(),
    isAnswering: () => database.isOpen,
    moveTo: () => Promise.resolve(),
    close() {
      clearInterval(purge);
      if (database.isOpen) database.close();
      return Promise.resolve();
    },
  };
}

function openDatabase(directory: string): DatabaseSync {
  const isInMemory = directory === IN_MEMORY;
  if (!isInMemory) mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = isInMemory ? IN_MEMORY : join(directory, "sessions.sqlite");
  const database = new DatabaseSync(path, { timeout: BUSY_MS });
  if (!isInMemory) {
    chmodSync(path, 0o600);
    useWriteAheadLog(database);
  }
  database.exec("PRAGMA synchronous = NORMAL");
  database.exec(TABLES);
  return database;
}

/**
 * SQLite does not wait for the lock that this takes, which processes that start together on a new
 * file take from each other. A process that only starts has nothing else to do meanwhile.
 */
function useWriteAheadLog(database: DatabaseSync): void {
  const sleeping = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const until = Date.now() + BUSY_MS;
  for (;;) {
    try {
      return database.exec("PRAGMA journal_mode = WAL");
    } catch (error) {
      const isBusy = error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
      if (!isBusy || Date.now() > until) throw error;
      Atomics.wait(sleeping, 0, 0, LOCKED_STEP_MS);
    }
  }
}

/** A function whose result or error comes as a promise; an error is StoreAwayError. */
function answering<Args extends readonly unknown[], Value>(work: (...args: Args) => Value) {
  return (...args: Args): Promise<Value> =>
    // A statement runs at once; a busy or full database throws.
    Promise.resolve().then(() => {
      try {
        return work(...args);
      } catch (error) {
        throw new StoreAwayError(error);
      }
    });
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const bufferOf = (value: unknown): Buffer =>
  value instanceof Uint8Array
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    : Buffer.alloc(0);
