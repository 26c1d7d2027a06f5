import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { claimOf, paidClaim, rowOf } from "./claim-money.fixture.ts";
import { assessClaim } from "./assess-claim.ts";
import { rowAsOf, shownCents, type ClaimRow } from "./claim-row.ts";

test("DATA-17 T-67 CLAIM-05 a claim's row has the values of all columns of pages and files", () => {
  const bill = claimOf([{ billed: 2000, paid: 750, owe: 1250, copay: 1250 }]);
  expect(rowOf(bill)).toEqual({
    id: "C1",
    claimType: "medical",
    status: "Paid",
    statusCode: "02",
    day: "2026-09-14",
    lastDay: "2026-09-14",
    paidDate: "2026-10-05",
    patient: "Ana Sample",
    provider: "Fernhill Clinic",
    providerId: "200117",
    billedCents: 2000,
    discountCents: 0,
    planPaidCents: 750,
    awaitsPayment: false,
    otherPayerPaidCents: null,
    oweCents: 1250,
    pending: false,
    isEstimate: false,
    contradictory: false,
    balanced: true,
    toPay: "something",
    standing: null,
    isCounted: true,
    denialBesideStatus: null,
  } satisfies Record<keyof ClaimRow, unknown>);
  const nobody = { provider: null, patientFirstName: null, patientLastName: null };
  expect(rowOf(nobody)).toMatchObject({ provider: null, providerId: null, patient: null });
  expect(rowOf({ provider: { providerName: null } }).provider).toBeNull();
});

const UNKNOWN_PAYMENT = { status: "Denied", totals: { planPaidCents: null } };
const bill = (status: string) => claimOf([{ billed: 20_000 }], { status });

test.each([
  ["Under external review", true],
  ["Paid", false],
])("CLAIM-05 a claim with a billed amount alone that is %s is pending: %s", (status, undecided) => {
  expect(assessClaim(bill(status)).pending).toBe(undecided);
  const zero = undecided ? "undecided" : 0;
  const expected = { billedCents: 20_000, planPaidCents: zero, oweCents: zero };
  expect(rowOf(bill(status))).toMatchObject(expected);
});

test("T-74 an amount of a pending claim is undecided, whether it is known or not", () => {
  for (const cents of [1250, 0, null]) {
    expect(shownCents(cents, true)).toBe("undecided");
    expect(shownCents(cents, false)).toBe(cents);
  }
});

test("CLAIM-05 a claim without amounts has unknown amounts, if pending undecided ones", () => {
  const totals = { billedCents: null, planPaidCents: null, oweCents: null };
  const told = (claimStatusDescription: string | null) => ({
    ...claimOf([], { totals }),
    claimStatusDescription,
  });
  for (const status of [null, "Paid"]) expect(rowOf(told(status))).toMatchObject(totals);
  expect(rowOf(told("Pended")).oweCents).toBe("undecided");
  const bare = { ...bill("Paid"), claimStatusDescription: null };
  expect(rowOf(bare).oweCents).toBe("undecided");
});

test("T-74 T-88 the row of an estimate says of each amount that it is one, and of none that it is pending", () => {
  const estimate = claimOf([{ billed: 5000, paid: 3000, owe: 2000 }], {
    status: "Predetermination",
  });
  const amounts = { planPaidCents: "estimate", discountCents: "estimate", oweCents: "estimate" };
  expect(rowOf(estimate)).toMatchObject({ billedCents: 5000, isEstimate: true, ...amounts });
});

test("T-88 a claim that adds up contradicts nothing, as where one line of a stay has all that was paid", () => {
  const room = { billed: 4200 };
  const rest = { billed: 9800, discount: 7000, paid: 6500, owe: 500, coinsurance: 500 };
  expect(rowOf(claimOf([room, rest]))).toMatchObject({ contradictory: false, balanced: false });
  const missing = claimOf([room, rest, { billed: null }]);
  expect(rowOf(missing).contradictory).toBe(true);
});

test.each(["Canceled", "Voided", "Reversed", "Replaced"])(
  "T-74 T-86 a claim that is %s has nothing left to decide, and contradicts nothing",
  (status) => {
    const { pending, contradictory, balanced } = assessClaim(bill(status));
    expect({ pending, contradictory, balanced }).toEqual({
      pending: false,
      contradictory: false,
      balanced: false,
    });
    const waiting = claimOf([{ billed: 5000, status: "Pended" }], { status });
    expect(assessClaim(waiting).pending).toBe(false);
  },
);

test("T-74 a claim of $0.00 whose status is the carrier's own is not pending; without a share it is", () => {
  const nothing = claimOf([{ billed: 0 }], { status: "Under external review" });
  expect(assessClaim(nothing).pending).toBe(false);
  const unknown = claimOf([{ billed: 0 }], {
    status: "Under external review",
    totals: { oweCents: null },
  });
  expect(assessClaim(unknown).pending).toBe(true);
});

const PAID_ON = "2026-10-05";
const paying = { billed: 100, discount: 40, paid: 40, owe: 20, copay: 20 };
const unpaid = { billed: 100, discount: 30, owe: 70, deductible: 70 };
const deniedBill = { billed: 100, denied: 100 };

test.each([
  ["paid", [paying], { status: "Paid" }, PAID_ON],
  ["paid with nothing, which its status says", [unpaid], { status: "Paid" }, PAID_ON],
  [
    "paid, though the plan took back",
    [{ ...paying, paid: -40, owe: 100 }],
    { status: "Paid" },
    null,
  ],
  ["adjusted, taken back", [{ ...paying, paid: -40, owe: 100 }], { status: "Adjusted" }, null],
  ["adjusted", [paying], { status: "Adjusted" }, PAID_ON],
  ["adjusted with nothing paid", [unpaid], { status: "Adjusted" }, null],
  ["of the carrier's own status", [paying], { status: "Finalized" }, PAID_ON],
  ["of its own status with nothing paid", [unpaid], { status: "To deductible" }, null],
  ["of its own status, undecided", [{ billed: 100 }], { status: "Under appeal" }, null],
  ["on hold", [{ billed: 100 }], { status: "On hold" }, null],
  ["of a status that says its payment is to come", [paying], { status: "Awaiting payment" }, null],
  ["denied", [deniedBill], { status: "Denied" }, null],
  ["denied, its payment unknown", [deniedBill], UNKNOWN_PAYMENT, null],
  ["denied in part", [{ ...deniedBill, paid: 40 }], { status: "Denied" }, PAID_ON],
] as const)(
  "T-88 a claim that is %s has a day of payment only if it was paid",
  (_what, lines, told, day) => {
    expect(rowOf(claimOf(lines, told)).paidDate).toBe(day);
    expect(rowOf({ ...claimOf(lines, told), standing: "takes-back" }).paidDate).toBeNull();
  },
);

test.each([
  ["awaits its payment", "Awaiting payment", "2026-10-05", 40, true],
  ["is decided, and awaits its payment", "Approved, awaiting payment", "2026-10-05", 40, true],
  ["is processed, and not paid", "Processed - payment pending", null, 40, true],
  ["is finalized, and not paid", "Finalized, not yet paid", null, 40, true],
  ["is approved for payment on a day", "Approved for payment on 12/05", null, 40, true],
  ["is to be paid tomorrow", "Paid", "2026-10-06", 40, true],
  ["is paid today", "Paid", "2026-10-05", 40, false],
  ["awaits the payment of nothing", "Awaiting payment", null, 0, false],
] as const)(
  "T-88 what the plan pays for a claim that %s is paid only then",
  (_what, status, paidOn, paid, awaitsPayment) => {
    const claim = claimOf([{ ...paying, paid, owe: 60 - paid, copay: 60 - paid }], { status });
    const paidDate = paidOn && getPlainDate(paidOn);
    const row = rowAsOf(paidClaim({ ...claim, paidDate }), getPlainDate("2026-10-05"));
    const planPaidCents = awaitsPayment ? "undecided" : paid;
    expect(row).toMatchObject({ awaitsPayment, planPaidCents, oweCents: 60 - paid });
  },
);

test("T-74 CLAIM-05 a claim in process is pending, even where its amounts are known and add up", () => {
  const pending = (status: string) => rowOf(claimOf([paying], { status })).pending;
  expect(["In Process", "Pended", "Paid", "Adjusted"].map(pending)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("a claim's discount is the sum of its lines', unknown if one is, undecided while pending", () => {
  const lines = [
    { billed: 2000, discount: 500, paid: 1500 },
    { billed: 1000, discount: 250, paid: 750 },
  ];
  expect(rowOf(claimOf(lines)).discountCents).toBe(750);
  expect(rowOf(claimOf([{ billed: 2000, discount: null, paid: 1500 }])).discountCents).toBeNull();
  expect(rowOf(bill("In Process")).discountCents).toBe("undecided");
});
