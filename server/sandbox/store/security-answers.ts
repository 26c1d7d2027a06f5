import type { DatabaseSync } from "node:sqlite";
import { hashSecret, matchesSecret } from "./secret-hash.ts";

/** Every persona's answer to every question, until they give others. */
export const DEFAULT_ANSWER = "sandbox";

export type SecurityAnswer = { readonly questionId: string; readonly answer: string };

/** Answers by user name. Letter case and blanks around them do not count. */
export type SecurityAnswerStore = {
  /** The questions that this name's member chose, in their order; none where they never did. */
  listQuestions(username: string): string[];
  /** Takes as long for a name nobody has; whether somebody has it is for the caller to ask. */
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
      const kept = chosen(username);
      const hash = kept.find(({ id }) => id === questionId)?.hash;
      const right = matchesSecret(plain(answer), hash ?? first);
      // Who chose questions has no answer to the others, and not the personas' one either.
      return right && (hash !== undefined || kept.length === 0);
    },
    write(username, answers) {
      clear.run(username);
      for (const [place, { questionId, answer }] of answers.entries()) {
        insert.run(username, place, questionId, hashSecret(plain(answer)));
      }
    },
  };
}

const plain = (answer: string): string => answer.trim().toLowerCase();
