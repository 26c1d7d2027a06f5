import { expect, test } from "vitest";
import { getPlainDate as day } from "../../dates/plain-date.ts";
import { claimOf, paidClaim } from "../claim-money.fixture.ts";
import { basesOf, claimOfDay, combineClaims } from "./bill-bases.ts";
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
  expect(ofDay && judgeBill(9000, ofDay)).toEqual({ kind: "undiscounted", without: "both" });
  expect(claimOfDay(whole, day("2026-08-18"))).toBeNull();
  const [first] = whole.claimDetails;
  expect(
    claimOfDay({ ...whole, claimDetails: first ? [first] : [] }, day("2026-08-10")),
  ).toBeNull();
  const paidOnTotal = claimOfThreeDays({ totals: { otherPayerPaidCents: 5000, oweCents: 2500 } });
  expect(claimOfDay(paidOnTotal, day("2026-08-17"))).toBeNull();
  const contradictory = { ...whole, assessed: { ...whole.assessed, balanced: false } };
  expect(claimOfDay(contradictory, day("2026-08-17"))).toBeNull();
});

test.each([
  ["the share of a day", 2500, ["day"]],
  ["the charge of a day", 9000, ["day"]],
  ["less than either share", 2000, ["day"]],
  ["more than a day's share, and less than all", 5000, ["day", "claim"]],
  ["the share of all days", 7500, ["claim"]],
  ["more than the share of all days", 8000, ["claim"]],
  ["more than the charge of a day", 9100, ["claim"]],
  ["the charge of all days", 27_000, ["claim"]],
])("BILL-02 T-88 of a claim of several days, a bill of %s (%i) is for %j", (_of, cents, kinds) => {
  const bill = { day: day("2026-08-17"), amountCents: cents };
  expect(basesOf(bill, [claimOfThreeDays()]).map(({ kind }) => kind)).toEqual(kinds);
});

test.each([
  ["Denied", { kind: "denied" }],
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
  const basesFor = (amountCents: number) =>
    basesOf({ day: day("2026-08-10"), amountCents }, [facility, doctor]).map(({ kind }) => kind);
  expect(basesFor(7000)).toEqual(["visit"]);
  expect(basesFor(4000)).toEqual(["claim", "claim", "visit"]);
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
