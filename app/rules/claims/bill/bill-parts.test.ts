import { expect, test } from "vitest";
import { getPlainDate as day } from "../../dates/plain-date.ts";
import { claimOf, paidClaim } from "../claim-money.fixture.ts";
import { claimOfDay, combineClaims } from "./bill-parts.ts";
import { judgeBill } from "./bill.ts";

test("BILL-02 T-88 a bill of one day is compared with what its claim has of that day", () => {
  const visit = { billed: 9000, discount: 4000, paid: 2500, owe: 2500, copay: 2500 };
  const days = ["2026-08-10", "2026-08-17", "2026-08-24"].map(day);
  const { claimDetails, ...claim } = paidClaim(claimOf([visit, visit, visit]));
  const dated = claimDetails.map((one, at) => ({
    ...one,
    denial: null,
    serviceDateFrom: days[at] ?? null,
  }));
  const whole = { ...claim, serviceDateFrom: day("2026-08-10"), claimDetails: dated };
  const ofDay = claimOfDay(whole, day("2026-08-17"));
  expect(ofDay?.claimDetailTotals).toMatchObject({ billedCents: 9000, oweCents: 2500 });
  expect(ofDay && judgeBill(2500, ofDay)).toEqual({ kind: "equal" });
  expect(ofDay && judgeBill(9000, ofDay)).toEqual({ kind: "undiscounted", without: "both" });
  expect(claimOfDay(whole, day("2026-08-18"))).toBeNull();
  expect(claimOfDay(paidClaim(claimOf([visit])), day("2026-08-17"))).toBeNull();
  const paidOnTotal = claimOf([visit, visit, visit], {
    totals: { otherPayerPaidCents: 5000, oweCents: 2500 },
  });
  const unsplit = { ...paidClaim(paidOnTotal), serviceDateFrom: day("2026-08-10") };
  const datedToo = unsplit.claimDetails.map((one, at) => ({
    ...one,
    denial: null,
    serviceDateFrom: days[at] ?? null,
  }));
  expect(claimOfDay({ ...unsplit, claimDetails: datedToo }, day("2026-08-17"))).toBeNull();
  const contradictory = { ...whole, assessed: { ...whole.assessed, balanced: false } };
  expect(claimOfDay(contradictory, day("2026-08-17"))).toBeNull();
});

test.each([
  ["Denied", { kind: "denied", isForDenied: true }],
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
    denial: at === 0 ? {} : null,
    serviceDateFrom: at === 0 ? denied : paid,
  }));
  const whole = { ...claim, serviceDateFrom: denied, claimDetails: dated };
  const ofDay = claimOfDay(whole, paid);
  expect(ofDay && judgeBill(2000, ofDay)).toEqual(verdict);
});

test("BILL-02 T-88 claims of one visit are compared as one, unless one is denied or does not hold", () => {
  const of = (owe: number, more = {}) => ({
    ...paidClaim(claimOf([{ billed: owe, owe, copay: owe }])),
    ...more,
  });
  const [facility, doctor] = [of(4000), of(3000)];
  const both = combineClaims([facility, doctor]);
  expect(both && judgeBill(7000, both)).toEqual({ kind: "equal" });
  expect(both?.claimDetailTotals).toMatchObject({ billedCents: 7000, oweCents: 7000 });
  expect(combineClaims([facility])).toBeNull();
  for (const other of [
    of(3000, { standing: "may-change" }),
    of(3000, { serviceDateFrom: day("2026-01-02") }),
    of(3000, { patientFirstName: "Someone" }),
    of(3000, { claimType: "dental" }),
    of(3000, { networkTier: "Out of Network" }),
    of(3000, { payeeProvider: { providerName: "Ada Sample" } }),
    of(3000, { suffix: 2 }),
    of(3000, { claimStatusDescription: "Denied" }),
  ])
    expect(combineClaims([facility, other])).toBeNull();
});
