import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

/** What a key stands for: the member of a registration, the user name of a reset. */
type Ticket = { readonly owner: string; readonly domainId: number };

/** Keys that stand for somebody between two calls of one purpose, for a while. */
export type TicketStore = {
  issue(ticket: Ticket): string;
  /** Undefined for a key that was never issued, has run out or was forgotten. */
  find(key: string): Ticket | undefined;
  /** Makes every key of that owner worthless. */
  revoke(owner: string): void;
};

export function createTicketStore(
  database: DatabaseSync,
  purpose: "registration" | "reset",
  ttlMs: number,
  now: () => Date,
): TicketStore {
  const insert = database.prepare("INSERT INTO ticket VALUES (?, ?, ?, ?, ?)");
  const find = database.prepare(
    "SELECT owner, domain FROM ticket WHERE key = ? AND purpose = ? AND expires > ?",
  );
  const forget = database.prepare("DELETE FROM ticket WHERE purpose = ? AND owner = ?");
  return {
    issue({ owner, domainId }) {
      const key = randomUUID();
      insert.run(key, purpose, owner, domainId, now().getTime() + ttlMs);
      return key;
    },
    find(key) {
      const row = find.get(key, purpose, now().getTime());
      return row && { owner: String(row["owner"]), domainId: Number(row["domain"]) };
    },
    revoke: (owner) => void forget.run(purpose, owner),
  };
}
