import { expect, test } from "vitest";
import { isSecretField } from "./secret-fields.ts";
import { answerField, questionField } from "./security-questions.ts";

test("security questions and answers have numbered fields, and only the answer's is secret", () => {
  expect([questionField(1), answerField(2)]).toEqual(["question1", "answer2"]);
  expect([questionField(1), answerField(2)].map(isSecretField)).toEqual([false, true]);
});
