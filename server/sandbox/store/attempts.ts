import type { DatabaseSync } from "node:sqlite";

/** Failed attempts until an account is locked. */
const ALLOWED_FAILURES = 5;

/** Failed attempts by brand and user name, known or unknown. */
export type AttemptStore = {
  isLocked(domainId: number, username: string): boolean;
  /** Counts a failure and says how many attempts are left; 0 is locked. */
  fail(domainId: number, username: string): number;
  /** Resets the count, which unlocks. */
  reset(domainId: number, username: string): void;
};

/** Counts of one kind, so that a locked sign-in leaves recovery open. */
export function createAttemptStore(
  database: DatabaseSync,
  kind: "sign-in" | "recovery",
): AttemptStore {
  const where = "WHERE kind = ? AND domain = ? AND username = ?";
  const find = database.prepare(`SELECT failed FROM attempt ${where}`);
  const count = database.prepare(
    `INSERT INTO attempt VALUES (?, ?, ?, 1)
     ON CONFLICT (kind, domain, username) DO UPDATE SET failed = failed + 1`,
  );
  const clear = database.prepare(`DELETE FROM attempt ${where}`);
  const failed = (domainId: number, username: string): number =>
    Number(find.get(kind, domainId, username)?.["failed"] ?? 0);
  return {
    isLocked: (domainId, username) => failed(domainId, username) >= ALLOWED_FAILURES,
    fail(domainId, username) {
      count.run(kind, domainId, username);
      return Math.max(0, ALLOWED_FAILURES - failed(domainId, username));
    },
    reset: (domainId, username) => void clear.run(kind, domainId, username),
  };
}
