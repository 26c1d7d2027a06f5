import { line, type ClaimSpec } from "../claims/claim-specs.ts";

/** The three newest claims, one for each look on home. */
export const homeClaims: readonly ClaimSpec[] = [
  {
    daysAgo: 24,
    status: "paid",
    provider: { id: "200117" },
    lines: [
      line("99214", "Office visit, 30 minutes", 19_800, {
        discountCents: 4110,
        coinsuranceCents: 3138,
      }),
      line("80053", "Metabolic panel", 6600, { discountCents: 1200, coinsuranceCents: 1080 }),
    ],
  },
  {
    daysAgo: 38,
    status: "inProcess",
    provider: { id: "200155" },
    lines: [line("73721", "MRI of a knee", 118_400)],
  },
  {
    daysAgo: 52,
    status: "denied",
    provider: { id: "200186" },
    lines: [line("97110", "Therapeutic exercise, 15 minutes", 11_800, { notCoveredCents: 11_800 })],
  },
];

/** Edge cases that every plan has. */
export const edgeCaseClaims: readonly ClaimSpec[] = [
  {
    daysAgo: 61,
    status: "pended",
    provider: { id: "200179" },
    lines: [line("99283", "Emergency department visit", 98_400)],
  },
  {
    daysAgo: 205,
    status: "paid",
    provider: { id: "200162" },
    // Nothing was charged, nothing is owed.
    lines: [line("36415", "Blood draw", 0)],
  },
  {
    daysAgo: 212,
    status: "adjusted",
    provider: { id: "200179" },
    // Takes back a payment, so its amounts are negative.
    lines: [
      line("99283", "Emergency visit, correction of an earlier claim", -42_500, {
        discountCents: -11_300,
        coinsuranceCents: -6240,
      }),
    ],
  },
  {
    daysAgo: 219,
    status: "paid",
    provider: null,
    lines: [line("A0425", "Ground mileage", 4875, { coinsuranceCents: 975 })],
  },
  {
    daysAgo: 226,
    status: "external",
    provider: { id: "200193" },
    lines: [line("90834", "Psychotherapy, 45 minutes", 16_500)],
  },
  {
    daysAgo: 233,
    status: "paid",
    provider: {
      name: "Exampleville Regional Cooperative for Rehabilitation, Outpatient Recovery, Sports Medicine, Pain Management and Occupational Health Services",
    },
    lines: [
      line("97140", "Manual therapy, 15 minutes", 12_250, {
        discountCents: 2250,
        copayCents: 2500,
        coinsuranceCents: 1500,
      }),
    ],
  },
  {
    daysAgo: 240,
    status: "paid",
    provider: { id: "200131" },
    lines: [line("99396", "Preventive visit", 24_600, { discountCents: 5400, copayCents: 3000 })],
    // Totals ten dollars above the sum of the lines.
    totalOweCents: 4000,
  },
  {
    daysAgo: 247,
    status: "paid",
    provider: { id: "200117" },
    lines: [line("90686", "Flu vaccine", 3800, { discountCents: 1300 })],
    explained: false,
  },
];
