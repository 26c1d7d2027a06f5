import { expect, test } from "vitest";
import { defineWrite } from "./call.ts";
import { parseAnswer } from "./read-answer.ts";

const write = defineWrite({
  method: "PUT",
  path: "thing",
  summary: "",
  mayBeEmpty: true,
});

const isTaken = (answer: object): boolean => {
  try {
    parseAnswer(write, { text: JSON.stringify(answer) });
    return true;
  } catch {
    return false;
  }
};

test.each([
  [{ saved: false }, false],
  [{ saved: true }, true],
  [{ accepted: false }, false],
  [{ status: 399 }, true],
  [{ status: 400 }, false],
  [{ status: 500 }, false],
  [{ status: "Rejected" }, false],
  [{ status: "done" }, true],
  [{ errors: [] }, true],
  [{ errors: ["x"] }, false],
])("a status 200 with %j counts as done: %s", (answer, isDone) => {
  expect(isTaken(answer)).toBe(isDone);
});
