import type { ClaimSpec } from "../claim-specs.ts";

/** The three newest claims, one for each look on home. */
export const homeClaims: readonly ClaimSpec[] = [
  {
    daysAgo: 24,
    status: "paid",
    provider: { id: "200117" },
    lines: [
      {
        code: "99214",
        description: "Office visit, 30 minutes",
        billedCents: 19_800,
        discountCents: 4110,
        coinsuranceCents: 3138,
      },
      {
        code: "80053",
        description: "Metabolic panel",
        billedCents: 6600,
        discountCents: 1200,
        coinsuranceCents: 1080,
      },
    ],
  },
  {
    daysAgo: 38,
    status: "inProcess",
    provider: { id: "200155" },
    lines: [{ code: "73721", description: "MRI of a knee", billedCents: 118_400 }],
  },
  {
    daysAgo: 52,
    status: "denied",
    provider: { id: "200186" },
    lines: [
      {
        code: "97110",
        description: "Therapeutic exercise, 15 minutes",
        billedCents: 11_800,
        notCoveredCents: 11_800,
      },
    ],
  },
];

/** Edge cases that every plan has. */
export const edgeCaseClaims: readonly ClaimSpec[] = [
  {
    daysAgo: 61,
    status: "pended",
    provider: { id: "200179" },
    lines: [{ code: "99283", description: "Emergency department visit", billedCents: 98_400 }],
  },
  {
    daysAgo: 205,
    status: "paid",
    provider: { id: "200162" },
    // Nothing was charged, nothing is owed.
    lines: [{ code: "36415", description: "Blood draw", billedCents: 0 }],
  },
  {
    daysAgo: 212,
    status: "adjusted",
    provider: { id: "200179" },
    // Takes back a payment, so its amounts are negative.
    lines: [
      {
        code: "99283",
        description: "Emergency visit, correction of an earlier claim",
        billedCents: -42_500,
        discountCents: -11_300,
        coinsuranceCents: -6240,
      },
    ],
  },
  {
    daysAgo: 219,
    status: "paid",
    provider: null,
    lines: [
      { code: "A0425", description: "Ground mileage", billedCents: 4875, coinsuranceCents: 975 },
    ],
  },
  {
    daysAgo: 226,
    status: "external",
    provider: { id: "200193" },
    lines: [{ code: "90834", description: "Psychotherapy, 45 minutes", billedCents: 16_500 }],
  },
  {
    daysAgo: 233,
    status: "paid",
    provider: {
      name: "Exampleville Regional Cooperative for Rehabilitation, Outpatient Recovery, Sports Medicine, Pain Management and Occupational Health Services",
    },
    lines: [
      {
        code: "97140",
        description: "Manual therapy, 15 minutes",
        billedCents: 12_250,
        discountCents: 2250,
        copayCents: 2500,
        coinsuranceCents: 1500,
      },
    ],
  },
  {
    daysAgo: 240,
    status: "paid",
    provider: { id: "200131" },
    lines: [
      {
        code: "99396",
        description: "Preventive visit",
        billedCents: 24_600,
        discountCents: 5400,
        copayCents: 3000,
      },
    ],
    // Totals ten dollars above the sum of the lines.
    totalOweCents: 4000,
  },
  {
    daysAgo: 247,
    status: "paid",
    provider: { id: "200117" },
    lines: [{ code: "90686", description: "Flu vaccine", billedCents: 3800, discountCents: 1300 }],
    explained: false,
  },
];
