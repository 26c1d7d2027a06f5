import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

const VERSION = 4;

/** Data seeded from the world: again at every start and on every new day. */
const MADE = ["seeded", "claim", "eob", "eob_claim"] as const;

/** Changes by members, kept until a reset. */
const DONE = [
  "change",
  "attempt",
  "account",
  "password",
  "security_answer",
  "ticket",
  "mail",
] as const;

const SCHEMA = `
  CREATE TABLE seeded (family INTEGER PRIMARY KEY, day TEXT NOT NULL) STRICT;
  CREATE TABLE claim (
    id TEXT NOT NULL, family INTEGER NOT NULL, suffix INTEGER NOT NULL, type TEXT NOT NULL,
    day TEXT NOT NULL, status TEXT NOT NULL, provider TEXT, body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX claim_id ON claim (family, id);
  CREATE INDEX claim_list ON claim (family, suffix, type, day DESC, id DESC);
  CREATE TABLE eob (
    id TEXT PRIMARY KEY, family INTEGER NOT NULL, suffix INTEGER NOT NULL, type TEXT NOT NULL,
    day TEXT NOT NULL, body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX eob_list ON eob (family, day DESC, id DESC);
  CREATE TABLE eob_claim (claim TEXT PRIMARY KEY, eob TEXT NOT NULL, provider TEXT) STRICT;
  CREATE INDEX eob_claim_eob ON eob_claim (eob);
  CREATE TABLE change (
    owner TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (owner, name)
  ) STRICT;
  CREATE TABLE attempt (
    kind TEXT NOT NULL, domain INTEGER NOT NULL, username TEXT NOT NULL, failed INTEGER NOT NULL,
    PRIMARY KEY (kind, domain, username)
  ) STRICT;
  CREATE TABLE account (
    username TEXT PRIMARY KEY, domain INTEGER NOT NULL, family TEXT NOT NULL, suffix INTEGER NOT NULL,
    UNIQUE (family, suffix)
  ) STRICT;
  CREATE TABLE password (username TEXT PRIMARY KEY, hash TEXT NOT NULL) STRICT;
  CREATE TABLE security_answer (
    username TEXT NOT NULL, place INTEGER NOT NULL, question TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (username, question)
  ) STRICT;
  CREATE TABLE ticket (
    key TEXT PRIMARY KEY, purpose TEXT NOT NULL, owner TEXT NOT NULL, domain INTEGER NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE mail (
    n INTEGER PRIMARY KEY AUTOINCREMENT, recipient TEXT NOT NULL, matter TEXT NOT NULL
  ) STRICT;
  PRAGMA user_version = ${VERSION};
`;

/** Opens the database at `path`, or in ":memory:", and creates missing tables. */
export function openDatabase(path: string): DatabaseSync {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
  if (versionOf(database) !== VERSION) {
    for (const table of [...MADE, ...DONE]) database.exec(`DROP TABLE IF EXISTS ${table}`);
    database.exec(SCHEMA);
  }
  forgetMade(database);
  return database;
}

/** Empties the seeded tables, which are then seeded again. */
function forgetMade(database: DatabaseSync): void {
  for (const table of MADE) database.exec(`DELETE FROM ${table}`);
}

/** Empties all tables. */
export function clearDatabase(database: DatabaseSync): void {
  forgetMade(database);
  for (const table of DONE) database.exec(`DELETE FROM ${table}`);
}

export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("BEGIN");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

function versionOf(database: DatabaseSync): unknown {
  return database.prepare("PRAGMA user_version").get()?.["user_version"];
}
