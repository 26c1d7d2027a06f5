import type { DatabaseSync } from "node:sqlite";
import { jsonColumn } from "./json-column.ts";

/** What a mail is about: a user name, an ID card, a chosen provider, or a change in the account. */
type Matter =
  | { readonly username: string }
  | { readonly card: { suffix: number; category: string } }
  | { readonly providerId: string }
  | { readonly about: "email-changed" | "security-answers-changed" };

type Letter = { readonly to: string } & Matter;

/** Mail that a real gateway would send; the sandbox only records it. */
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

// The column's JSON was written by `send`.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asMatter = (matter: unknown) => matter as Matter;
