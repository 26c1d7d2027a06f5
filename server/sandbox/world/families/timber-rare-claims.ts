import type { ClaimSketch, LineSketch } from "../claim-runs.ts";

/** What a day in a hospital is billed as, in cents. */
const HOSPITAL_DAY: readonly LineSketch[] = [
  { code: "0120", description: "Room and board, semi-private", charge: 214_000, coinsurance: 8200 },
  { code: "99232", description: "Hospital care, 35 minutes", charge: 16_900, coinsurance: 2400 },
  { code: "80053", description: "Metabolic panel", charge: 6600, coinsurance: 900 },
  { code: "85025", description: "Blood count", charge: 3900, coinsurance: 500 },
  { code: "36415", description: "Blood draw", charge: 1900 },
  { code: "71046", description: "Chest X-ray, two views", charge: 13_200, coinsurance: 1800 },
  { code: "93005", description: "Electrocardiogram, tracing", charge: 8800, coinsurance: 1100 },
  { code: "96374", description: "Injection into a vein", charge: 14_100, coinsurance: 1900 },
  { code: "J2405", description: "Ondansetron, 1 mg", charge: 450, coinsurance: 60 },
  { code: "97116", description: "Gait training, 15 minutes", charge: 9700, coinsurance: 1300 },
];

const hospitalStay = [0, 1, 2].flatMap((daysLater) =>
  HOSPITAL_DAY.map((line) => ({ ...line, daysLater, disallow: Math.round(line.charge / 5) })),
);

/** Claims that a page must bear without breaking: too long, too many, too little, or not adding up. */
export const rareClaims: readonly ClaimSketch[] = [
  {
    daysAgo: 254,
    status: "paid",
    provider: { id: "200186" },
    lines: [
      {
        code: "97799",
        description:
          "Unlisted physical medicine and rehabilitation service: supervised aquatic gait retraining with underwater treadmill, manual guidance, heart rate monitoring and written home program, each thirty minutes",
        charge: 24_500,
        disallow: 4500,
        copay: 2000,
        coinsurance: 3600,
      },
    ],
  },
  {
    daysAgo: 261,
    status: "paid",
    provider: { id: "200148" },
    lines: [
      { code: "99213", description: "Office visit", charge: 14_800, disallow: 2800, copay: 2500 },
    ],
    withoutLines: true,
  },
  {
    daysAgo: 268,
    status: "paid",
    provider: { id: "200193" },
    lines: [
      { code: "90834", description: "Psychotherapy, 45 minutes", charge: 16_500, copay: 2500 },
    ],
    withoutCharges: true,
  },
  { daysAgo: 275, status: "paid", provider: { id: "200179" }, lines: hospitalStay },
  {
    daysAgo: 282,
    status: "paid",
    provider: { id: "200155" },
    // Twenty dollars less than what is left were paid: the line itself does not add up.
    lines: [
      {
        code: "76700",
        description: "Abdominal ultrasound",
        charge: 38_500,
        disallow: 8500,
        coinsurance: 6000,
        paid: 22_000,
      },
    ],
  },
  {
    daysAgo: 289,
    status: "paid",
    provider: { id: "200117" },
    // The member owes what the plan does not cover.
    lines: [
      {
        code: "99396",
        description: "Preventive visit",
        charge: 24_600,
        disallow: 4600,
        notCovered: 5000,
      },
    ],
  },
  {
    daysAgo: 296,
    status: "paid",
    provider: { id: "200162" },
    // Nobody owes it: the provider may not ask for it.
    lines: [
      {
        code: "80053",
        description: "Metabolic panel",
        charge: 6600,
        disallow: 1200,
        coinsurance: 800,
        notCovered: 1400,
        writtenOff: true,
      },
    ],
  },
  {
    daysAgo: 303,
    status: "paid",
    provider: { id: "200131" },
    lines: [{ code: "90686", description: "Flu vaccine", charge: 3800, disallow: 1300 }],
    explained: "withoutPdf",
  },
];
