import { expect, test } from "vitest";
import { differencesOf } from "./differences.ts";

test("questions that two builds answer alike are no difference, all others are told", () => {
  const before = new Map([
    ["same", "200\n<p>1"],
    ["words", "200\n<h1>A\n<p>1"],
    ["order", "200\na\nb"],
    ["gone", "200"],
  ]);
  const after = new Map([
    ["same", "200\n<p>1"],
    ["words", "200\n<h1>A\n<p>2"],
    ["order", "200\nb\na"],
    ["new", "404"],
  ]);
  expect(differencesOf(before, after)).toEqual([
    "words\n  - <p>1\n  + <p>2",
    "order\n  the same lines in another order or number",
    "gone\n  only then",
    "new\n  only now",
  ]);
});
