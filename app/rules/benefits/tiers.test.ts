import { expect, test } from "vitest";
import { chooseTier, knownNetwork, listTiers, tierKey } from "./tiers.ts";

const tier = (tierId: string, name: string | null = null) => ({ tierId, name });

test.each([
  ["BENEFIT-12 the network", "in", ["innet", "in", "In Network", "in-network"]],
  ["BENEFIT-13 the network", "out", ["out", "outnet", " OUT_OF_NETWORK "]],
  ["BENEFIT-14 the network", "in", ["tab1"]],
  ["BENEFIT-14 the network", "out", ["TAB2"]],
  ["BENEFIT-12 the network", null, ["tab3", "Preferred", "innet+", "constructor", "__proto__", ""]],
])("%s is %j for the tiers %j", (_row, network, spellings) => {
  expect(spellings.map(knownNetwork)).toEqual(spellings.map(() => network));
});

test("BENEFIT-14 spellings of the same tier have the same key, other tiers have others", () => {
  const keys = ["innet", "Preferred", "Tier 1", "constructor", "日本"].map(tierKey);
  expect(keys).toEqual(["in", "preferred", "tier1", "constructor", "日本"]);
  expect(keys.map(tierKey)).toEqual(keys);
  expect(tierKey("Tier-1")).toBe("tier1");
  expect(tierKey("Cafe\u0301")).toBe(tierKey("Café"));
  expect(tierKey("Tier 1+")).not.toBe("tier1");
  expect(tierKey("東京")).not.toBe(tierKey("日本"));
});

test("BENEFIT-11 each tier is listed once, then the tiers that limits alone name", () => {
  const answered = [tier("innet", "In"), tier("Preferred"), tier("tab1", "again")];
  const limits = ["In Network", "Preferred", "Wide", null, "wide"];
  const tiers = listTiers(
    answered,
    limits.map((networkTier) => ({ networkTier })),
  );
  expect(tiers).toEqual([tier("innet", "In"), tier("Preferred"), tier("Wide")]);
  expect(listTiers([], [{ networkTier: null }])).toEqual([]);
});

const tiers = [tier("outnet"), tier("innet"), tier("Preferred")];

test.each([
  ["none given, the default", null, "innet", false],
  ["an empty value, the default", " ", "innet", false],
  ["by its id", "outnet", "outnet", false],
  ["in another spelling", "TAB2", "outnet", false],
  ["of the plan's own", "preferred", "Preferred", false],
  ["unknown, the default", "wide", "innet", true],
  ["a name of JavaScript, the default", "constructor", "innet", true],
])("BENEFIT-11 the tier of an address: %s", (_case, asked, tierId, isUnknown) => {
  expect(chooseTier(tiers, asked)).toEqual({ tier: tier(tierId), isUnknown });
});
