import type { DatabaseSync } from "node:sqlite";
import { jsonColumn } from "./json-column.ts";

/** What a letter is about: somebody's user name, or an ID card. */
type Matter =
  { readonly username: string } | { readonly card: { suffix: number; category: string } };

/** A letter as a real gateway would send it. */
type Letter = { readonly to: string } & Matter;

/** What would have been sent. Nothing ever is. */
export type MailStore = {
  send(letter: Letter): void;
  list(): Letter[];
};

export function createMailStore(database: DatabaseSync): MailStore {
  const insert = database.prepare("INSERT INTO mail (recipient, matter) VALUES (?, ?)");
  const list = database.prepare("SELECT recipient, matter FROM mail ORDER BY n");
  return {
    send: ({ to, ...matter }) => void insert.run(to, JSON.stringify(matter)),
    list: () =>
      list
        .all()
        .map((row) => ({ to: String(row["recipient"]), ...asMatter(jsonColumn(row, "matter")) })),
  };
}

// What `send` writes as JSON comes back as what it was.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asMatter = (matter: unknown) => matter as Matter;
