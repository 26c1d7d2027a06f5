import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { getTiers, medicalTier } from "./benefit-tiers.ts";
import { openSandboxGateway, refusedField } from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const NEW_YEAR = getPlainDate("2026-01-01");
const CATEGORIES = ["dental", "vision", "pharmacy"] as const;

test("GW-28 GET benefits/medical carries the day and no suffix", async () => {
  const value = await world.reads(
    "sub",
    "benefits/medical",
    (gateway) => getTiers(gateway, { category: "medical", suffix: 1, day: NEW_YEAR }),
    { asOfDate: NEW_YEAR },
  );
  expect(value.tiers.map(({ tierId }) => tierId)).toEqual(["innet", "outnet"]);
  expect(value.unreadable).toEqual([]);
});

test.each(CATEGORIES)(
  "GW-29 GW-30 GW-31 GET benefits/%s carries the suffix and the day",
  async (category) => {
    const value = await world.reads(
      "sub",
      `benefits/${category}`,
      (gateway) => getTiers(gateway, { category, suffix: 1, day: NEW_YEAR }),
      { suffix: "1", asOfDate: NEW_YEAR },
    );
    expect(value.tiers.length).toBeGreaterThan(0);
    expect(value.tiers[0]?.services.length).toBeGreaterThan(0);
  },
);

const whole = { tierId: "outnet", name: "All other dentists" };

test.each([
  ["an amount that is no number", { tierId: "mail", maximums: [{ indivAmount: "lots" }] }, "mail"],
  ["services that are a text", { tierId: 7, services: "none" }, "7"],
  ["no id", { name: "Nameless" }, null],
  ["null in its place", null, null],
])(
  "GW-86 a dental tier with %s is listed as unreadable beside the readable ones",
  async (_case, tier, name) => {
    const { gateway } = await world.as("sub");
    await world.answerNext("benefits/dental", [whole, tier, { tierId: "last" }]);
    const answer = await getTiers(gateway, { category: "dental", suffix: 0, day: NEW_YEAR });
    expect(answer.tiers.map(({ tierId }) => tierId)).toEqual(["outnet", "last"]);
    expect(answer.unreadable).toEqual([name]);
  },
);

test("GW-86 a medical tier with a malformed amount is listed as unreadable beside the readable one", async () => {
  const { gateway } = await world.as("sub");
  const broken = { tierId: "outnet", oopDeductibles: { indivDeductible: "lots" } };
  await world.answerNext("benefits/medical", [whole, broken]);
  const { tiers, unreadable } = await getTiers(gateway, {
    category: "medical",
    suffix: 1,
    day: NEW_YEAR,
  });
  expect(tiers).toEqual([medicalTier.parse(whole)]);
  expect(unreadable).toEqual(["outnet"]);
});

test("GW-86 tiers in an object are refused, and null gives no tiers", async () => {
  const { gateway } = await world.as("sub");
  const query = { suffix: 0, day: NEW_YEAR };
  await world.answerNext("benefits/vision", { tiers: [] });
  expect(await refusedField(getTiers(gateway, { category: "vision", ...query }))).toBe("(root)");
  await world.answerNext("benefits/pharmacy", "null");
  expect(await getTiers(gateway, { category: "pharmacy", ...query })).toEqual({
    tiers: [],
    unreadable: [],
  });
});
