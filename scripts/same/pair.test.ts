import { expect, test } from "vitest";
import { differingLines } from "./pair.ts";

test("two answers differ by the lines that only one of them has, or by their order", () => {
  expect(differingLines("200\n<h1>A\n<p>1", "200\n<h1>A\n<p>2")).toEqual(["  - <p>1", "  + <p>2"]);
  expect(differingLines("a\nb", "b\na")).toEqual(["  the same lines in another order or number"]);
  const many = Array.from({ length: 14 }, (_, n) => `${n}`).join("\n");
  expect(differingLines(many, "")).toHaveLength(13);
  expect(differingLines(many, "").at(-1)).toBe("  (3 more lines)");
});
