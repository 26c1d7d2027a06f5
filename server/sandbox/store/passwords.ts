import type { DatabaseSync } from "node:sqlite";
import { PASSWORD } from "../personas.ts";
import { hashSecret, matchesSecret } from "./secret-hash.ts";

/** Passwords by user name. A name without one of its own has the personas' password. */
export type PasswordStore = {
  /** Takes as long for a name nobody has; whether somebody has it is for the caller to ask. */
  matches(username: string, password: string): boolean;
  /** Whether this name's password is one that its member chose. */
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
