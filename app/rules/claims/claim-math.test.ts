import { expect, test } from "vitest";
import { words } from "../words.fixture.ts";
import { notCoveredApart } from "./claim-amounts.ts";
import { showMath, listMissingAmounts, mathBar, sumMath } from "./claim-math.ts";
import { isContradictory } from "./claim-row.ts";
import { claimOf, type Amounts } from "./claim-money.fixture.ts";

test("CLAIM-05 S-21 Billed - discount - not covered - plan paid = You owe, in its parts", () => {
  const claim = claimOf([
    { billed: 19_800, discount: 4110, paid: 12_552, owe: 3138, coinsurance: 3138 },
    { billed: 6600, discount: 1200, paid: 4320, owe: 1080, deductible: 580, copay: 500 },
  ]);
  expect(showMath(claim)).toMatchObject({
    state: "balanced",
    balanced: true,
    reading: "not-covered-apart",
    differenceCents: 0,
    billedCents: 26_400,
    discountCents: 5310,
    notCoveredCents: 0,
    notCoveredOwedCents: 0,
    planPaidCents: 16_872,
    oweCents: 4218,
    deductibleCents: 580,
    copayCents: 500,
    coinsuranceCents: 3138,
    lines: [
      { state: "balanced", billedCents: 19_800, oweCents: 3138 },
      { state: "balanced", billedCents: 6600, oweCents: 1080, copayCents: 500 },
    ],
  });
});

test("CLAIM-05 what the plan denied comes off the bill, no discount; corrections below zero balance", () => {
  const claim = claimOf([{ billed: 100, denied: 80, discount: 5, paid: 5, owe: 10, copay: 10 }]);
  const denied = { balanced: true, discountCents: 5, deniedCents: 80, oweCents: 10 };
  expect(showMath(claim)).toMatchObject({ ...denied, lines: [denied] });
  const correction = { billed: -42_500, discount: -11_300, paid: -24_960, owe: -6240 };
  expect(showMath(claimOf([{ ...correction, coinsurance: -6240 }])).state).toBe("balanced");
  expect(showMath(claimOf([{ billed: 0 }])).state).toBe("balanced");
});

test.each([
  ["comes off the bill", 10, { reading: "not-covered-apart", notCoveredOwedCents: 0 }],
  ["is owed", 40, { reading: "not-covered-owed", notCoveredOwedCents: 30, copayCents: 10 }],
])("CLAIM-05 what is not covered %s; lines follow their claim's reading", (_how, owe, expected) => {
  const line = { billed: 100, notCovered: 30, paid: 60, owe, copay: 10 };
  const { reading } = expected;
  expect(showMath(claimOf([line, { billed: 50, paid: 50 }]))).toMatchObject({
    balanced: true,
    notCoveredCents: 30,
    oweCents: owe,
    ...expected,
    lines: [{ reading }, { reading }],
  });
});

test("CLAIM-05 a claim may mix both readings, each line under its own", () => {
  const claim = claimOf([
    { billed: 100, notCovered: 30, paid: 60, owe: 40, copay: 10 },
    { billed: 100, notCovered: 20, paid: 70, owe: 10, copay: 10 },
  ]);
  expect(showMath(claim)).toMatchObject({
    balanced: true,
    reading: "mixed",
    notCoveredCents: 50,
    notCoveredOwedCents: 30,
    planPaidCents: 130,
    oweCents: 50,
    copayCents: 20,
    lines: [{ reading: "not-covered-owed" }, { reading: "not-covered-apart" }],
  });
});

test.each([
  ["a total beside its lines", { oweCents: 4000 }, -1000, "bill"],
  ["a bill beside its lines", { billedCents: 24_500 }, -100, "bill"],
  ["totals that agree alone", { billedCents: 24_700, planPaidCents: 16_300 }, 100, "lines"],
])("CLAIM-05 S-21 never a silent wrong sum: %s", (_what, totals, differenceCents, mismatch) => {
  const lines = [{ billed: 24_600, discount: 5400, paid: 16_200, owe: 3000, copay: 3000 }];
  expect(showMath(claimOf(lines, { totals }))).toMatchObject({
    state: "unbalanced",
    balanced: false,
    reading: null,
    differenceCents,
    mismatch,
    lines: [{ state: "balanced" }],
  });
});

test("CLAIM-05 S-21 parts that are not what is owed; the difference is of the nearest reading", () => {
  const claim = claimOf([{ billed: 100, paid: 60, owe: 40, copay: 15, deductible: 10 }]);
  const wrong = { state: "unbalanced", differenceCents: 15, mismatch: "parts" };
  expect(showMath(claim)).toMatchObject({ ...wrong, lines: [wrong] });
  const owed = claimOf([{ billed: 100, notCovered: 30, paid: 60, owe: 41, copay: 11 }]);
  const expected = { differenceCents: -1, mismatch: "bill", notCoveredCents: 30 };
  expect(showMath(owed)).toMatchObject(expected);
  const apart = claimOf([{ billed: 100, notCovered: 30, paid: 60, owe: 11, copay: 11 }]);
  expect(showMath(apart)).toMatchObject({ differenceCents: -1, mismatch: "bill" });
});

test("CLAIM-05 S-21 totals that balance do not hide a line's other payment, but while under way", () => {
  const lines = [{ billed: 100, paid: 50, owe: 40, copay: 40 }];
  const expected = { state: "unbalanced", differenceCents: 10, mismatch: "lines" };
  expect(showMath(claimOf(lines, { totals: { planPaidCents: 60 } }))).toMatchObject(expected);
  const claim = claimOf(lines, { status: "Pended", totals: { planPaidCents: 60 } });
  expect(showMath(claim)).toMatchObject({ state: "undecided", differenceCents: null });
});

test("CLAIM-05 S-21 a line that does not balance says so by itself", () => {
  const claim = claimOf([
    { billed: 100, paid: 61, owe: 40, copay: 40 },
    { billed: 100, paid: 59, owe: 40, copay: 40 },
  ]);
  const line = { state: "unbalanced", mismatch: "bill" };
  const lines = [-1, 1].map((differenceCents) => ({ ...line, differenceCents }));
  expect(showMath(claim)).toMatchObject({ state: "balanced", lines });
});

test.each(
  words(`
  billed discount denied notCovered paid owe deductible copay coinsurance
`),
)("CLAIM-05 S-21 a line without its amount (%s) is not known, never counted as 0", (name) => {
  const claim = claimOf([
    { billed: 100, paid: 100 },
    { billed: 0, [name]: null },
  ]);
  const math = showMath(claim);
  expect(math).toMatchObject({ state: "unknown", balanced: false, differenceCents: null });
  expect(math.lines.map(({ state }) => state)).toEqual(["balanced", "unknown"]);
});

test("CLAIM-05 S-21 nor is a claim without a total, or without a line", () => {
  const totals = { billedCents: null };
  const incomplete = showMath(claimOf([{ billed: 100, paid: 100 }], { totals }));
  expect(incomplete).toMatchObject({ state: "unknown", billedCents: null, planPaidCents: 100 });
  const bare = showMath(claimOf([], { totals: { billedCents: 0 } }));
  expect(bare).toMatchObject({ state: "unknown", billedCents: 0, discountCents: null, lines: [] });
});

test.each([
  ["In Process", "undecided"],
  ["Pended", "undecided"],
  ["Under external review", "undecided"],
  ["Paid", "unbalanced"],
  ["Denied", "unbalanced"],
  ["Adjusted", "unbalanced"],
])("CLAIM-05 S-21 a bill and nothing else on a claim that is %s: %s", (status, state) => {
  const math = showMath(claimOf([{ billed: 118_400, status }], { status }));
  expect([math.state, ...math.lines.map((line) => line.state)]).toEqual([state, state]);
});

test.each([
  ["In Process", "undecided"],
  ["Under external review", "unbalanced"],
])("CLAIM-05 S-21 amounts that contradict each other while %s: %s", (status, state) => {
  expect(showMath(claimOf([{ billed: 100, paid: 50 }], { status })).state).toBe(state);
});

test("CLAIM-05 S-21 a claim under way whose amounts are all there is shown", () => {
  const claim = claimOf([{ billed: 100, paid: 60, owe: 40, copay: 40 }], { status: "In Process" });
  expect(showMath(claim).state).toBe("balanced");
  const incomplete = claimOf([{ billed: null, paid: null, owe: null }], { status: "Pended" });
  expect(showMath(incomplete)).toMatchObject({
    state: "undecided",
    lines: [{ state: "undecided" }],
  });
});

test.each([
  ["a claim that adds up", claimOf([{ billed: 100, paid: 60, owe: 40, copay: 40 }]), false],
  ["a total beside lines", claimOf([{ billed: 1, paid: 1 }], { totals: { oweCents: 9 } }), true],
  [
    "lines that only together add up",
    claimOf([
      { billed: 100, paid: 61, owe: 40, copay: 40 },
      { billed: 100, paid: 59, owe: 40, copay: 40 },
    ]),
    true,
  ],
  ["a claim with an amount missing", claimOf([{ billed: null }]), false],
  ["a claim under way", claimOf([{ billed: 100 }], { status: "Pended" }), false],
] as const)("CLAIM-05 S-21 contradictory or not: %s", (_what, claim, contradictory) => {
  expect(isContradictory(claim)).toBe(contradictory);
});

const whole = { billed: 100, paid: 60, owe: 40, copay: 40 };

test("CLAIM-05 a claim that has all lacks none; a total it lacks is named, and that it has no lines", () => {
  expect(listMissingAmounts(claimOf([whole, whole]))).toEqual([]);
  const totals = { billedCents: null, planPaidCents: null, oweCents: null };
  expect(listMissingAmounts(claimOf([whole], { totals }))).toEqual(["billed", "plan-paid", "owe"]);
  expect(listMissingAmounts(claimOf([]))).toEqual(["lines"]);
});

test.each([
  ["billed", "billed"],
  ["discount", "discount"],
  ["notCovered", "not-covered"],
  ["paid", "plan-paid"],
  ["owe", "owe"],
  ["deductible", "deductible"],
  ["copay", "copay"],
  ["coinsurance", "coinsurance"],
])("CLAIM-05 an amount that one line lacks (%s) is named: %s", (amount, name) => {
  const claim = claimOf([whole, { ...whole, [amount]: null }]);
  expect(listMissingAmounts(claim)).toEqual([name]);
  expect(showMath(claim).state).toBe("unknown");
});

const bar = (amounts: Amounts) => mathBar(showMath(claimOf([amounts])));
const shares = (amounts: Amounts) => bar(amounts)?.map(({ key, share }) => [key, share]);

test("CLAIM-05 S-21 what became of the bill, in thousandths that add up to a whole, to the cent", () => {
  expect(bar({ billed: 200, discount: 50, notCovered: 10, paid: 100, owe: 40, copay: 40 })).toEqual(
    [
      { key: "discountCents", cents: 50, share: 250 },
      { key: "notCoveredCents", cents: 10, share: 50 },
      { key: "planPaidCents", cents: 100, share: 500 },
      { key: "oweCents", cents: 40, share: 200 },
    ],
  );
  expect(shares({ billed: 3, discount: 1, paid: 1, owe: 1, copay: 1 })).toEqual([
    ["discountCents", 334],
    ["planPaidCents", 333],
    ["oweCents", 333],
  ]);
  expect(shares({ billed: 7, discount: 3, paid: 2, owe: 2, copay: 2 })).toEqual([
    ["discountCents", 428],
    ["planPaidCents", 286],
    ["oweCents", 286],
  ]);
  expect(shares({ billed: 10_000_000_000, paid: 9_999_999_999, owe: 1, copay: 1 })).toEqual([
    ["planPaidCents", 1000],
    ["oweCents", 0],
  ]);
});

test.each([
  ["nothing was billed", { billed: 0 }],
  ["the bill is below zero", { billed: -100, paid: -100 }],
  ["a part is below zero", { billed: 100, discount: -10, paid: 110 }],
  ["nothing adds up", { billed: 100, paid: 90 }],
  ["an amount is missing", { billed: 100, paid: 100, copay: null }],
])("CLAIM-05 S-21 no bar where %s", (_what, amounts) => {
  expect(bar(amounts)).toBeNull();
});

test("EOB-06 S-21 the sum of claims under both readings balances as each does", () => {
  const all = [
    { billed: 100, notCovered: 30, paid: 60, owe: 40, copay: 10 },
    { billed: 100, notCovered: 20, paid: 70, owe: 10, copay: 10 },
  ].flatMap((amounts) => {
    const math = showMath(claimOf([amounts]));
    return math.balanced ? [math] : [];
  });
  const sums = { billedCents: 200, notCoveredCents: 50, notCoveredOwedCents: 30, oweCents: 50 };
  expect(sumMath(all)).toMatchObject({ ...sums, balanced: true, reading: "mixed" });
});

test("CLAIM-05 what comes off the bill as not covered is not known where that is not", () => {
  const known = { notCoveredCents: 30, notCoveredOwedCents: 10 };
  expect(notCoveredApart(known)).toBe(20);
  expect(notCoveredApart({ ...known, notCoveredCents: null })).toBeNull();
});
