import type { DatabaseSync } from "node:sqlite";

/** A letter that names somebody's user name, as a real gateway would send it. */
type Letter = { readonly to: string; readonly username: string };

/** What would have been sent. Nothing ever is. */
export type MailStore = {
  send(letter: Letter): void;
  list(): Letter[];
};

export function createMailStore(database: DatabaseSync): MailStore {
  const insert = database.prepare("INSERT INTO mail (recipient, username) VALUES (?, ?)");
  const list = database.prepare("SELECT recipient, username FROM mail ORDER BY n");
  return {
    send: ({ to, username }) => void insert.run(to, username),
    list: () =>
      list
        .all()
        .map((row) => ({ to: String(row["recipient"]), username: String(row["username"]) })),
  };
}
