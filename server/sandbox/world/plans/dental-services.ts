import type { Edition, PlanService } from "./plan.ts";

export type DentalCategory = "Preventive" | "Basic" | "Major" | "Orthodontia";

type Row = readonly [
  code: string,
  name: string,
  limit: string | null,
  description?: string | undefined,
  editions?: readonly Edition[],
];

const ROWS: Readonly<Record<DentalCategory, readonly Row[]>> = {
  Preventive: [
    ["D0120", "Periodic oral evaluation", "2 per plan year", "A routine examination."],
    ["D0140", "Limited oral evaluation", null, "An examination of one problem."],
    ["D0150", "Comprehensive oral evaluation", "1 every 3 years", "A first, full examination."],
    ["D0210", "X-rays of the whole mouth", "1 every 5 years"],
    ["D0220", "X-ray of one tooth", null],
    ["D0274", "Bitewing X-rays, four films", "1 per plan year"],
    ["D0330", "Panoramic X-ray", "1 every 5 years"],
    ["D1110", "Cleaning", "2 per plan year", "Cleaning for members of 14 and older."],
    ["D1120", "Cleaning, child", "2 per plan year", "Cleaning for members up to 13."],
    ["D1206", "Fluoride varnish", "2 per plan year", undefined, ["now", "next"]],
    ["D1208", "Fluoride, topical", "1 per plan year", undefined, ["before"]],
    ["D1351", "Sealant", "1 per tooth every 5 years", "For members up to 18."],
    ["D1510", "Space maintainer", null, "For members up to 13."],
  ],
  Basic: [
    ["D2140", "Filling, silver, one surface", null],
    ["D2150", "Filling, silver, two surfaces", null],
    ["D2330", "Filling, front tooth, one surface", null],
    ["D2391", "Filling, one surface", null, "Paid as a silver filling on back teeth."],
    ["D2392", "Filling, two surfaces", null, "Paid as a silver filling on back teeth."],
    ["D3220", "Pulpotomy", null, "Part of the pulp of a child's tooth is taken out."],
    ["D3310", "Root canal, front tooth", "1 per tooth"],
    ["D3320", "Root canal, premolar", "1 per tooth"],
    ["D3330", "Root canal, molar", "1 per tooth"],
    ["D4341", "Scaling and root planing, one quadrant", "1 per quadrant every 2 years"],
    ["D4355", "Full mouth debridement", "1 every 3 years"],
    ["D4910", "Periodontal maintenance", "2 per plan year", undefined, ["before"]],
    ["D4910", "Periodontal maintenance", "4 per plan year", undefined, ["now", "next"]],
    ["D7140", "Extraction of a tooth", null],
    ["D7210", "Surgical extraction", null],
    ["D9110", "Emergency treatment of pain", null],
  ],
  Major: [
    ["D2740", "Crown, ceramic", "1 per tooth every 7 years", "Paid as D2751 on molars."],
    ["D2750", "Crown, porcelain and gold", "1 per tooth every 7 years", undefined, ["before"]],
    ["D2751", "Crown, porcelain fused to metal", "1 per tooth every 7 years"],
    ["D2950", "Core buildup", "1 per tooth every 7 years"],
    ["D5110", "Complete upper denture", "1 every 7 years"],
    ["D5213", "Partial upper denture", "1 every 7 years"],
    ["D6010", "Implant", "1 per tooth", "Needs prior authorization.", ["now", "next"]],
    ["D6240", "Bridge, porcelain fused to metal", "1 every 7 years"],
    ["D7240", "Removal of an impacted tooth", null],
    ["D9222", "Deep sedation, first 15 minutes", null, "With surgery of this list."],
  ],
  Orthodontia: [
    ["D8080", "Braces, adolescent", "1 per lifetime", "For members up to 18."],
    ["D8090", "Braces, adult", "1 per lifetime", undefined, ["next"]],
    ["D8660", "Visit before orthodontia", "1 per lifetime"],
    ["D8670", "Periodic orthodontic visit", null],
  ],
};

/** The plan's share for each category. */
export type Shares = Readonly<Partial<Record<DentalCategory, string>>>;

/** Whether the deductible comes first; the categories left out do not say. */
export type DeductibleFirst = Readonly<Partial<Record<DentalCategory, boolean>>>;

/** The out-of-network form of a service: twice a year becomes once a year. */
export const onceAYear = (service: PlanService): PlanService =>
  service.benefitLimit === "2 per plan year"
    ? { ...service, benefitLimit: "1 per plan year" }
    : service;

/**
 * The services of a dental plan in the order of their categories. A category without a share is
 * left out.
 */
export function dentalServices(
  edition: Edition,
  shares: Shares,
  deductible: DeductibleFirst = {},
): PlanService[] {
  const categories: readonly DentalCategory[] = ["Preventive", "Basic", "Major", "Orthodontia"];
  return categories.flatMap((category) => {
    const amount = shares[category];
    if (amount === undefined) return [];
    const applies = deductible[category];
    return ROWS[category]
      .filter(([, , , , editions]) => editions?.includes(edition) ?? true)
      .map(([code, name, benefitLimit, description = null]) => ({
        category,
        code,
        name,
        amount,
        description,
        benefitLimit,
        ...(applies !== undefined && { deductibleApplies: applies }),
      }));
  });
}
