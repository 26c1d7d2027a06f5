import { expect, test } from "vitest";
import { detailOf, isUsed, kindOf, networkIn } from "./accumulator-kind.ts";

test.each([
  ["Deductible", "deductible"],
  ["Deductible - In Network", "deductible"],
  ["Out of network deductible", "deductible"],
  ["Individual Deductible (calendar year)", "deductible"],
  ["Dental deductible", "deductible"],
  ["Medical deductible", "other"],
  ["Orthodontia deductible", "other"],
  ["Deductible waived for", "other"],
  ["Out-of-pocket maximum", "outOfPocketMaximum"],
  ["Out of Pocket Max - Out of Network", "outOfPocketMaximum"],
  ["Maximum out of pocket", "outOfPocketMaximum"],
  ["OOP max", "outOfPocketMaximum"],
  ["MOOP", "outOfPocketMaximum"],
  ["Out of pocket for hearing aids", "other"],
  ["Annual Limit", "annualLimit"],
  ["annual benefit maximum", "annualLimit"],
  ["Calendar year max", "annualLimit"],
  ["Annual dental maximum", "annualLimit"],
  ["Lifetime maximum", "other"],
  ["Maximum", "other"],
  ["Annual orthodontia maximum", "other"],
  ["Annual maximum of fillings", "other"],
  ["Annual frame allowance", "other"],
  ["constructor", "other"],
  ["", "other"],
  [null, "other"],
  ["OOP", "outOfPocketMaximum"],
  ["Max out of pocket", "outOfPocketMaximum"],
  ["Hearing out of pocket maximum", "other"],
])("BENEFIT-09 BENEFIT-15 a dental amount named %j has the kind %s", (name, kind) => {
  expect(kindOf(name, "dental")).toBe(kind);
});

test("BENEFIT-15 without a category a deductible with a category in its name is of its own kind", () => {
  expect(kindOf("Dental deductible")).toBe("other");
  expect(kindOf("Deductible")).toBe("deductible");
});

test.each([
  ["Deductible - In Network", "in"],
  ["Deductible - Out of Network", "out"],
  ["deductible innet", "in"],
  ["outnet deductible", "out"],
  ["Out of pocket maximum", null],
  ["Out of pocket maximum, in-network", "in"],
  [null, null],
  ["OutOfNetwork deductible", "out"],
  ["OutNetwork deductible", "out"],
  ["Out network deductible", "out"],
  ["InNetwork deductible", "in"],
])("BENEFIT-15 an amount named %j belongs to the network %j", (name, network) => {
  expect(networkIn(name)).toBe(network);
});

test("a tier's description is left out of an amount of another kind than its header names", () => {
  const detail = { header: "Deductible - In Network", body: "What you pay first." };
  expect(detailOf("deductible", detail)).toBe(detail);
  expect(detailOf("outOfPocketMaximum", detail)).toBeNull();
  const ofAll = { header: "Your costs", body: "What you pay." };
  expect(detailOf("outOfPocketMaximum", ofAll)).toBe(ofAll);
  expect(detailOf("outOfPocketMaximum", null)).toBeNull();
});

test("BENEFIT-09 limits are worded as used, deductibles and out-of-pocket maximums are not", () => {
  expect((["annualLimit", "other"] as const).map(isUsed)).toEqual([true, true]);
  expect((["deductible", "outOfPocketMaximum"] as const).map(isUsed)).toEqual([false, false]);
});
