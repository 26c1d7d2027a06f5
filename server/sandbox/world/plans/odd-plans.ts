import { incentiveDentalPlan } from "./dental-plans.ts";
import { dentalServices } from "./dental-services.ts";
import { visionPlan } from "./vision-and-pharmacy-plans.ts";
import {
  annualLimit,
  deductible,
  outOfPocket,
  type Plan,
  type PlanAmount,
  type PlanBook,
  type PlanService,
} from "./plan.ts";

const DEDUCTIBLE = "What you pay before the plan begins to pay.";
const MOST = "The most the plan pays for your dental care in a plan year.";

/** A name of 120 characters. */
export const LONG_NAME =
  "Providers of the Exampleville Regional Cooperative for Preventive, Restorative, Rehabilitative and Long-Term Health Care";

/** Tiers by the ids tab1 and tab2, with names of 120 characters. */
function tabbedMedicalPlan(): Plan {
  const pages = [
    { url: "https://benefits.example.test/medical/visits", pageId: "visits" },
    { url: null, pageId: "therapy" },
    { url: null, pageId: null },
  ];
  const withWords = (share: string) =>
    pages.map((page) => ({
      ...page,
      pageDescription: `${page.pageId ?? "Everything else"}, ${LONG_NAME}: ${share}`,
    }));
  return {
    name: LONG_NAME,
    tiers: [
      {
        tierId: "tab1",
        name: LONG_NAME,
        network: "in",
        amounts: [deductible(400, 800, "in", DEDUCTIBLE), outOfPocket(3000, 6000)],
        pages: withWords("$25 copay"),
      },
      {
        tierId: "tab2",
        name: `Not ${LONG_NAME.replace("Providers", "among those")}`.slice(0, 120),
        network: "out",
        amounts: [deductible(800, 1600, "out", DEDUCTIBLE), outOfPocket(6000, 12_000)],
        pages: withWords("you pay 50%"),
      },
    ],
  };
}

const SERVICES = 300;

/** One tier with 300 services, the first of which has a name of 120 characters. */
function longDentalPlan(): Plan {
  const usual = dentalServices("now", { Preventive: "100%", Basic: "80%", Major: "50%" });
  const more = Array.from({ length: SERVICES - usual.length }, (_, index): PlanService => {
    const number = 9500 + index;
    return {
      category: `Group ${1 + Math.floor(index / 50)} of further services`,
      code: `D${number}`,
      name: index === 0 ? LONG_NAME : `Further service ${number}`,
      amount: ["100%", "80%", "50%", "$40.00"][index % 4] ?? "",
      description: index % 3 === 0 ? `What further service ${number} is about.` : null,
      benefitLimit: index % 5 === 0 ? "1 per plan year" : null,
    };
  });
  return {
    name: "Encyclopedic Dental",
    tiers: [
      {
        tierId: "innet",
        name: "All dentists",
        network: "all",
        amounts: [annualLimit(2000, null, MOST)],
        services: [...usual, ...more],
      },
    ],
  };
}

/** An amount whose every field means "none". */
const noneOf = (amount: PlanAmount, none: -1 | 0): PlanAmount => ({
  ...amount,
  individual: none,
  family: none,
});

const drug = (code: string, name: string, amount: string): PlanService => ({
  category: "Prescriptions",
  code,
  name,
  amount,
  description: null,
  benefitLimit: null,
});
const drugs = [drug("RX1", "Generic drugs", "$10 copay"), drug("RX2", "Brand drugs", "80%")];

/** Tier ids of another kind, one long tier, no vision tiers, and a pharmacy plan without amounts. */
export const tabbedPlans: PlanBook = {
  M: tabbedMedicalPlan,
  D: longDentalPlan,
  X: () => ({
    name: "Plain Pharmacy",
    tiers: [
      {
        tierId: "innet",
        name: "All pharmacies",
        network: "all",
        amounts: [noneOf(deductible(0, 0, "in", DEDUCTIBLE), -1), noneOf(outOfPocket(0, 0), -1)],
        services: drugs,
      },
    ],
  }),
};

/** The family of `familyOnlyPlans` has used this much of all three of these. */
export const FULL_DEDUCTIBLE = 600;
export const FULL_OUT_OF_POCKET = 3000;
export const FULL_DENTAL_LIMIT = 1000;

/** Family amounts alone, some of them met; a limit of zero; a tier that cannot be read. */
export const familyOnlyPlans: PlanBook = {
  M: () => ({
    name: "Family Together",
    tiers: [
      {
        tierId: "innet",
        name: "Cedarline providers",
        network: "in",
        amounts: [
          deductible(null, FULL_DEDUCTIBLE, "in", DEDUCTIBLE),
          outOfPocket(null, FULL_OUT_OF_POCKET),
        ],
      },
      {
        tierId: "outnet",
        name: "All other providers",
        network: "out",
        amounts: [deductible(-1, 1200, "out", DEDUCTIBLE), outOfPocket(-1, 10_000)],
      },
    ],
  }),
  D: (edition) => ({
    name: "Small Dental",
    tiers: [
      {
        tierId: "innet",
        name: "All dentists",
        network: "all",
        amounts: [annualLimit(FULL_DENTAL_LIMIT, null, MOST)],
        services: dentalServices(edition, { Preventive: "100%", Major: "50%" }),
      },
    ],
  }),
  V: (edition) => {
    const plan = visionPlan(edition);
    return {
      ...plan,
      tiers: plan.tiers.map((tier) => ({
        ...tier,
        amounts: tier.amounts.map((amount) => noneOf(amount, 0)),
      })),
    };
  },
  X: () => ({
    name: "Half a Pharmacy Plan",
    tiers: [
      {
        tierId: "innet",
        name: "All pharmacies",
        network: "all",
        amounts: [outOfPocket(2000, 4000)],
        services: drugs,
      },
    ],
    brokenTiers: [{ tierId: "mail", name: "By mail", services: "none" }],
  }),
};

/** Amounts that openly do not add up: limits and tier differ, met and remaining are not the total. */
export const disputedPlans: PlanBook = {
  M: () => ({
    name: "Disputed 750",
    tiers: [
      {
        tierId: "innet",
        name: "Cedarline providers",
        network: "in",
        amounts: [
          { ...deductible(750, 1500, "in", DEDUCTIBLE), conflict: { tierTotal: 1000 } },
          { ...outOfPocket(4500, 9000), conflict: { toRemaining: -25 } },
        ],
      },
    ],
  }),
  D: (edition) => {
    const plan = incentiveDentalPlan(edition);
    return {
      ...plan,
      name: "Disputed Dental",
      tiers: plan.tiers.map((tier) => ({
        ...tier,
        amounts: tier.amounts.map((amount) =>
          amount.name === "Annual Limit" ? { ...amount, conflict: { toRemaining: 100 } } : amount,
        ),
      })),
    };
  },
};
