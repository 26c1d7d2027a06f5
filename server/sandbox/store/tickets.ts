import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

/** Owner of a key: a member key for registrations, a user name for resets. */
type Ticket = { readonly owner: string; readonly domainId: number };

/** Temporary keys that identify a person between two calls. */
export type TicketStore = {
  issue(ticket: Ticket): string;
  /** Undefined for an unknown, expired or revoked key. */
  find(key: string): Ticket | undefined;
  /** Revokes all keys of an owner. */
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
