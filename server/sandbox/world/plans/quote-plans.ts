import { dentalServices } from "./dental-services.ts";
import {
  annualLimit,
  byEdition,
  deductible,
  outOfPocket,
  type Edition,
  type Plan,
  type PlanBook,
  type PlanService,
} from "./plan.ts";

const DEDUCTIBLE = "What you pay for fillings and crowns before the plan begins to pay.";
const MOST = "The most the plan pays for your dental care in a plan year.";

/** Services of which a plan says what it pays in other ways than by a percentage. */
const OTHERWISE: Readonly<Record<string, Pick<PlanService, "amount" | "deductibleApplies">>> = {
  D0140: { amount: "$20 copay", deductibleApplies: false },
  D9110: { amount: "$40.00", deductibleApplies: false },
  D9222: { amount: "0%" },
  // It says nothing of the deductible.
  D7240: { amount: "50%" },
  D4341: { amount: "80%" },
};

const services = (edition: Edition, shares: { Basic: string; Major: string }): PlanService[] =>
  dentalServices(
    edition,
    { Preventive: "100%", ...shares, Orthodontia: "Covered" },
    { Preventive: false, Basic: true, Major: true },
  ).map((service) => {
    const { deductibleApplies: _said, ...rest } = service;
    const other = OTHERWISE[service.code];
    return other === undefined ? service : { ...rest, ...other };
  });

/** A dental plan with every way to say what it pays, and a limit that crowns soon use up. */
function quotePlan(edition: Edition): Plan {
  const most = byEdition(1500, 1500, 2000)(edition);
  return {
    name: `Quoted Dental ${most}`,
    tiers: [
      {
        tierId: "innet",
        name: "Network dentists",
        network: "in",
        amounts: [
          annualLimit(most, null, MOST),
          deductible(50, 150, "in", DEDUCTIBLE),
          outOfPocket(1700, null, "The most you pay for covered dental care in a plan year."),
        ],
        services: services(edition, {
          Basic: "80%",
          Major: byEdition("50%", "50%", "60%")(edition),
        }),
      },
      {
        tierId: "outnet",
        name: "All other dentists",
        network: "out",
        amounts: [annualLimit(1000, null, MOST), deductible(100, 300, "out", DEDUCTIBLE)],
        services: services(edition, { Basic: "60%", Major: "40%" }),
      },
    ],
  };
}

/** Dental alone, for prices that a dentist gives: `quote`. */
export const quotePlans: PlanBook = { D: quotePlan };
