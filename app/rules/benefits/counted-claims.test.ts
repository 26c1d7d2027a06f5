import { expect, test } from "vitest";
import { claimOf, type Amounts } from "../claims/claim-money.fixture.ts";
import { countedClaims, type CountableClaim } from "./counted-claims.ts";

const claim = (
  lines: readonly Amounts[],
  networkTier: string | null = "innet",
  status = "Paid",
): CountableClaim => ({ ...claimOf(lines, { status }), networkTier });

const LINE = { billed: 100, paid: 60, owe: 40, deductible: 15, coinsurance: 25 };
const deductible = { kind: "deductible", network: "in", metCents: 30 } as const;
const several = { hasSeveralTiers: true };

const added = (all: readonly CountableClaim[], one: Parameters<typeof countedClaims>[1]) =>
  countedClaims(all, one, several)?.claims.map(({ addedCents }) => addedCents);

test.each([
  ["deductible", 30],
  ["outOfPocketMaximum", 80],
  ["annualLimit", 120],
] as const)("BENEFIT-07 BENEFIT-09 what moves an amount: %s by %i cents", (kind, cents) => {
  expect(added([claim([LINE, LINE])], { kind, network: "in", metCents: 0 })).toEqual([cents]);
});

test("BENEFIT-07 claims that add nothing, are pending or denied do not count", () => {
  const none = claim([{ billed: 100, paid: 100 }]);
  const open = ["In Process", "Pended", "Denied"].map((status) => claim([LINE], "innet", status));
  const corrected = claim([{ billed: -100, paid: -85, owe: -15, deductible: -15 }]);
  expect(added([none, ...open, corrected], deductible)).toEqual([-15]);
  // No field of a claim says what moves an amount of the plan's own.
  expect(countedClaims([none], { ...deductible, kind: "other" }, several)).toBeNull();
});

test("BENEFIT-07 BENEFIT-12 claims count in their network; unknown met, nothing is compared", () => {
  const out = claim([LINE], "Out of Network");
  const all = [claim([LINE], "tab1"), out, claim([LINE], null)];
  const expected = { sumCents: 30, differenceCents: 0, isNetworkUnknown: true };
  expect(countedClaims(all, deductible, several)).toMatchObject(expected);
  const out15 = countedClaims([out], { ...deductible, network: "out" }, several);
  expect(out15).toMatchObject({ sumCents: 15, differenceCents: 15, isNetworkUnknown: false });
  for (const [network, tiers] of [
    ["in", { hasSeveralTiers: false }],
    [null, several],
  ] as const) {
    const expected = { sumCents: 45, isNetworkUnknown: false };
    expect(countedClaims(all, { ...deductible, network }, tiers)).toMatchObject(expected);
  }
  const otherExpected = { claims: [], differenceCents: null };
  expect(countedClaims([], { ...deductible, metCents: null }, several)).toMatchObject(
    otherExpected,
  );
});
