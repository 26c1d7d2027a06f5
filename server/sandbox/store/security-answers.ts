import type { DatabaseSync } from "node:sqlite";
import { hashSecret, matchesSecret } from "./secret-hash.ts";

/** The first answer of every persona to every question. */
export const DEFAULT_ANSWER = "sandbox";

export type SecurityAnswer = { readonly questionId: string; readonly answer: string };

/** Answers by user name, compared without letter case and outer blanks. */
export type SecurityAnswerStore = {
  /** The questions the member chose, in their order; empty before that. */
  listQuestions(username: string): string[];
  /** Takes the same time for unknown names; the caller must check that the name exists. */
  matches(username: string, answer: SecurityAnswer): boolean;
  /** Replaces all answers of that name. */
  write(username: string, answers: readonly SecurityAnswer[]): void;
};

export function createSecurityAnswerStore(database: DatabaseSync): SecurityAnswerStore {
  const list = database.prepare(
    "SELECT question, hash FROM security_answer WHERE username = ? ORDER BY place",
  );
  const clear = database.prepare("DELETE FROM security_answer WHERE username = ?");
  const insert = database.prepare("INSERT INTO security_answer VALUES (?, ?, ?, ?)");
  const first = hashSecret(DEFAULT_ANSWER);
  const chosen = (username: string) =>
    list.all(username).map((row) => ({ id: String(row["question"]), hash: String(row["hash"]) }));
  return {
    listQuestions: (username) => chosen(username).map(({ id }) => id),
    matches(username, { questionId, answer }) {
      const own = chosen(username);
      const hash = own.find(({ id }) => id === questionId)?.hash;
      const right = matchesSecret(plain(answer), hash ?? first);
      // A member who chose questions has no answers to the others.
      return right && (hash !== undefined || own.length === 0);
    },
    write(username, answers) {
      clear.run(username);
      for (const [index, { questionId, answer }] of answers.entries()) {
        insert.run(username, index, questionId, hashSecret(plain(answer)));
      }
    },
  };
}

const plain = (answer: string): string => answer.trim().toLowerCase();
