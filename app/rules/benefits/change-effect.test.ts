import { expect, test } from "vitest";
import { changeEffectOf } from "./change-effect.ts";

test.each([
  ["50%", "60%", "better", 10, "share"],
  ["you pay 20%", "you pay 30%", "worse", -10, "share"],
  ["$10 copay", "$5 copay", "better", -500, "copay"],
  ["$10 copay", "$12.50 copay", "worse", 250, "copay"],
  ["not covered", "$25 copay", "better", null, null],
  ["$25 copay", "no charge", "better", null, null],
  ["no charge", "$25 copay", "worse", null, null],
  ["paid in full", "80%", "worse", -20, "share"],
  ["$10 copay", "$10.00 copay", null, 0, "copay"],
] as const)("BENEFIT-26 a price that changes from %s to %s is %s", (from, to, favors, more, of) => {
  expect(changeEffectOf("amount", from, to)).toEqual({ favors, more, of });
});

test.each([
  ["2 per plan year", "4 per plan year", "better", 2, "times"],
  ["2 per plan year", "1 per plan year", "worse", -1, "times"],
  ["8 per plan year", "12 per plan year", "better", 4, "times"],
] as const)("BENEFIT-26 a limit that changes from %s to %s is %s", (from, to, favors, more, of) => {
  expect(changeEffectOf("benefitLimit", from, to)).toEqual({ favors, more, of });
});

test.each([
  ["amount", "80%", ["$25 copay", "ask us", null]],
  ["amount", "50%", ["80% after 6 months", "then you pay 20%", "you pay 20% at first", "-1"]],
  ["amount", "50%", ["mostly no charge", "no charge at first", "mostly not covered"]],
  ["amount", "50%", ["not covered abroad"]],
  ["benefitLimit", "2 per plan year", ["2 per lifetime", "no limit"]],
  ["benefitLimit", "1 every 5 years", ["1 every 7 years", "2 every 5 years"]],
  ["name", "Crown 1", ["Crown, gold", "Crown 2"]],
  ["deductible", "50000", [null]],
] as const)("BENEFIT-26 other changes of %s from or to %s have no effect (%#)", (...row) => {
  const [of, one, others] = row;
  const none = { favors: null, more: null, of: null };
  for (const other of others) {
    expect([changeEffectOf(of, one, other), changeEffectOf(of, other, one)]).toEqual([none, none]);
  }
});
