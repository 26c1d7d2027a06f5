import { expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { createSecurityAnswerStore } from "./security-answers.ts";

test("who chose questions has no answer to the others, and nobody else loses theirs", () => {
  const database = openDatabase(":memory:");
  const answers = createSecurityAnswerStore(database);
  const first = { questionId: "1", answer: "sandbox" };
  expect(answers.matches("sub", first)).toBe(true);
  answers.write("sub", [{ questionId: "2", answer: "Mock" }]);
  expect(answers.matches("sub", first)).toBe(false);
  expect(answers.matches("sub", { questionId: "2", answer: "sandbox" })).toBe(false);
  expect(answers.matches("sub", { questionId: "2", answer: " mock" })).toBe(true);
  expect(answers.matches("cop", first)).toBe(true);
  const kept = JSON.stringify(database.prepare("SELECT * FROM security_answer").all());
  expect(kept.toLowerCase()).not.toContain("mock");
  database.close();
});
