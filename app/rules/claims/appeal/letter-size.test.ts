import { expect, test } from "vitest";
import { countLines, hasTooManyLines, letterSize } from "./letter-size.ts";

test.each([
  ["", 1],
  ["one", 1],
  ["one\ntwo", 2],
  ["one\r\n\r\ntwo\r\n", 3],
  ["x".repeat(85), 1],
  ["x".repeat(86), 2],
  [`${"x".repeat(200)}\ny`, 4],
])("the text %j has %i printed lines", (text, lines) => {
  expect(countLines(text)).toBe(lines);
});

test("reasons have up to 25 lines and an address up to 6, empty lines included", () => {
  const lines = (count: number) => Array.from({ length: count }, () => "a").join("\n");
  expect(hasTooManyLines("why", lines(25))).toBe(false);
  expect(hasTooManyLines("why", lines(26))).toBe(true);
  expect(hasTooManyLines("address", lines(6))).toBe(false);
  expect(hasTooManyLines("address", lines(7))).toBe(true);
  // Ten short paragraphs are no more than that.
  expect(hasTooManyLines("why", Array.from({ length: 10 }, () => "a").join("\n\n"))).toBe(false);
});

test("a letter is printed smaller the more lines it has", () => {
  const of = (lines: number) => letterSize(["", ...Array.from({ length: lines }, () => "a")]);
  expect([14, 15, 36, 37].map(of)).toEqual(["usual", "small", "small", "smallest"]);
});
