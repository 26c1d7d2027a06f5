import { expect, test } from "vitest";
import type { StandingClaim } from "#app/rules/claims/standings.ts";
import { isInOrder } from "./claim-probes.ts";

const claim = (id: string, cents: number, more: Partial<StandingClaim> = {}): StandingClaim => ({
  id,
  version: null,
  replaces: null,
  reversalOf: null,
  claimStatusDescription: "Paid",
  serviceDateFrom: "2026-10-12",
  patientFirstName: "Ada",
  patientLastName: "Example",
  provider: { providerId: "P6", providerName: "Fernhill Clinic" },
  claimDetailTotals: { billedCents: cents, planPaidCents: cents - 5, oweCents: 5 },
  assessed: { pending: false },
  ...more,
});
const first = claim("A", 100);
const back = claim("B", -100, {
  claimDetailTotals: { billedCents: -100, planPaidCents: -95, oweCents: -5 },
});
const again = claim("C", 110, { replaces: "A" });
const other = claim("D", 70);

test.each([
  ["a reversal before what it takes back", [other, again, back, first], true],
  ["a reversal behind what it takes back", [again, first, back], false],
  ["a reversal of a claim of another page", [back, other], true],
  ["a claim behind the one that it replaces", [first, again], false],
  [
    "a voided claim, which nothing takes back",
    [claim("E", 9, { claimStatusDescription: "Void" })],
    true,
  ],
  ["a reversal of one of two", [back, first, claim("F", 100)], true],
  ["no claims", [], true],
] as const)("T-86 GW-34 the contract kit judges the order of %s", (_what, claims, is) => {
  expect(isInOrder(claims)).toBe(is);
});
