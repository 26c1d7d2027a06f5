import type { z } from "zod";
import type { limit } from "#server/gateway/calls/benefits.ts";

type Limit = z.input<typeof limit>;

const row = (
  productCategory: "M" | "D" | "V" | "X",
  coverageType: "INDIVIDUAL" | "FAMILY",
  networkTier: string,
  limitType: string,
  [total, totalMet]: readonly [number, number],
  body: string,
): Limit => ({
  productCategory,
  coverageType,
  limitType,
  networkTier,
  total,
  totalMet,
  totalRemaining: Math.round((total - totalMet) * 100) / 100,
  detailedDescription: { header: limitType, body },
});

/** Half-used limits of a family with medical and dental coverage. */
export const medicalAndDentalLimits: readonly Limit[] = [
  row(
    "M",
    "INDIVIDUAL",
    "innet",
    "Deductible - In Network",
    [750, 512.4],
    "What you pay before the plan begins to pay.",
  ),
  row(
    "M",
    "FAMILY",
    "innet",
    "Deductible - In Network",
    [2250, 1288.15],
    "What your family pays together before the plan begins to pay.",
  ),
  row(
    "M",
    "INDIVIDUAL",
    "innet",
    "Out-of-Pocket Maximum",
    [4500, 1904.62],
    "The most you pay for covered services in a plan year.",
  ),
  row(
    "M",
    "FAMILY",
    "innet",
    "Out-of-Pocket Maximum",
    [9000, 3377.08],
    "The most your family pays together for covered services in a plan year.",
  ),
  row(
    "M",
    "INDIVIDUAL",
    "outnet",
    "Deductible - Out of Network",
    [1500, 118],
    "What you pay out of network before the plan begins to pay.",
  ),
  row(
    "D",
    "INDIVIDUAL",
    "innet",
    "Annual Limit",
    [2000, 1180],
    "The most the plan pays for your dental care in a plan year.",
  ),
  row(
    "D",
    "INDIVIDUAL",
    "innet",
    "Deductible - In Network",
    [50, 50],
    "What you pay for fillings and crowns before the plan begins to pay.",
  ),
  row(
    "V",
    "INDIVIDUAL",
    "innet",
    "Frame Allowance",
    [180, 0],
    "Toward frames, once every plan year.",
  ),
  row(
    "X",
    "INDIVIDUAL",
    "innet",
    "Out-of-Pocket Maximum",
    [2000, 341.77],
    "The most you pay for covered prescriptions in a plan year.",
  ),
];

/**
 * Limits of a dental plan. The first ones must not be shown: one without amounts, one that does not
 * apply, one without a name, and one of another tier.
 */
export const dentalLimits: readonly Limit[] = [
  {
    productCategory: "D",
    coverageType: "INDIVIDUAL",
    limitType: "Orthodontia Lifetime Limit",
    networkTier: "innet",
    total: 1000,
    totalMet: null,
    totalRemaining: null,
    detailedDescription: null,
  },
  row("D", "INDIVIDUAL", "innet", "Implant Limit", [0, 0], "Does not apply to your plan."),
  {
    productCategory: "D",
    coverageType: "INDIVIDUAL",
    limitType: null,
    networkTier: "innet",
    total: 75,
    totalMet: 25,
    totalRemaining: 50,
    detailedDescription: null,
  },
  row(
    "D",
    "INDIVIDUAL",
    "outnet",
    "Annual Limit",
    [1000, 0],
    "The most the plan pays in a plan year when you see a dentist out of network.",
  ),
  row(
    "D",
    "FAMILY",
    "innet",
    "Annual Limit",
    [4500, 1911.35],
    "The most the plan pays for your family's dental care in a plan year.",
  ),
  row(
    "D",
    "INDIVIDUAL",
    "innet",
    "Deductible - In Network",
    [50, 50],
    "What you pay for fillings and crowns before the plan begins to pay.",
  ),
  row(
    "D",
    "INDIVIDUAL",
    "innet",
    "Annual Limit",
    [1500, 640],
    "The most the plan pays for your dental care in a plan year. Cleanings count toward it.",
  ),
];
