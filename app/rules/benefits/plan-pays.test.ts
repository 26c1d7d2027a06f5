import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { readPlanPays, splitPrice, statedAmount } from "./plan-pays.ts";

test.each([
  ["80%", 80],
  ["80 %", 80],
  ["100%", 100],
  ["0%", 0],
  ["0.5%", 0.5],
  ["33.3%", 33.3],
  ["80", 80],
  ["1", 1],
  ["100", 100],
  ["62.5", 62.5],
  ["33.25%", 33.25],
])("BENEFIT-08 the amount %j means that the plan pays %s percent", (amount, percent) => {
  expect(readPlanPays(amount)).toEqual({ kind: "percent", percent });
});

test.each([
  ["$40.00", 4_000],
  ["$40", 4_000],
  ["$ 40", 4_000],
  ["$1,250.50", 125_050],
  ["$1250.50", 125_050],
  ["$12,500", 1_250_000],
  ["$1,250,000", 125_000_000],
])("BENEFIT-08 the amount %j means that the plan pays %i cents", (amount, cents) => {
  expect(readPlanPays(amount)).toEqual({ kind: "dollars", cents });
});

test.each([
  ["$10 copay", 1_000],
  ["$10.50 Copayment", 1_050],
  ["$10 co-pay", 1_000],
  ["$0 copay", 0],
  ["$10copay", 1_000],
])("BENEFIT-08 the amount %j means that the member pays %i cents", (amount, cents) => {
  expect(readPlanPays(amount)).toEqual({ kind: "copay", cents });
});

test.each(["Covered in full", "Paid in full", "COVERED IN FULL"])(
  "BENEFIT-08 the amount %j means that the plan pays in full",
  (amount) => {
    expect(readPlanPays(amount)).toEqual({ kind: "full" });
  },
);

test.each([
  ...words(`
  120 120% 101% 100.5 0.8 -5 -80% 1e2
`),
  "80% after 6 months",
  "70% to 100%",
  "you pay 20%",
  "Not covered",
  "$40-$60",
  "$1,25",
  "$40.5",
  "$12345678",
  "40 copay",
  "$1,2 copay",
  "٨٠",
  "$0",
  "$0.00",
  "x".repeat(300),
  "Tier-1",
  "-10",
  "a $10 copay",
  "$10 copay per visit",
  "mostly paid in full",
  "paid in full at first",
])("BENEFIT-08 the amount %j stays as the plan's words", (stated) => {
  expect(readPlanPays(stated)).toEqual({ kind: "words", words: stated });
});

test.each([null, "", "  ", "-1", "0", "-1.00", "0.00", "-$1", "-$1.00", "$-1"])(
  "BENEFIT-10 T-44 the amount %j is left out",
  (amount) => {
    expect(readPlanPays(amount)).toBeNull();
    expect(statedAmount(amount)).toBeNull();
  },
);

test("BENEFIT-08 an amount has single spaces, and a bare percentage its sign", () => {
  expect(statedAmount(" 80%  after\n 6 months ")).toBe("80% after 6 months");
  for (const [bare, sign] of [
    ["80", "80%"],
    ["62.50", "62.5%"],
    ["100", "100%"],
  ] as const) {
    expect(statedAmount(bare)).toBe(sign);
  }
  for (const words of ["120", "0.8", "$40", "$0.00"]) expect(statedAmount(words)).toBe(words);
});

test.each([
  ["Office visits: $25 copay", "Office visits", "$25 copay"],
  ["Acupuncture, 12 visits: $25 copay", "Acupuncture, 12 visits", "$25 copay"],
  ["Care at home: nursing: you pay 20%", "Care at home: nursing", "you pay 20%"],
  ["Preventive visits: no charge", "Preventive visits", "no charge"],
  ["Hearing aids: not covered", "Hearing aids", "not covered"],
  ["Therapy: see your handbook", "Therapy: see your handbook", null],
  ["20% off: glasses", "20% off: glasses", null],
  [": $25 copay", ": $25 copay", null],
  ["Office visits", "Office visits", null],
  ["20% copay", "20% copay", null],
  ["  : $25 copay", "  : $25 copay", null],
  ["Office visits :  $25 copay ", "Office visits", "$25 copay"],
  ["Therapy: mostly no charge", "Therapy: mostly no charge", null],
])("BENEFIT-06 the description %j has the name %j and the price %j", (words, name, price) => {
  expect(splitPrice(words)).toEqual({ name, price });
});
