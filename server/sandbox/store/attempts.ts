import type { DatabaseSync } from "node:sqlite";

/** Failed sign-ins until the account is locked. */
const ALLOWED_FAILURES = 5;

/** Failed sign-ins per brand and user name, whether or not anybody has that name. */
export type AttemptStore = {
  isLocked(domainId: number, username: string): boolean;
  /** Counts a failure and says how many attempts are left; 0 is locked. */
  fail(domainId: number, username: string): number;
  succeed(domainId: number, username: string): void;
};

export function createAttemptStore(database: DatabaseSync): AttemptStore {
  const find = database.prepare("SELECT failed FROM attempt WHERE domain = ? AND username = ?");
  const count = database.prepare(
    `INSERT INTO attempt VALUES (?, ?, 1)
     ON CONFLICT (domain, username) DO UPDATE SET failed = failed + 1`,
  );
  const clear = database.prepare("DELETE FROM attempt WHERE domain = ? AND username = ?");
  const failed = (domainId: number, username: string): number =>
    Number(find.get(domainId, username)?.["failed"] ?? 0);
  return {
    isLocked: (domainId, username) => failed(domainId, username) >= ALLOWED_FAILURES,
    fail(domainId, username) {
      count.run(domainId, username);
      return Math.max(0, ALLOWED_FAILURES - failed(domainId, username));
    },
    succeed: (domainId, username) => void clear.run(domainId, username),
  };
}
