import { expect, test } from "vitest";
import { z } from "zod";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { benefitsDental, benefitsMedical, getTiers, medicalTier } from "./benefit-tiers.ts";
import type { Call } from "../../transport/call.ts";
import { openSandboxGateway, refusedField, TODAY } from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const NEW_YEAR = getPlainDate("2026-01-01");
const CATEGORIES = ["dental", "vision", "pharmacy"] as const;

test("GW-28 GET benefits/medical carries the day and no suffix", async () => {
  const value = await world.reads(
    "sub",
    ["/benefits/medical", { query: { asOfDate: "2026-01-01" } }],
    (gateway) => getTiers(gateway, { category: "medical", suffix: 1, day: NEW_YEAR }),
  );
  expect(value.tiers.map(({ tierId }) => tierId)).toEqual(["innet", "outnet"]);
  expect(value.unreadable).toEqual([]);
});

test.each(CATEGORIES)(
  "GW-29 GW-30 GW-31 GET benefits/%s carries whose and when",
  async (category) => {
    const value = await world.reads(
      "sub",
      [`/benefits/${category}`, { query: { suffix: "1", asOfDate: "2026-01-01" } }],
      (gateway) => getTiers(gateway, { category, suffix: 1, day: NEW_YEAR }),
    );
    expect(value.tiers.length).toBeGreaterThan(0);
    expect(value.tiers[0]?.services.length).toBeGreaterThan(0);
  },
);

test.each([openly(benefitsMedical), openly(benefitsDental)])(
  "GW-28 GW-31 T-34 $path is of today where no day is given, and is kept by its day",
  async (call) => {
    const { asked } = await world.asking("sub", async (gateway) => {
      for (const day of [{}, { asOfDate: NEW_YEAR }, {}, { asOfDate: NEW_YEAR }]) {
        await gateway.read(call, { suffix: 0, ...day });
      }
    });
    expect(asked.map(({ query }) => query["asOfDate"])).toEqual([TODAY, "2026-01-01"]);
  },
);

/** The call, with this answer. */
function openly(call: Call): Call {
  return { ...call, answer: z.unknown() };
}

const whole = { tierId: "outnet", name: "All other dentists" };

test.each([
  ["an amount that is none", { tierId: "mail", maximums: [{ indivAmount: "lots" }] }, "mail"],
  ["services that are no list", { tierId: 7, services: "none" }, "7"],
  ["no id", { name: "Nameless" }, null],
  ["nothing at all", null, null],
])(
  "DATA-30 GW-86 a tier with %s is named unreadable, and leaves the others standing",
  async (_case, tier, name) => {
    const { gateway } = await world.as("sub");
    await world.answerNext("benefits/dental", [whole, tier, { tierId: "last" }]);
    const answer = await getTiers(gateway, { category: "dental", suffix: 0, day: NEW_YEAR });
    expect(answer.tiers.map(({ tierId }) => tierId)).toEqual(["outnet", "last"]);
    expect(answer.unreadable).toEqual([name]);
  },
);

test("DATA-29 GW-86 a medical tier that breaks the contract leaves the other standing", async () => {
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

test("GW-86 tiers that are no list are refused; none at all are no tiers", async () => {
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
