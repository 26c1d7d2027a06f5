import type { DatabaseSync } from "node:sqlite";
import { PASSWORD } from "../personas/personas.ts";
import { hashSecret, matchesSecret } from "./secret-hash.ts";

/** Passwords by user name; the personas' first password where none was set. */
export type PasswordStore = {
  /** Takes the same time for unknown names; the caller must check that the name exists. */
  matches(username: string, password: string): boolean;
  /** Whether the member has set a password. */
  isChosen(username: string): boolean;
  write(username: string, password: string): void;
};

export function createPasswordStore(database: DatabaseSync): PasswordStore {
  const find = database.prepare("SELECT hash FROM password WHERE username = ?");
  const write = database.prepare("INSERT OR REPLACE INTO password VALUES (?, ?)");
  const first = hashSecret(PASSWORD);
  const chosen = (username: string) => find.get(username)?.["hash"];
  return {
    matches: (username, password) => matchesSecret(password, String(chosen(username) ?? first)),
    isChosen: (username) => chosen(username) !== undefined,
    write: (username, password) => void write.run(username, hashSecret(password)),
  };
}
