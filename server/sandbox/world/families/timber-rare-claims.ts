import { line, type ClaimSpec, type LineSpec } from "../claims/claim-specs.ts";

/** The lines of a day in hospital. */
const HOSPITAL_DAY: readonly LineSpec[] = [
  line("0120", "Room and board, semi-private", 214_000, { coinsuranceCents: 8200 }),
  line("99232", "Hospital care, 35 minutes", 16_900, { coinsuranceCents: 2400 }),
  line("80053", "Metabolic panel", 6600, { coinsuranceCents: 900 }),
  line("85025", "Blood count", 3900, { coinsuranceCents: 500 }),
  line("36415", "Blood draw", 1900),
  line("71046", "Chest X-ray, two views", 13_200, { coinsuranceCents: 1800 }),
  line("93005", "Electrocardiogram, tracing", 8800, { coinsuranceCents: 1100 }),
  line("96374", "Injection into a vein", 14_100, { coinsuranceCents: 1900 }),
  line("J2405", "Ondansetron, 1 mg", 450, { coinsuranceCents: 60 }),
  line("97116", "Gait training, 15 minutes", 9700, { coinsuranceCents: 1300 }),
];

const hospitalStay = [0, 1, 2].flatMap((daysLater) =>
  HOSPITAL_DAY.map((each) => ({
    ...each,
    daysLater,
    discountCents: Math.round(each.billedCents / 5),
  })),
);

/** Claims that strain a page: long texts, many lines, missing data, inconsistent sums. */
export const rareClaims: readonly ClaimSpec[] = [
  {
    daysAgo: 254,
    status: "paid",
    provider: { id: "200186" },
    lines: [
      line(
        "97799",
        "Unlisted physical medicine and rehabilitation service: supervised aquatic gait retraining with underwater treadmill, manual guidance, heart rate monitoring and written home program, each thirty minutes",
        24_500,
        { discountCents: 4500, copayCents: 2000, coinsuranceCents: 3600 },
      ),
    ],
  },
  {
    daysAgo: 261,
    status: "paid",
    provider: { id: "200148" },
    lines: [line("99213", "Office visit", 14_800, { discountCents: 2800, copayCents: 2500 })],
    withoutLines: true,
  },
  {
    daysAgo: 268,
    status: "paid",
    provider: { id: "200193" },
    lines: [line("90834", "Psychotherapy, 45 minutes", 16_500, { copayCents: 2500 })],
    withoutCharges: true,
  },
  { daysAgo: 275, status: "paid", provider: { id: "200179" }, lines: hospitalStay },
  {
    daysAgo: 282,
    status: "paid",
    provider: { id: "200155" },
    // Paid twenty dollars more than the rest, so the line does not add up.
    lines: [
      line("76700", "Abdominal ultrasound", 38_500, {
        discountCents: 8500,
        coinsuranceCents: 6000,
        planPaidCents: 26_000,
      }),
    ],
  },
  {
    daysAgo: 289,
    status: "paid",
    provider: { id: "200117" },
    // The member owes the uncovered amount.
    lines: [
      line("99396", "Preventive visit", 24_600, { discountCents: 4600, notCoveredCents: 5000 }),
    ],
  },
  {
    daysAgo: 296,
    status: "paid",
    provider: { id: "200162" },
    // The uncovered amount is written off.
    lines: [
      line("80053", "Metabolic panel", 6600, {
        discountCents: 1200,
        coinsuranceCents: 800,
        notCoveredCents: 1400,
        writtenOff: true,
      }),
    ],
  },
  {
    daysAgo: 303,
    status: "paid",
    provider: { id: "200131" },
    lines: [line("90686", "Flu vaccine", 3800, { discountCents: 1300 })],
    explained: "withoutPdf",
  },
];
