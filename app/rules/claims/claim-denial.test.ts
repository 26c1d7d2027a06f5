import { expect, test } from "vitest";
import { denialOf, isDenied, denialBesideStatus } from "./claim-denial.ts";

const NO_SHARE = { deductibleCents: 0, copayCents: 0, coinsuranceCents: 0 };
const paid = { denial: null, ...NO_SHARE };
const denied = { denial: {}, ...NO_SHARE };

test.each([
  [true, "Denied", [paid]],
  [true, "denied", []],
  [false, "Paid", [paid]],
  [false, "In Process", [paid]],
  [false, null, [paid]],
  [true, "Paid", [paid, denied]],
  [true, "Adjusted", [denied]],
  [true, "Denied - Timely Filing", [paid]],
  [true, "Partially Denied", [paid]],
  [true, "Prior authorization denied", [paid]],
  [false, "Predetermination denied", [paid]],
])("a denial (%s) is recognized by the status %j and lines (case %#)", (is, status, lines) => {
  expect(isDenied({ claimStatusDescription: status, claimDetails: lines })).toBe(is);
});

test.each([
  ["Paid", [paid], 50, null],
  ["Denied", [paid], 0, "denied"],
  ["Denied", [paid], null, "denied"],
  ["Denied", [denied], 50, "denied-in-part"],
  ["Paid", [paid, denied], 50, "denied-in-part"],
  ["Paid", [denied], 0, "denied"],
  ["Paid", [denied, denied], 0, "denied"],
  ["Paid", [{ ...denied, deductibleCents: 80 }], 0, "denied-in-part"],
  ["Paid", [denied, paid], 0, "denied-in-part"],
  ["Partially Denied", [paid], 0, "denied-in-part"],
  ["Denied - Timely Filing", [paid], 0, "denied"],
  ["Prior authorization denied", [paid], null, "denied"],
  ["Prior authorization - partially denied", [paid], 0, "denied-in-part"],
] as const)(
  "T-88 a claim that is %s is denied as a whole or in part (case %#)",
  (status, lines, cents, is) => {
    const claimDetailTotals = { planPaidCents: cents };
    const claim = { claimStatusDescription: status, claimDetails: lines, claimDetailTotals };
    expect(denialOf(claim)).toBe(is);
  },
);

test.each([
  ["Paid", ["disallowed", null], false, "denied-in-part"],
  ["Paid", ["disallowed"], false, "denied"],
  ["Paid", ["not-covered", null], false, "not-covered-in-part"],
  ["Adjusted", ["not-covered"], false, "not-covered"],
  ["Paid", ["not-covered", "disallowed", null], false, "denied-in-part"],
  ["Paid", [null], false, null],
  ["Denied", ["disallowed", null], false, null],
  ["Denied in part", ["disallowed", null], false, null],
  ["In Process", ["disallowed", null], true, "denied-in-part"],
  ["In Process", ["disallowed"], true, null],
] as const)(
  "T-88 a list says of a claim that is %s what its status does not say (case %#)",
  (status, keys, pending, said) => {
    const claim = {
      assessed: { pending },
      claimStatusDescription: status,
      claimDetails: keys.map((key) => ({ ...NO_SHARE, denial: key && { key } })),
      claimDetailTotals: { planPaidCents: 0 },
    };
    expect(denialBesideStatus({ ...claim, standing: null })).toBe(said);
    expect(denialBesideStatus({ ...claim, standing: "replaced" })).toBeNull();
  },
);
