import { expect, test } from "vitest";
import {
  detailOfKind,
  isSpentByPlan,
  accumulatorKindOf,
  networkNamedIn,
} from "./accumulator-kind.ts";

test.each([
  ["deductible", ["Deductible", "Deductible - In Network", "Out of network deductible"]],
  ["deductible", ["Individual Deductible (calendar year)", "Dental deductible"]],
  ["outOfPocketMaximum", ["Out-of-pocket maximum", "Out of Pocket Max - Out of Network"]],
  ["outOfPocketMaximum", ["Maximum out of pocket", "Max out of pocket", "OOP max", "OOP", "MOOP"]],
  ["annualLimit", ["Annual Limit", "annual benefit maximum", "Calendar year max"]],
  ["annualLimit", ["Annual dental maximum"]],
  ["other", ["Medical deductible", "Orthodontia deductible", "Deductible waived for"]],
  ["other", ["Out of pocket for hearing aids", "Hearing out of pocket maximum"]],
  ["other", ["Lifetime maximum", "Maximum", "Annual orthodontia maximum"]],
  ["other", ["Annual maximum of fillings", "Annual frame allowance", "constructor", "", null]],
])("BENEFIT-09 BENEFIT-15 dental amounts are of the kind %s by name (case %#)", (kind, names) => {
  expect(names.map((name) => accumulatorKindOf(name, "dental"))).toEqual(names.map(() => kind));
});

test.each([
  ["in", ["Deductible - In Network", "deductible innet", "InNetwork deductible"]],
  ["in", ["Out of pocket maximum, in-network"]],
  ["out", ["Deductible - Out of Network", "outnet deductible", "OutOfNetwork deductible"]],
  ["out", ["OutNetwork deductible", "Out network deductible"]],
  [null, ["Out of pocket maximum", null]],
])("BENEFIT-15 amounts belong to the network %j by name (case %#)", (network, names) => {
  expect(names.map(networkNamedIn)).toEqual(names.map(() => network));
});

test("a tier's description is left out of an amount of another kind than its header names", () => {
  const detail = { header: "Deductible - In Network", body: "What you pay first." };
  expect(detailOfKind("deductible", detail)).toBe(detail);
  expect(detailOfKind("outOfPocketMaximum", detail)).toBeNull();
  const ofAll = { header: "Your costs", body: "What you pay." };
  expect(detailOfKind("outOfPocketMaximum", ofAll)).toBe(ofAll);
  expect(detailOfKind("outOfPocketMaximum", null)).toBeNull();
});

test("BENEFIT-09 limits are worded as used, deductibles and out-of-pocket maximums are not", () => {
  expect((["annualLimit", "other"] as const).map(isSpentByPlan)).toEqual([true, true]);
  expect((["deductible", "outOfPocketMaximum"] as const).map(isSpentByPlan)).toEqual([
    false,
    false,
  ]);
});
