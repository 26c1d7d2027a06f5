import { expect, test } from "vitest";
import { proofSize } from "./proof-of-coverage.ts";

const cell = (...lines: string[]) => [{ lines, plan: "Plan ID M1" }];
const since = { name: "Ana Sample", cells: [cell("Since 01/01/2026"), []] };

test.each([
  ["four people of two lines", [since, since, since, since], "usual"],
  ["eight people of two lines", Array.from({ length: 8 }, () => since), "usual"],
  ["nine people", Array.from({ length: 9 }, () => since), "small"],
  [
    "eight people with a last day",
    Array.from({ length: 8 }, () => ({ ...since, cells: [cell("Since", "Last day")] })),
    "small",
  ],
  [
    "eight people whose names take three lines",
    Array.from({ length: 8 }, () => ({ ...since, name: "x".repeat(60) })),
    "small",
  ],
  [
    "eight people in two languages, with a last day",
    Array.from({ length: 16 }, () => ({ ...since, cells: [cell("Since", "Last day")] })),
    "smallest",
  ],
])("the size of print fits the lines of a letter: %s", (_case, rows, size) => {
  expect(proofSize(rows)).toBe(size);
});
