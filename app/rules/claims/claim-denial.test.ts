import { expect, test } from "vitest";
import { denialOf, isDenied, denialBesideStatus, markTwins } from "./claim-denial.ts";
import { claim } from "./standings.fixture.ts";

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

const drug = { serviceDescription: { description: "Examplastatin 20 mg" }, cptCode: null };
const fill = (
  id: string,
  status: string,
  more = {},
  line = {},
): Parameters<typeof markTwins>[0][number] => ({
  ...claim(id, { claimStatusDescription: status, ...more }),
  claimDetails: [{ ...paid, ...drug, ...line }],
  standing: null,
  isCounted: true,
});
const refused = fill("A", "Rejected", {
  claimDetailTotals: { billedCents: 300, planPaidCents: 0, oweCents: 0 },
});
const elsewhere = { provider: { providerId: "P7", providerName: "Cedar Pharmacy" } };
const visitCode = { cptCode: "99214" };

test.each([
  ["was filled in the end", refused, fill("B", "Paid", {}), "B"],
  ["was filled in another pharmacy", refused, fill("B", "Paid", elsewhere), "B"],
  [
    "was filled on another day",
    refused,
    fill("B", "Paid", { serviceDateFrom: "2026-10-13" }),
    undefined,
  ],
  [
    "was filled for another person",
    refused,
    fill("B", "Paid", { patientFirstName: "Bo" }),
    undefined,
  ],
  [
    "is another drug's",
    refused,
    fill("B", "Paid", {}, { serviceDescription: { description: "Other" } }),
    undefined,
  ],
  ["was rejected again", refused, fill("B", "Rejected"), undefined],
  ["is pending", refused, fill("B", "In Process", { assessed: { pending: true } }), undefined],
  ["was reversed", refused, { ...fill("B", "Paid"), standing: "taken-back" as const }, undefined],
  [
    "bills nothing",
    refused,
    fill("B", "Paid", { claimDetailTotals: { billedCents: 0, planPaidCents: 0, oweCents: 0 } }),
    undefined,
  ],
  [
    "has its code",
    { ...refused, claimDetails: [{ ...paid, ...visitCode }] },
    fill("B", "Paid", {}, visitCode),
    "B",
  ],
  [
    "has its code at another provider",
    { ...refused, claimDetails: [{ ...paid, ...visitCode }] },
    fill("B", "Paid", elsewhere, visitCode),
    undefined,
  ],
  ["was paid", fill("A", "Paid"), fill("B", "Paid"), undefined],
  [
    "was paid, though not authorized",
    { ...refused, claimStatusDescription: "Prior authorization denied" },
    fill("B", "Paid"),
    "B",
  ],
])(
  "T-86 a denied claim has a twin where another one of its service %s: %#",
  (_what, denied, other, twin) => {
    expect(markTwins([other, denied])[1]?.twin).toBe(twin);
  },
);
