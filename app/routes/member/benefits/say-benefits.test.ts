import { expect, test } from "vitest";
import { sayTier } from "./say-benefits.ts";

test.each([
  ["tab1", "Ours", "In network"],
  ["Preferred", null, "Preferred"],
  ["Preferred", "Best", "Best"],
])("BENEFIT-12 the tier %j named %j has the label %j", (tierId, name, label) => {
  expect(sayTier({ tierId, name })).toBe(label);
});
