import { expect, test } from "vitest";
import { medicalTier, serviceTier as dentalTier } from "./benefit-tiers.ts";

const detail = { header: "What counts", body: "Covered services in the plan year." };

const medicalWire = {
  tierId: "innet",
  name: "Network providers",
  services: [
    { url: "https://pages.example.test/visits", pageId: 12, pageDescription: "Office visits" },
    { url: null, pageId: "", pageDescription: "Imaging" },
    {},
  ],
  oopDeductibles: {
    indivDeductible: "750.00",
    indivDeductibleMet: 143.02,
    indivDeductibleRemaining: 606.98,
    familyDeductible: 2250,
    familyDeductibleMet: "224.18",
    familyDeductibleRemaining: 2025.82,
    indivOutOfPocket: 4500,
    indivOutOfPocketMet: 1409.38,
    indivOutOfPocketRemaining: 3090.62,
    familyOutOfPocket: 9000,
    familyOutOfPocketMet: 2242.92,
    familyOutOfPocketRemaining: 6757.08,
    detailDescription: detail,
  },
};

const three = (
  totalCents: number | null,
  metCents: number | null,
  remainingCents: number | null,
) => ({ totalCents, metCents, remainingCents });
const unknown = three(null, null, null);
const side =
  (coverageType: string) =>
  (kind: string | null, name: string | null, of: typeof detail | null) => ({
    kind,
    name,
    coverageType,
    detail: of,
  });
const own = side("INDIVIDUAL");
const family = side("FAMILY");

test("DATA-29 a medical tier keeps its fields, with amounts in cents", () => {
  const [visits, imaging] = medicalWire.services;
  const none = { url: null, pageId: null, pageDescription: null };
  expect(medicalTier.parse(medicalWire)).toEqual({
    tierId: "innet",
    name: "Network providers",
    pages: [{ ...visits, pageId: "12" }, { ...imaging, pageId: null }, none],
    services: [],
    amounts: [
      { ...own("deductible", null, detail), ...three(75_000, 14_302, 60_698) },
      { ...family("deductible", null, detail), ...three(225_000, 22_418, 202_582) },
      { ...own("outOfPocketMaximum", null, detail), ...three(450_000, 140_938, 309_062) },
      { ...family("outOfPocketMaximum", null, detail), ...three(900_000, 224_292, 675_708) },
    ],
  });
});

test("DATA-29 a medical tier's absent fields are null or empty, and an amount of -1 stays -1 dollar", () => {
  const expected = { tierId: "2", name: null, amounts: [], pages: [], services: [] };
  expect(medicalTier.parse({ tierId: 2 })).toEqual(expected);
  const { amounts } = medicalTier.parse({
    tierId: "tab1",
    oopDeductibles: { indivDeductible: -1, familyDeductible: 0, familyDeductibleMet: null },
  });
  expect(amounts).toEqual([
    { ...own("deductible", null, null), ...three(-100, null, null) },
    { ...family("deductible", null, null), ...three(0, null, null) },
    { ...own("outOfPocketMaximum", null, null), ...unknown },
    { ...family("outOfPocketMaximum", null, null), ...unknown },
  ]);
});

const majorServices = [
  {
    code: "D2740",
    name: "Crown, ceramic",
    amount: "50%",
    description: "Paid as D2751 on molars.",
    deductibleApplies: true,
    incentiveTiers: [
      { name: "Second year", amount: 60, description: "After a year with a visit." },
      {},
    ],
    benefitLimit: "1 per tooth every 7 years",
  },
  { code: 120, amount: -1 },
] as const;

const dentalWire = {
  tierId: "outnet",
  name: "All other dentists",
  services: [
    { category: "Major", services: majorServices },
    { category: null, services: null },
  ],
  maximums: [
    {
      description: "Annual Limit",
      familyAmount: 4500,
      familyMet: 851.04,
      familyRemaining: 3648.96,
      indivAmount: "1500.00",
      indivMet: 369.02,
      indivRemaining: 1130.98,
      detailDescription: detail,
    },
    {},
  ],
};

test("DATA-30 a dental tier keeps its fields, with amounts in cents", () => {
  const [crown, exam] = majorServices;
  const [second] = crown.incentiveTiers;
  const empty = { name: null, amount: null, description: null };
  const { services, amounts, ...tier } = dentalTier.parse(dentalWire);
  expect(tier).toEqual({ tierId: "outnet", name: "All other dentists", pages: [] });
  expect(services).toEqual([
    {
      category: "Major",
      services: [
        { ...crown, incentiveTiers: [{ ...second, amount: "60" }, empty] },
        {
          ...exam,
          ...empty,
          code: "120",
          amount: "-1",
          deductibleApplies: null,
          incentiveTiers: [],
          benefitLimit: null,
        },
      ],
    },
    { category: null, services: [] },
  ]);
  expect(amounts).toEqual([
    { ...own(null, "Annual Limit", detail), ...three(150_000, 36_902, 113_098) },
    { ...family(null, "Annual Limit", detail), ...three(450_000, 85_104, 364_896) },
    { ...own(null, null, null), ...unknown },
    { ...family(null, null, null), ...unknown },
  ]);
  const bare = { tierId: "a", name: null, amounts: [], pages: [], services: [] };
  expect(dentalTier.parse({ tierId: "a" })).toEqual(bare);
});

test("DATA-30 a dental maximum of -1 stays -1 dollar, and one of 0 stays 0", () => {
  const { amounts } = dentalTier.parse({
    tierId: "innet",
    maximums: [{ indivAmount: -1, indivMet: "-1.00", familyAmount: 0, familyMet: 0 }],
  });
  expect(amounts).toMatchObject([three(-100, -100, null), three(0, 0, null)]);
});

test("DATA-30 a dental service's amount is trimmed, and a limit of -1 is null", () => {
  const services = [
    { amount: " 80% ", benefitLimit: "-1" },
    { amount: null, benefitLimit: null },
  ];
  const [group] = dentalTier.parse({ tierId: "a", services: [{ services }] }).services;
  expect(group?.services).toMatchObject([
    { amount: "80%", benefitLimit: null },
    { amount: null, benefitLimit: null },
  ]);
});
