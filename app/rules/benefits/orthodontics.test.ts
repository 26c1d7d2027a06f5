import { expect, test } from "vitest";
import { assessClaim } from "../claims/assess-claim.ts";
import { claimOf } from "../claims/claim-money.fixture.ts";
import { isOrthodontic } from "./orthodontics.ts";

const coded = (procedureCode: string | null) => ({ dentalProcedure: { procedureCode } });

test.each([
  [coded("D8080"), true],
  [coded("8670"), true],
  [coded("D2740"), false],
  [coded("D80"), false],
  [coded(null), false],
  [{ dentalCategory: "Orthodontia" }, true],
  [{ ...coded("D1110"), dentalCategory: "Preventive" }, false],
  [{ dentalProcedure: null, dentalCategory: null }, false],
  [{}, false],
])("whether a line is orthodontic care is told by its code or category: %j is %s", (line, is) => {
  expect(isOrthodontic(line)).toBe(is);
});

test("what a plan paid of orthodontic care counts toward no annual limit, and the rest of a claim does", () => {
  const [braces, cleaning] = [
    { billed: 30_000, paid: 15_000, owe: 15_000, coinsurance: 15_000 },
    { billed: 9_000, paid: 9_000 },
  ];
  const { claimDetails, ...claim } = claimOf([braces, cleaning]);
  const [first, second] = claimDetails;
  const limitOf = (lines: typeof claimDetails, totals = claim.claimDetailTotals) =>
    assessClaim({ ...claim, claimDetails: lines, claimDetailTotals: totals }).addedCents
      ?.annualLimit;
  if (first === undefined || second === undefined) throw new Error("two lines");
  expect(limitOf([first, second])).toBe(24_000);
  expect(limitOf([{ ...first, ...coded("D8080") }, second])).toBe(9_000);
  // Of a claim of such care alone, whatever its total says.
  const alone = { ...claim.claimDetailTotals, billedCents: 30_000, oweCents: 15_000 };
  expect(limitOf([{ ...first, ...coded("D8080") }], { ...alone, planPaidCents: 14_000 })).toBe(0);
});
