import { expect, test } from "vitest";
import { claimOf, rowOf, type Amounts } from "./claim-money.fixture.ts";
import { assessClaim } from "./assess-claim.ts";
import { findToPay } from "./to-pay.ts";

const denied: Amounts = { billed: 100, denied: 100 };
const owed: Amounts = { billed: 80, discount: 20, paid: 30, owe: 30, copay: 30 };
const takenBack: Amounts = { billed: -80, discount: -20, paid: -30, owe: -30, copay: -30 };
const unsaid: Amounts = { billed: 90, discount: 90, owe: null };

const LINES = {
  denied: [denied],
  owed: [owed],
  "denied and owed": [denied, owed],
  "owed and taken back": [owed, takenBack],
  unsaid: [unsaid],
  "denied and unsaid": [denied, unsaid],
  "owed and unsaid": [owed, unsaid],
  "taken back": [takenBack],
  no: [],
};

test.each([
  // Total:               null, 0, 30, -30
  ["denied", [null, "nothing", null, null]],
  ["owed", [null, null, "something", null]],
  ["denied and owed", [null, null, "something", null]],
  ["owed and taken back", [null, "nothing", null, null]],
  ["unsaid", [null, "nothing", "something", "credit"]],
  ["denied and unsaid", [null, "nothing", "something", "credit"]],
  ["owed and unsaid", [null, null, "something", "credit"]],
  ["taken back", [null, null, null, "credit"]],
  ["no", [null, "nothing", "something", "credit"]],
] as const)(
  "T-88 what is left to pay for a claim of %s lines follows from its total: %j",
  (lines, expected) => {
    const said = [null, 0, 30, -30].map(
      (oweCents) => rowOf(claimOf(LINES[lines], { totals: { oweCents } })).toPay,
    );
    expect(said).toEqual(expected);
  },
);

test.each([
  ["Paid", "something"],
  ["Denied", "something"],
  ["Adjusted", "something"],
  ["In Process", null],
  ["Pended", null],
  ["On hold", null],
])("T-88 of the claim that is %s, sentences say that is left to pay: %j", (status, said) => {
  const claim = claimOf([denied, owed], { status });
  expect([rowOf(claim).toPay, assessClaim(claim).pending]).toEqual([said, said === null]);
});

test.each([
  ["PR-96", null],
  ["CO-29", "nothing"],
  [null, "nothing"],
])("T-88 beside a denial with the code %j a total of zero leaves to pay: %j", (code, said) => {
  const claimDetails = [{ oweCents: 0, denial: { code } }];
  const claimDetailTotals = { oweCents: 0, otherPayerPaidCents: null };
  expect(findToPay({ claimDetails, claimDetailTotals })).toBe(said);
});
