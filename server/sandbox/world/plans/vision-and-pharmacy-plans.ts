import {
  byEdition,
  deductible,
  outOfPocket,
  type Edition,
  type Plan,
  type PlanService,
} from "./plan.ts";

const service = (
  category: string,
  code: string,
  name: string,
  amount: string,
  benefitLimit: string | null = null,
  description: string | null = null,
): PlanService => ({ category, code, name, amount, description, benefitLimit });

/** Examination and glasses, with an allowance for frames. */
export function visionPlan(edition: Edition): Plan {
  const frames = byEdition(320, 350, 350)(edition);
  return {
    name: `Clearview Vision ${frames}`,
    tiers: [
      {
        tierId: "innet",
        name: "Clearview optometrists",
        network: "all",
        amounts: [
          {
            filledBy: "frames",
            name: "Frame Allowance",
            body: "Toward frames, every plan year.",
            individual: frames,
            family: null,
          },
        ],
        services: [
          service("Examinations", "92014", "Eye exam", "$10 copay", "1 per plan year"),
          service("Examinations", "92310", "Contact lens fitting", "$15 copay"),
          service("Glasses", "V2103", "Lenses, single vision", "75%", "1 pair per plan year"),
          service("Glasses", "V2203", "Lenses, bifocal", "75%", "1 pair per plan year"),
          ...(edition === "next"
            ? [service("Glasses", "V2781", "Lenses, progressive", "50%", "1 pair per plan year")]
            : []),
          service("Glasses", "V2020", "Frames", "75%", null, "Up to the frame allowance."),
        ],
      },
    ],
  };
}

const MAXIMUM = "The most you pay for covered prescriptions in a plan year.";
const SUPPLY_LIMIT = "30 days' supply";

/** Generic, preferred, other and specialty drugs: the copay, or what the plan pays. */
const drugs = (shares: readonly string[]): PlanService[] =>
  ["Generic drugs", "Preferred brand drugs", "Other brand drugs", "Specialty drugs"].map(
    (name, index) =>
      service(
        "Prescriptions",
        `RX${index + 1}`,
        name,
        shares[index] ?? "",
        SUPPLY_LIMIT,
        name === "Specialty drugs" ? "By mail only." : null,
      ),
  );

/** Four kinds of drugs, as services of the plan's one tier. */
export function pharmacyPlan(edition: Edition): Plan {
  const most = byEdition(1800, 2000, 2100)(edition);
  return {
    name: `Cedarline Pharmacy ${most}`,
    tiers: [
      {
        tierId: "innet",
        name: "Cedarline pharmacies",
        network: "all",
        amounts: [outOfPocket(most, most * 2, MAXIMUM)],
        services: drugs(
          byEdition(
            ["$10 copay", "$30 copay", "$60 copay", "80%"],
            ["$10 copay", "$35 copay", "$70 copay", "80%"],
            ["$5 copay", "$40 copay", "$75 copay", "75%"],
          )(edition),
        ),
      },
    ],
  };
}

const BEFORE = "What you pay for brand and specialty drugs before the plan begins to pay.";

/** A Medicare plan's drugs, with a deductible and maximum in network and out of it. */
export function medicarePharmacyPlan(edition: Edition): Plan {
  const most = byEdition(2000, 2100, 2100)(edition);
  const first = byEdition(350, 400, 425)(edition);
  return {
    name: `Cedarline Medicare Pharmacy ${most}`,
    tiers: [
      {
        tierId: "innet",
        name: "Cedarline pharmacies",
        network: "in",
        amounts: [deductible(first, null, "in", BEFORE), outOfPocket(most, null, MAXIMUM)],
        services: drugs(["$5 copay", "$35 copay", "$70 copay", "80%"]),
      },
      {
        tierId: "outnet",
        name: "All other pharmacies",
        network: "out",
        amounts: [deductible(first * 2, null, "out", BEFORE), outOfPocket(most * 2, null, MAXIMUM)],
        services: drugs(["$15 copay", "$60 copay", "60%", "60%"]),
      },
    ],
  };
}
