import { expect, test } from "vitest";
import { notCoveredApart } from "../claim-amounts.ts";
import { calculateClaim, listMissingAmounts, sumMath } from "./claim-math.ts";
import { mathBar } from "./math-bar.ts";
import { assessClaim } from "../assess-claim.ts";
import { claimOf, type Amounts } from "../claim-money.fixture.ts";
import { findToPay } from "../to-pay.ts";

const whole = { billed: 100, paid: 60, owe: 40, copay: 40 };

test("CLAIM-05 Billed - discount - not covered - plan paid = You owe, which has its parts", () => {
  const claim = claimOf([
    { billed: 19_800, discount: 4110, paid: 12_552, owe: 3138, coinsurance: 3138 },
    { billed: 6600, discount: 1200, paid: 4320, owe: 1080, deductible: 580, copay: 500 },
  ]);
  expect(calculateClaim(claim)).toMatchObject({
    state: "balanced",
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

test("CLAIM-05 a denied amount is subtracted from the bill, and is no discount", () => {
  const claim = claimOf([{ billed: 100, denied: 80, discount: 5, paid: 5, owe: 10, copay: 10 }]);
  const denied = { state: "balanced", discountCents: 5, deniedCents: 80, oweCents: 10 };
  expect(calculateClaim(claim)).toMatchObject({ ...denied, lines: [denied] });
});

test.each([
  ["is subtracted from the bill", 10, { reading: "not-covered-apart", notCoveredOwedCents: 0 }],
  ["is owed", 40, { reading: "not-covered-owed", notCoveredOwedCents: 30, copayCents: 10 }],
])("CLAIM-05 an amount not covered %s; lines are read as their claim is", (_how, owe, expected) => {
  const line = { billed: 100, notCovered: 30, paid: 60, owe, copay: 10 };
  const { reading } = expected;
  expect(calculateClaim(claimOf([line, { billed: 50, paid: 50 }]))).toMatchObject({
    notCoveredCents: 30,
    oweCents: owe,
    ...expected,
    lines: [{ reading }, { reading }],
  });
});

test("CLAIM-05 lines or claims with both readings balance together, as mixed", () => {
  const lines = [
    { billed: 100, notCovered: 30, paid: 60, owe: 40, copay: 10 },
    { billed: 100, notCovered: 20, paid: 70, owe: 10, copay: 10 },
  ];
  const mixed = {
    reading: "mixed",
    billedCents: 200,
    notCoveredCents: 50,
    notCoveredOwedCents: 30,
    planPaidCents: 130,
    oweCents: 50,
    copayCents: 20,
  };
  const ofLines = [{ reading: "not-covered-owed" }, { reading: "not-covered-apart" }];
  expect(calculateClaim(claimOf(lines))).toMatchObject({ ...mixed, lines: ofLines });
  const maths = lines.map((line) => calculateClaim(claimOf([line])));
  expect(sumMath(maths.filter((math) => math.state === "balanced"))).toMatchObject(mixed);
});

/** Of 56.52 billed the plan paid 18.88; nothing is owed. */
const shared = { billed: 5652, paid: 1888 };

test("T-88 what another payer paid comes off the bill, named by the lines or by the claim alone", () => {
  const known = { state: "balanced", otherPayerPaidCents: 3764, oweCents: 0, differenceCents: 0 };
  const line = { state: "balanced", otherPayerPaidCents: 3764 };
  const ofLines = calculateClaim(
    claimOf([
      { ...shared, otherPaid: 3764 },
      { billed: 10, paid: 10 },
    ]),
  );
  expect(ofLines).toMatchObject({ ...known, lines: [line, { otherPayerPaidCents: 0 }] });
  const ofClaim = calculateClaim(claimOf([shared], { totals: { otherPayerPaidCents: 3764 } }));
  expect(ofClaim).toMatchObject({ ...known, lines: [{ state: "unknown" }] });
  const copay = { billed: 180, discount: 60, paid: 100, owe: 20, copay: 20 };
  const paidCopay = claimOf([copay], { totals: { otherPayerPaidCents: 20, oweCents: 0 } });
  const settled = { state: "balanced", oweCents: 0, copayCents: 20 };
  expect(calculateClaim(paidCopay)).toMatchObject({ ...settled, lines: [{ state: "balanced" }] });
  expect(assessClaim(paidCopay)).toMatchObject({ contradictory: false, toPay: "nothing" });
  const stillOwed = claimOf([copay], { totals: { otherPayerPaidCents: 20 } });
  expect(calculateClaim(stillOwed)).toMatchObject({ state: "unbalanced", differenceCents: -20 });
  const twice = claimOf([{ ...shared, otherPaid: 3764 }], {
    totals: { otherPayerPaidCents: 3000 },
  });
  expect(calculateClaim(twice)).toMatchObject({ state: "unbalanced" });
  // A line that names the payer has its share from after that payment.
  const named = claimOf([{ billed: 100, paid: 60, otherPaid: 20, owe: 40, copay: 40 }], {
    totals: { oweCents: 20 },
  });
  expect(calculateClaim(named)).toMatchObject({ state: "unbalanced", mismatch: "lines" });
  expect(mathBar(ofClaim)?.map(({ key, cents }) => [key, cents])).toEqual([
    ["planPaidCents", 1888],
    ["otherPayerPaidCents", 3764],
  ]);
});

test("T-88 the parts of a share may be those before another payer, or the plan after it, paid of it", () => {
  const line = { ...shared, otherPaid: 3764, coinsurance: 3764 };
  expect(calculateClaim(claimOf([line]))).toMatchObject({
    state: "balanced",
    coinsuranceCents: 3764,
  });
  // Another payer paid what the plan had allowed, and the share with it.
  const primary = { billed: 400, discount: 150, paid: 0, owe: 50, copay: 50 };
  const settled = claimOf([primary], { totals: { otherPayerPaidCents: 250, oweCents: 0 } });
  expect(calculateClaim(settled)).toMatchObject({ state: "balanced", copayCents: 50 });
  expect(assessClaim(settled)).toMatchObject({ contradictory: false, toPay: "nothing" });
  // Nobody names the payer of a rest, which took off a part of the share.
  const unnamed = claimOf([{ billed: 100, paid: 60, owe: 20, copay: 40 }]);
  expect(calculateClaim(unnamed)).toMatchObject({ state: "unknown", differenceCents: 20 });
  // The plan paid the share that was left of another's payment.
  const second = { billed: 100, discount: 40, paid: 12, otherPaid: 48, coinsurance: 12 };
  expect(calculateClaim(claimOf([second]))).toMatchObject({ state: "balanced" });
  expect(calculateClaim(claimOf([{ ...line, coinsurance: 4000 }]))).toMatchObject({
    mismatch: "parts",
  });
});

test.each([
  ["a total that differs from its lines", { oweCents: 4000 }, -1000, "bill"],
  ["a bill that differs from its lines", { billedCents: 23_500 }, -1100, "bill"],
  ["totals that agree alone", { billedCents: 24_700, planPaidCents: 16_300 }, 100, "lines"],
])("CLAIM-05 a claim is unbalanced with %s", (_what, totals, differenceCents, mismatch) => {
  const lines = [{ billed: 24_600, discount: 5400, paid: 16_200, owe: 3000, copay: 3000 }];
  expect(calculateClaim(claimOf(lines, { totals }))).toMatchObject({
    state: "unbalanced",
    reading: null,
    differenceCents,
    mismatch,
    lines: [{ state: "balanced" }],
  });
});

test("CLAIM-05 an unbalanced claim says which sum fails and by how much, under the closer of the two readings", () => {
  const claim = claimOf([{ billed: 100, paid: 60, owe: 40, copay: 15, deductible: 10 }]);
  const wrong = { state: "unbalanced", differenceCents: 15, mismatch: "parts" };
  expect(calculateClaim(claim)).toMatchObject({ ...wrong, lines: [wrong] });
  const owed = claimOf([
    { billed: 100, discount: 45, notCovered: 30, paid: 15, owe: 41, copay: 11 },
  ]);
  const expected = { differenceCents: -1, mismatch: "bill", notCoveredCents: 30 };
  expect(calculateClaim(owed)).toMatchObject(expected);
  const apart = claimOf([
    { billed: 100, discount: 45, notCovered: 30, paid: 15, owe: 11, copay: 11 },
  ]);
  expect(calculateClaim(apart)).toMatchObject({ differenceCents: -1, mismatch: "bill" });
});

test.each([
  ["a twentieth of its payment", { paid: 16_800 }, "unknown", -800],
  ["more than that", { paid: 16_901 }, "unbalanced", -901],
  ["something, and the share does not add up", { paid: 16_100, copay: 2900 }, "unbalanced", -100],
  ["something beside another payer", { paid: 16_100, otherPaid: 1 }, "unbalanced", -101],
  ["something, for which the plan paid nothing", { paid: 0, owe: 19_100 }, "unbalanced", -100],
  ["something of a bill below zero", { billed: -20_000, paid: 16_100 }, "unbalanced", -40_100],
] as const)(
  "T-88 a claim whose payments and share are more than its bill by %s: %j is %s",
  (_what, more, state, differenceCents) => {
    const line = { billed: 20_000, discount: 1000, paid: 16_000, owe: 3000, copay: 3000 };
    const copay = "owe" in more ? more.owe : line.copay;
    const claim = calculateClaim(claimOf([{ ...line, copay, ...more }]));
    expect(claim).toMatchObject({ state, differenceCents });
    expect(claim.lines[0]).toMatchObject({ state, differenceCents });
  },
);

test("T-88 a claim that only takes a payment back contradicts nothing", () => {
  const claim = claimOf([{ billed: 0, paid: -30 }], { status: "Adjusted" });
  expect(calculateClaim(claim)).toMatchObject({ state: "unknown", lines: [{ state: "unknown" }] });
  expect(assessClaim(claim).contradictory).toBe(false);
  const billed = claimOf([{ billed: 1, paid: -30 }], { status: "Adjusted" });
  expect(assessClaim(billed).contradictory).toBe(true);
});

test("T-74 CLAIM-05 a pending claim is undecided even if it adds up; one of the gateway's own status is unbalanced", () => {
  const stateOf = (amounts: Amounts, status: string) => {
    const math = calculateClaim(claimOf([amounts], { status }));
    return [math.state, ...math.lines.map(({ state }) => state)];
  };
  expect(stateOf(whole, "In Process")).toEqual(["undecided", "undecided"]);
  expect(stateOf({ billed: 100, paid: 50 }, "In Process")).toEqual(["undecided", "undecided"]);
  expect(stateOf({ billed: 100, paid: 150 }, "Under external review")[0]).toBe("unbalanced");
  expect(stateOf({ billed: 100 }, "Approved for payment")[0]).toBe("undecided");
  expect(stateOf({ billed: 100 }, "Approved")[0]).toBe("unknown");
  const missing = { billed: null, paid: null, owe: null };
  expect(stateOf(missing, "Pended")).toEqual(["undecided", "undecided"]);
});

test("CLAIM-05 missing totals and missing lines are listed by name, and none for a whole claim", () => {
  expect(listMissingAmounts(claimOf([whole, whole]))).toEqual([]);
  const totals = { billedCents: null, planPaidCents: null, oweCents: null };
  expect(listMissingAmounts(claimOf([whole], { totals }))).toEqual(["billed", "plan-paid", "owe"]);
  expect(listMissingAmounts(claimOf([]))).toEqual(["lines"]);
});

test.each([
  ["billed", "billed"],
  ["discount", "discount"],
  ["denied", "denied"],
  ["notCovered", "not-covered"],
  ["paid", "plan-paid"],
  ["owe", "owe"],
  ["deductible", "deductible"],
  ["copay", "copay"],
  ["coinsurance", "coinsurance"],
])("CLAIM-05 a line without %s makes a claim unknown, with %s missing", (amount, name) => {
  const claim = claimOf([whole, { ...whole, [amount]: null }]);
  expect(listMissingAmounts(claim)).toEqual([name]);
  const math = calculateClaim(claim);
  expect(math).toMatchObject({ state: "unknown", differenceCents: null });
  expect(math.lines.map(({ state }) => state)).toEqual(["balanced", "unknown"]);
});

const bar = (amounts: Amounts) => mathBar(calculateClaim(claimOf([amounts])));
const shares = (amounts: Amounts) => bar(amounts)?.map(({ key, share }) => [key, share]);

test("CLAIM-05 a bar divides the billed amount into shares that add up to 1000 thousandths", () => {
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
  ["the amounts do not add up", { billed: 100, paid: 90 }],
  ["an amount is missing", { billed: 100, paid: 100, copay: null }],
])("CLAIM-05 a claim has no bar if %s", (_what, amounts) => {
  expect(bar(amounts)).toBeNull();
});

test("CLAIM-05 the uncovered part of the bill is what is not covered less what of that is owed", () => {
  const known = { notCoveredCents: 30, notCoveredOwedCents: 10 };
  expect(notCoveredApart(known)).toBe(20);
  expect(notCoveredApart({ ...known, notCoveredCents: null })).toBeNull();
});

test("T-88 lines that were taken back count in no sum, even if the reversal leaves out what the member owed", () => {
  const first = { billed: 100, discount: 30, paid: 50, owe: 20, coinsurance: 20 };
  const reversal = { billed: -100, discount: -30, paid: -50 };
  const last = { billed: 100, discount: 30, paid: 60, owe: 10, coinsurance: 10 };
  const claim = claimOf([first, reversal, last], { status: "Adjusted", totals: { oweCents: 10 } });
  const taken = (claimDetails: typeof claim.claimDetails) =>
    claimDetails.map((line, index) => ({
      ...line,
      reversal: [{ other: 1 }, { other: 0 }, null][index] ?? null,
    }));
  const whole = { ...claim, claimDetails: taken(claim.claimDetails) };
  expect(calculateClaim(whole)).toMatchObject({
    state: "balanced",
    oweCents: 10,
    coinsuranceCents: 10,
    lines: [{ state: "balanced" }, { state: "unknown" }, { state: "balanced" }],
  });
  expect(assessClaim(whole).contradictory).toBe(false);
  expect(assessClaim(claim).contradictory).toBe(true);
  const none = claimOf([first, reversal], { totals: { oweCents: 0 } });
  const nothing = { ...none, claimDetails: taken(none.claimDetails) };
  expect(calculateClaim(nothing)).toMatchObject({ state: "balanced", billedCents: 0, oweCents: 0 });
  expect(findToPay(nothing)).toBe("nothing");
});

test("T-74 T-88 a line that takes another one back is never under way, whatever its status", () => {
  const claim = claimOf([whole, { billed: -113, status: "Reversal" }]);
  const [, back] = claim.claimDetails;
  const states = (reversal: { readonly other: number } | null) =>
    calculateClaim({
      ...claim,
      claimDetails: [...claim.claimDetails.slice(0, 1), ...(back ? [{ ...back, reversal }] : [])],
    }).lines[1]?.state;
  expect([states(null), states({ other: 0 })]).toEqual(["undecided", "unknown"]);
});
