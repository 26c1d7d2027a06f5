import { dentalServices, onceAYear, type DeductibleFirst, type Shares } from "./dental-services.ts";
import {
  annualLimit,
  byEdition,
  deductible,
  type Edition,
  type Plan,
  type PlanAmount,
  type PlanService,
} from "./plan.ts";

const DEDUCTIBLE = "What you pay for fillings and crowns before the plan begins to pay.";
const MOST =
  "The most the plan pays for your dental care in a plan year. Cleanings count toward it.";
const MOST_ABROAD = "The most the plan pays in a plan year when you see a dentist out of network.";

const FULL: Shares = { Preventive: "100%", Basic: "80%", Major: "50%", Orthodontia: "50%" };
/** As the words of the deductible have it. */
const FIRST: DeductibleFirst = {
  Preventive: false,
  Basic: true,
  Major: true,
  Orthodontia: false,
};
const ABROAD: Shares = { Preventive: "80%", Basic: "60%", Major: "40%" };

/** A family's dental plan with two networks; its limit and deductible change from year to year. */
export function familyDentalPlan(edition: Edition): Plan {
  const most = byEdition(1800, 2000, 2250)(edition);
  const first = byEdition(125, 150, 150)(edition);
  return {
    name: `Fernbridge Dental ${most}`,
    tiers: [
      {
        tierId: "innet",
        name: "Fernbridge dentists",
        network: "in",
        amounts: [annualLimit(most, null, MOST), deductible(first, first * 3, "in", DEDUCTIBLE)],
        services: dentalServices(
          edition,
          {
            ...FULL,
            Major: byEdition("50%", "50%", "60%")(edition),
            Orthodontia: byEdition("40%", "50%", "50%")(edition),
          },
          FIRST,
        ),
      },
      {
        tierId: "outnet",
        name: "All other dentists",
        network: "out",
        amounts: [
          annualLimit(most / 2, null, MOST_ABROAD),
          deductible(first * 2, first * 6, "out", DEDUCTIBLE),
        ],
        services: dentalServices(edition, ABROAD, FIRST).map(onceAYear),
      },
    ],
  };
}

/** Limits without meaning: without amounts, of zero, and without a name. */
const bareLimits: readonly PlanAmount[] = [
  {
    filledBy: "planPaid",
    name: "Orthodontia Lifetime Limit",
    body: null,
    individual: 1000,
    family: null,
    untiered: true,
    conflict: { withoutMet: true },
  },
  {
    filledBy: "planPaid",
    name: "Implant Limit",
    body: "Does not apply to your plan.",
    individual: 0,
    family: null,
    untiered: true,
  },
  { filledBy: "deductible", name: null, body: null, individual: 175, family: null, untiered: true },
];

/** The plan pays more of basic care with every year that has a visit. */
const withIncentive = (service: PlanService): PlanService =>
  service.category === "Basic"
    ? {
        ...service,
        incentiveTiers: [
          { name: "First year", amount: "70%", description: "From the first day of coverage." },
          { name: "Second year", amount: "80%", description: "After a year with a visit." },
          { name: "Third year", amount: "90%", description: "After two years with a visit." },
          { name: "Fourth year on", amount: "100%", description: "After three such years." },
        ],
      }
    : service;

/** A dental brand's plan: incentive tiers, a family limit, and limits that say nothing. */
export function incentiveDentalPlan(edition: Edition): Plan {
  const most = byEdition(1250, 1500, 1500)(edition);
  return {
    name: `Incentive Dental ${most}`,
    tiers: [
      {
        tierId: "innet",
        name: "Network dentists",
        network: "in",
        amounts: [
          ...bareLimits,
          annualLimit(most, most * 3, MOST),
          deductible(100, 300, "in", DEDUCTIBLE),
        ],
        services: dentalServices(edition, { ...FULL, Basic: "70% to 100%" }).map(withIncentive),
      },
      {
        tierId: "outnet",
        name: "All other dentists",
        network: "out",
        amounts: [annualLimit(byEdition(750, 1000, 1000)(edition), null, MOST_ABROAD)],
        services: dentalServices(edition, ABROAD).map(onceAYear),
      },
    ],
  };
}

/** One tier for every dentist, without orthodontia, as Medicare plans have it. */
export function oneTierDentalPlan(edition: Edition): Plan {
  const most = byEdition(1000, 1000, 1200)(edition);
  return {
    name: `Cedarline Medicare Dental ${most}`,
    tiers: [
      {
        tierId: "innet",
        name: "All dentists",
        network: "all",
        amounts: [annualLimit(most, null, MOST), deductible(100, null, "in", DEDUCTIBLE)],
        services: dentalServices(edition, { Preventive: "100%", Basic: "80%", Major: "50%" }),
      },
    ],
  };
}
