import { expect, test } from "vitest";
import { getPlainDate as day } from "../../dates/plain-date.ts";
import { claimOf, paidClaim } from "../claim-money.fixture.ts";
import { billBasesOf, claimOfDay, combineClaims } from "./bill-bases.ts";
import { judgeBill } from "./bill.ts";

/** A claim of three days, of each of which $90.00 is billed, and $25.00 of that owed. */
function claimOfThreeDays(totals: Parameters<typeof claimOf>[1] = {}) {
  const visit = { billed: 9000, discount: 4000, paid: 2500, owe: 2500, copay: 2500 };
  const days = ["2026-08-10", "2026-08-17", "2026-08-24"].map(day);
  const { claimDetails, ...claim } = paidClaim(claimOf([visit, visit, visit], totals));
  const dated = claimDetails.map((one, at) => ({
    ...one,
    denial: null,
    serviceDateFrom: days[at] ?? null,
  }));
  return { ...claim, serviceDateFrom: day("2026-08-10"), claimDetails: dated };
}

test("BILL-02 T-88 a bill of one day is compared with what its claim has of that day", () => {
  const whole = claimOfThreeDays();
  const ofDay = claimOfDay(whole, day("2026-08-17"));
  expect(ofDay?.claimDetailTotals).toMatchObject({ billedCents: 9000, oweCents: 2500 });
  expect(ofDay && judgeBill(2500, ofDay)).toEqual({ kind: "equal" });
  expect(ofDay && judgeBill(9000, ofDay)).toEqual({ kind: "undiscounted" });
  expect(claimOfDay(whole, day("2026-08-18"))).toBeNull();
  const [first] = whole.claimDetails;
  expect(
    claimOfDay({ ...whole, claimDetails: first ? [first] : [] }, day("2026-08-10")),
  ).toBeNull();
  const paidOnTotal = claimOfThreeDays({ totals: { otherPayerPaidCents: 5000, oweCents: 2500 } });
  expect(claimOfDay(paidOnTotal, day("2026-08-17"))).toBeNull();
  const unshared = { ...whole, assessed: { ...whole.assessed, balanced: false } };
  expect(claimOfDay(unshared, day("2026-08-17"))?.claimDetailTotals.oweCents).toBe(2500);
  const contradictory = { ...whole, assessed: { ...whole.assessed, contradictory: true } };
  expect(claimOfDay(contradictory, day("2026-08-17"))).toBeNull();
});

test.each([
  ["the share of a day", 2500, ["day"]],
  ["the charge of a day", 9000, ["day"]],
  ["less than either share", 2000, ["day"]],
  ["the share of two days", 5000, ["days"]],
  ["more than a day's share, and less than all", 4000, ["day", "claim"]],
  ["the share of all days", 7500, ["claim"]],
  ["more than the share of all days", 8000, ["claim"]],
  ["more than the charge of a day", 9100, ["claim"]],
  ["the charge of all days", 27_000, ["claim"]],
])(
  "BILL-02 T-88 a bill of %s (%i cents) is compared with %j of a claim of several days",
  (_of, cents, kinds) => {
    const bill = { day: day("2026-08-17"), amountCents: cents };
    expect(billBasesOf(bill, [claimOfThreeDays()]).map(({ kind }) => kind)).toEqual(kinds);
  },
);

test.each([
  ["Denied", { kind: "denied-other" }],
  ["Partially Denied", { kind: "equal" }],
])("T-88 BILL-02 of a claim that is %s, a day without a denied line is %j", (status, verdict) => {
  const [denied, paid] = [day("2026-08-10"), day("2026-08-17")];
  const lines = [
    { billed: 9000, denied: 9000 },
    { billed: 9000, paid: 7000, owe: 2000, copay: 2000 },
  ];
  const { claimDetails, ...claim } = paidClaim(claimOf(lines, { status }));
  const dated = claimDetails.map((one, at) => ({
    ...one,
    denial: at === 0 ? ({ key: "denied" } as const) : null,
    serviceDateFrom: at === 0 ? denied : paid,
  }));
  const whole = { ...claim, serviceDateFrom: denied, claimDetails: dated };
  const ofDay = claimOfDay(whole, paid);
  expect(ofDay && judgeBill(2000, ofDay)).toEqual(verdict);
});

test("BILL-02 T-88 a bill is of the fill that was paid, and counts no service twice", () => {
  const served = (
    id: string,
    amounts: Parameters<typeof claimOf>[0][number],
    { status = "Paid", name = "Examplastatin 20 mg" } = {},
  ) => {
    const made = paidClaim({ id, ...claimOf([amounts], { status }) });
    const lines = made.claimDetails.map((line) => ({
      ...line,
      serviceDescription: { description: name },
    }));
    return { ...made, claimDetails: lines };
  };
  const filled = served("A", { billed: 9000, discount: 3000, paid: 4000, owe: 2000, copay: 2000 });
  const rejected = { billed: 9000, denied: 9000 };
  const refused = served("B", rejected, { status: "Rejected" });
  const idsFor = (amountCents: number, claims: Parameters<typeof combineClaims>[0]) =>
    billBasesOf({ day: day("2026-09-14"), amountCents }, claims).map(({ parts }) =>
      parts.map(({ id }) => id).join("+"),
    );
  for (const cents of [2000, 2500, 9000]) expect(idsFor(cents, [refused, filled])).toEqual(["A"]);
  // The bill has the amount of the one that was rejected alone.
  const dearer = served("B", { billed: 9500, denied: 9500 }, { status: "Rejected" });
  expect(idsFor(9500, [dearer, filled])).toEqual(["B", "A"]);
  // Another drug, and the same one rejected twice.
  const other = served("C", rejected, { status: "Rejected", name: "Otherolol 5 mg" });
  expect(idsFor(2500, [other, filled])).toEqual(["C", "A", "C+A"]);
  expect(idsFor(2500, [refused, { ...refused, id: "D" }])).toEqual(["B", "D"]);
});

/** A claim of this share, all of whose bill is owed. */
const owing = (owe: number, more = {}) => ({
  ...paidClaim(claimOf([{ billed: owe, owe, copay: owe }])),
  ...more,
});
const amountsFor = (amountCents: number, claims: Parameters<typeof combineClaims>[0]) =>
  billBasesOf({ day: day("2026-09-14"), amountCents }, claims).map(
    ({ kind, claim, parts }) => [kind, claim.claimDetailTotals.oweCents, parts.length] as const,
  );

test("BILL-02 T-88 claims of one visit are compared as one, unless one does not hold", () => {
  const [facility, doctor] = [owing(4000), owing(3000)];
  const both = combineClaims([facility, doctor]);
  expect(both && judgeBill(7000, both)).toEqual({ kind: "equal" });
  expect(both?.claimDetailTotals).toMatchObject({ billedCents: 7000, oweCents: 7000 });
  expect(amountsFor(7000, [facility, doctor])).toEqual([["visit", 7000, 2]]);
  expect(amountsFor(4000, [facility, doctor])).toEqual([
    ["claim", 4000, 1],
    ["claim", 3000, 1],
    ["visit", 7000, 2],
  ]);
  expect(combineClaims([facility])).toBeNull();
  for (const other of [
    owing(3000, { standing: "may-change" }),
    owing(3000, { serviceDateFrom: day("2026-01-02") }),
    owing(3000, { patientFirstName: "Someone" }),
    owing(3000, { claimType: "dental" }),
    owing(3000, { suffix: 2 }),
    // Nobody knows whether a credit is taken off what is owed for another claim.
    owing(-3000),
  ])
    expect(combineClaims([facility, other])).toBeNull();
});

test("BILL-02 T-88 a bill of the sum of some claims of a visit is for these, also where one is denied", () => {
  const refused = paidClaim(
    claimOf([{ billed: 1200, owe: 1200, notCovered: 1200 }], { status: "Denied" }),
  );
  const claims = [owing(4000), owing(3000), refused];
  expect(amountsFor(7000, claims)).toEqual([["visit", 7000, 2]]);
  expect(amountsFor(8200, claims)).toEqual([["visit", 8200, 3]]);
  // One of which nothing is owed is none of them.
  expect(amountsFor(7000, [owing(0), ...claims])).toEqual([["visit", 7000, 2]]);
  // A claim's part of the bill's day, beside another claim of it.
  const month = claimOfThreeDays();
  const sameDay = owing(1000, { serviceDateFrom: day("2026-08-17") });
  const ofDay = billBasesOf({ day: day("2026-08-17"), amountCents: 3500 }, [month, sameDay]);
  expect(ofDay.map(({ kind, parts }) => [kind, parts.length])).toEqual([["visit", 2]]);
  // Of no sum: any of them, or all.
  expect(amountsFor(7500, claims).at(-1)).toEqual(["visit", 8200, 3]);
  const [visit] = billBasesOf({ day: day("2026-09-14"), amountCents: 5200 }, claims);
  expect(visit && judgeBill(5200, visit.claim, [], visit.parts)).toEqual({ kind: "denied" });
  const undecided = owing(800, {
    claimStatusDescription: "In Process",
    assessed: { balanced: false },
  });
  expect(amountsFor(7000, [...claims, undecided])).toEqual([["visit", 7000, 2]]);
  expect(amountsFor(7500, [...claims, undecided]).map(([kind]) => kind)).not.toContain("visit");
  // So many that not each choice is looked at.
  const many = Array.from({ length: 9 }, () => owing(1000));
  expect(amountsFor(9000, many)).toEqual([["visit", 9000, 9]]);
  expect(amountsFor(2000, many).at(-1)).toEqual(["visit", 9000, 9]);
});
