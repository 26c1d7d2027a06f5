import { expect, test } from "vitest";
import { judgeClaims } from "./judge-claims.ts";
import { claim } from "./standings.fixture.ts";

const paid = { denial: null, deductibleCents: 0, copayCents: 0, coinsuranceCents: 0 };
const drug = { serviceDescription: { description: "Examplastatin 20 mg" }, cptCode: null };
const fill = (
  id: string,
  status: string,
  more = {},
  line = {},
): Parameters<typeof judgeClaims>[0][number] => ({
  ...claim(id, { claimStatusDescription: status, ...more }),
  claimDetails: [{ ...paid, ...drug, ...line }],
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
  ["was taken back", refused, fill("B", "Voided"), undefined],
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
  [
    "has only one of its codes",
    {
      ...refused,
      claimDetails: [visitCode, { cptCode: "80053" }].map((code) => ({ ...paid, ...code })),
    },
    fill("B", "Paid", {}, visitCode),
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
    expect(judgeClaims([other, denied])[1]?.twin).toBe(twin);
  },
);
