import type { ClaimSketch } from "../claim-runs.ts";

/** The three newest: one of each face a claim can have on home. */
export const homeClaims: readonly ClaimSketch[] = [
  {
    daysAgo: 24,
    status: "paid",
    provider: { id: "200117" },
    lines: [
      {
        code: "99214",
        description: "Office visit, 30 minutes",
        charge: 19_800,
        disallow: 4110,
        coinsurance: 3138,
      },
      {
        code: "80053",
        description: "Metabolic panel",
        charge: 6600,
        disallow: 1200,
        coinsurance: 1080,
      },
    ],
  },
  {
    daysAgo: 38,
    status: "inProcess",
    provider: { id: "200155" },
    lines: [{ code: "73721", description: "MRI of a knee", charge: 118_400 }],
  },
  {
    daysAgo: 52,
    status: "denied",
    provider: { id: "200186" },
    lines: [
      {
        code: "97110",
        description: "Therapeutic exercise, 15 minutes",
        charge: 11_800,
        notCovered: 11_800,
      },
    ],
  },
];

/** Claims that no plan should hold and every plan does. */
export const awkwardClaims: readonly ClaimSketch[] = [
  {
    daysAgo: 61,
    status: "pended",
    provider: { id: "200179" },
    lines: [{ code: "99283", description: "Emergency department visit", charge: 98_400 }],
  },
  {
    daysAgo: 205,
    status: "paid",
    provider: { id: "200162" },
    // Nothing was charged, nothing is owed.
    lines: [{ code: "36415", description: "Blood draw", charge: 0 }],
  },
  {
    daysAgo: 212,
    status: "adjusted",
    provider: { id: "200179" },
    // Takes back part of what was paid before, so its amounts are below zero.
    lines: [
      {
        code: "99283",
        description: "Emergency visit, correction of an earlier claim",
        charge: -42_500,
        disallow: -11_300,
        coinsurance: -6240,
      },
    ],
  },
  {
    daysAgo: 219,
    status: "paid",
    provider: null,
    lines: [{ code: "A0425", description: "Ground mileage", charge: 4875, coinsurance: 975 }],
  },
  {
    daysAgo: 226,
    status: "external",
    provider: { id: "200193" },
    lines: [{ code: "90834", description: "Psychotherapy, 45 minutes", charge: 16_500 }],
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
        charge: 12_250,
        disallow: 2250,
        copay: 2500,
        coinsurance: 1500,
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
        charge: 24_600,
        disallow: 5400,
        copay: 3000,
      },
    ],
    // Ten dollars more than the line says: totals that do not follow from the lines.
    totalOwed: 4000,
  },
  {
    daysAgo: 247,
    status: "paid",
    provider: { id: "200117" },
    lines: [{ code: "90686", description: "Flu vaccine", charge: 3800, disallow: 1300 }],
    explained: false,
  },
];
