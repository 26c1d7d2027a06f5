import { expect, test } from "vitest";
import { effectOf } from "./change-effect.ts";

test.each([
  ["deductible", "worse"],
  ["outOfPocketMaximum", "worse"],
  ["annualLimit", "better"],
  ["other", null],
] as const)("COMP-21 a %s up by $250 is %s for the member, and down the opposite", (kind, up) => {
  expect(effectOf(kind, "50000", "75000")).toEqual({ favors: up, more: 25_000, of: kind });
  const down = up && { worse: "better", better: "worse" }[up];
  expect(effectOf(kind, "75000", "50000")).toEqual({ favors: down, more: -25_000, of: kind });
});

test.each([
  ["50%", "60%", "better", 10, "share"],
  ["you pay 20%", "you pay 30%", "worse", -10, "share"],
  ["$10 copay", "$5 copay", "better", -500, "copay"],
  ["$10 copay", "$12.50 copay", "worse", 250, "copay"],
  ["not covered", "$25 copay", "better", null, null],
  ["$25 copay", "no charge", "better", null, null],
  ["no charge", "$25 copay", "worse", null, null],
  ["paid in full", "80%", "worse", -20, "share"],
  ["80%", "$25 copay", null, null, null],
  ["80% after 6 months", "50%", null, null, null],
  [null, "50%", null, null, null],
  ["$10 copay", "$10.00 copay", null, 0, "copay"],
  ["80%", "ask us", null, null, null],
  ["-1", "50%", null, null, null],
  ["then you pay 20%", "50%", null, null, null],
  ["you pay 20% at first", "50%", null, null, null],
  ["mostly no charge", "50%", null, null, null],
  ["no charge at first", "50%", null, null, null],
  ["mostly not covered", "50%", null, null, null],
  ["not covered abroad", "50%", null, null, null],
] as const)("BENEFIT-26 a price that changes from %s to %s is %s", (from, to, favors, more, of) => {
  expect(effectOf("amount", from, to)).toEqual({ favors, more, of });
});

test.each([
  ["2 per plan year", "4 per plan year", "better", 2, "times"],
  ["2 per plan year", "1 per plan year", "worse", -1, "times"],
  ["2 per plan year", "2 per lifetime", null, null, null],
  ["1 every 5 years", "1 every 7 years", null, null, null],
  ["1 every 5 years", "2 every 5 years", null, null, null],
  ["8 per plan year", "12 per plan year", "better", 4, "times"],
  ["no limit", "2 per plan year", null, null, null],
  ["2 per plan year", "no limit", null, null, null],
] as const)("BENEFIT-26 a limit that changes from %s to %s is %s", (from, to, favors, more, of) => {
  expect(effectOf("benefitLimit", from, to)).toEqual({ favors, more, of });
});

test("BENEFIT-26 changed words without a number are neither better nor worse", () => {
  const none = { favors: null, more: null, of: null };
  expect(effectOf("name", "Crown", "Crown, gold")).toEqual(none);
  expect(effectOf("name", "Crown 1", "Crown 2")).toEqual(none);
  expect(effectOf("deductible", null, "50000")).toEqual(none);
  expect(effectOf("deductible", "50000", null)).toEqual(none);
});
