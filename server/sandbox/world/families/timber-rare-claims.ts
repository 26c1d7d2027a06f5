import type { ClaimSpec, LineSpec } from "../claim-specs.ts";

/** The lines of a day in hospital. */
const HOSPITAL_DAY: readonly LineSpec[] = [
  {
    code: "0120",
    description: "Room and board, semi-private",
    billedCents: 214_000,
    coinsuranceCents: 8200,
  },
  {
    code: "99232",
    description: "Hospital care, 35 minutes",
    billedCents: 16_900,
    coinsuranceCents: 2400,
  },
  { code: "80053", description: "Metabolic panel", billedCents: 6600, coinsuranceCents: 900 },
  { code: "85025", description: "Blood count", billedCents: 3900, coinsuranceCents: 500 },
  { code: "36415", description: "Blood draw", billedCents: 1900 },
  {
    code: "71046",
    description: "Chest X-ray, two views",
    billedCents: 13_200,
    coinsuranceCents: 1800,
  },
  {
    code: "93005",
    description: "Electrocardiogram, tracing",
    billedCents: 8800,
    coinsuranceCents: 1100,
  },
  {
    code: "96374",
    description: "Injection into a vein",
    billedCents: 14_100,
    coinsuranceCents: 1900,
  },
  { code: "J2405", description: "Ondansetron, 1 mg", billedCents: 450, coinsuranceCents: 60 },
  {
    code: "97116",
    description: "Gait training, 15 minutes",
    billedCents: 9700,
    coinsuranceCents: 1300,
  },
];

const hospitalStay = [0, 1, 2].flatMap((daysLater) =>
  HOSPITAL_DAY.map((line) => ({
    ...line,
    daysLater,
    discountCents: Math.round(line.billedCents / 5),
  })),
);

/** Claims that strain a page: long texts, many lines, missing data, inconsistent sums. */
export const rareClaims: readonly ClaimSpec[] = [
  {
    daysAgo: 254,
    status: "paid",
    provider: { id: "200186" },
    lines: [
      {
        code: "97799",
        description:
          "Unlisted physical medicine and rehabilitation service: supervised aquatic gait retraining with underwater treadmill, manual guidance, heart rate monitoring and written home program, each thirty minutes",
        billedCents: 24_500,
        discountCents: 4500,
        copayCents: 2000,
        coinsuranceCents: 3600,
      },
    ],
  },
  {
    daysAgo: 261,
    status: "paid",
    provider: { id: "200148" },
    lines: [
      {
        code: "99213",
        description: "Office visit",
        billedCents: 14_800,
        discountCents: 2800,
        copayCents: 2500,
      },
    ],
    withoutLines: true,
  },
  {
    daysAgo: 268,
    status: "paid",
    provider: { id: "200193" },
    lines: [
      {
        code: "90834",
        description: "Psychotherapy, 45 minutes",
        billedCents: 16_500,
        copayCents: 2500,
      },
    ],
    withoutCharges: true,
  },
  { daysAgo: 275, status: "paid", provider: { id: "200179" }, lines: hospitalStay },
  {
    daysAgo: 282,
    status: "paid",
    provider: { id: "200155" },
    // Paid twenty dollars less than the rest, so the line does not add up.
    lines: [
      {
        code: "76700",
        description: "Abdominal ultrasound",
        billedCents: 38_500,
        discountCents: 8500,
        coinsuranceCents: 6000,
        planPaidCents: 22_000,
      },
    ],
  },
  {
    daysAgo: 289,
    status: "paid",
    provider: { id: "200117" },
    // The member owes the uncovered amount.
    lines: [
      {
        code: "99396",
        description: "Preventive visit",
        billedCents: 24_600,
        discountCents: 4600,
        notCoveredCents: 5000,
      },
    ],
  },
  {
    daysAgo: 296,
    status: "paid",
    provider: { id: "200162" },
    // The uncovered amount is written off.
    lines: [
      {
        code: "80053",
        description: "Metabolic panel",
        billedCents: 6600,
        discountCents: 1200,
        coinsuranceCents: 800,
        notCoveredCents: 1400,
        writtenOff: true,
      },
    ],
  },
  {
    daysAgo: 303,
    status: "paid",
    provider: { id: "200131" },
    lines: [{ code: "90686", description: "Flu vaccine", billedCents: 3800, discountCents: 1300 }],
    explained: "withoutPdf",
  },
];
