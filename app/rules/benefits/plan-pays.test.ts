import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { readPlanPays, splitPrice, statedAmount } from "./plan-pays.ts";

test.each([
  [{ kind: "percent", percent: 80 }, ["80%", "80 %", "80"]],
  [{ kind: "percent", percent: 100 }, ["100%", "100"]],
  [{ kind: "percent", percent: 0 }, ["0%"]],
  [{ kind: "percent", percent: 0.5 }, ["0.5%"]],
  [{ kind: "percent", percent: 1 }, ["1"]],
  [{ kind: "percent", percent: 33.25 }, ["33.25%"]],
  [{ kind: "percent", percent: 62.5 }, ["62.5", "62.5%"]],
  [{ kind: "dollars", cents: 4_000 }, ["$40.00", "$40", "$ 40"]],
  [{ kind: "dollars", cents: 125_050 }, ["$1,250.50", "$1250.50"]],
  [{ kind: "dollars", cents: 1_250_000 }, ["$12,500"]],
  [{ kind: "dollars", cents: 125_000_000 }, ["$1,250,000"]],
  [{ kind: "copay", cents: 1_000 }, ["$10 copay", "$10 co-pay", "$10copay"]],
  [{ kind: "copay", cents: 1_050 }, ["$10.50 Copayment"]],
  [{ kind: "copay", cents: 0 }, ["$0 copay"]],
  [{ kind: "full" }, ["Covered in full", "Paid in full", "COVERED IN FULL"]],
])("BENEFIT-08 the plan pays %j for the amounts %j", (pays, amounts) => {
  expect(amounts.map(readPlanPays)).toEqual(amounts.map(() => pays));
});

test.each([
  ...words(`
  120 120% 101% 100.5 0.8 -5 -80% 1e2 $40-$60 $1,25 $40.5 $12345678 ٨٠ $0 $0.00 Tier-1 -10
`),
  "80% after 6 months",
  "70% to 100%",
  "you pay 20%",
  "Not covered",
  "40 copay",
  "$1,2 copay",
  "x".repeat(300),
  "a $10 copay",
  "$10 copay per visit",
  "mostly paid in full",
  "paid in full at first",
])("BENEFIT-08 the amount %j stays as the plan's words", (stated) => {
  expect(readPlanPays(stated)).toEqual({ kind: "words", words: stated });
});

test("BENEFIT-10 T-44 amounts of 0, -1 or nothing are left out", () => {
  const nothing = [null, "", "  ", "-1", "0", "-1.00", "0.00", "-$1", "-$1.00", "$-1"];
  expect(nothing.filter((amount) => readPlanPays(amount) !== null)).toEqual([]);
  expect(nothing.filter((amount) => statedAmount(amount) !== null)).toEqual([]);
});

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
  ["Office visits :  $25 copay ", "Office visits", "$25 copay"],
])("BENEFIT-06 the description %j has the name %j and the price %j", (words, name, price) => {
  expect(splitPrice(words)).toEqual({ name, price });
});

test("BENEFIT-06 a description without a name or a price is a name as a whole", () => {
  for (const name of [
    "Therapy: see your handbook",
    "Therapy: mostly no charge",
    "20% off: glasses",
    "20% copay",
    "Office visits",
    ": $25 copay",
    "  : $25 copay",
  ]) {
    expect(splitPrice(name)).toEqual({ name, price: null });
  }
});
