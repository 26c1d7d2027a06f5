import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { claimAnswer } from "./claim-answer.ts";
import type { LineSketch } from "./claim-runs.ts";
import type { DatedClaim } from "./make-claims.ts";

// No two amounts are alike, so that none can stand in another's place.
const lines: readonly LineSketch[] = [
  {
    code: "99214",
    description: "Office visit",
    charge: 20_000,
    disallow: 4100,
    deductible: 1700,
    copay: 1000,
    coinsurance: 500,
    notCovered: 700,
  },
  {
    code: "93000",
    description: "Electrocardiogram",
    charge: 10_000,
    disallow: 1300,
    deductible: 1200,
    copay: 800,
    coinsurance: 400,
    notCovered: 300,
    writtenOff: true,
  },
];

const dated = (type: DatedClaim["type"]): DatedClaim => ({
  id: "C1",
  suffix: 0,
  type,
  day: getPlainDate("2026-10-28"),
  paidOn: getPlainDate("2026-11-06"),
  sketch: { daysAgo: 24, status: "paid", provider: null, lines },
});

test.each(["medical", "dental"] as const)(
  "every amount of a %s claim goes out under its own name, in dollars",
  (type) => {
    const answer = claimAnswer(dated(type), { firstName: "Ada", lastName: "Example" });
    expect(answer.claimDetails).toMatchObject([
      {
        chargeAmount: 200,
        disallowAmount: 41,
        deductibleAmount: 17,
        copayAmount: 10,
        coinsuranceAmount: 5,
        nonCoveredCharges: 7,
        combinedMemberResponsibilityAmount: 39,
        paidAmount: 120,
      },
      {
        chargeAmount: 100,
        disallowAmount: 13,
        deductibleAmount: 12,
        copayAmount: 8,
        coinsuranceAmount: 4,
        nonCoveredCharges: 3,
        combinedMemberResponsibilityAmount: 24,
        paidAmount: 60,
      },
    ]);
    expect(answer.claimDetailTotals).toEqual({
      chargeAmountTotal: 300,
      paidAmountTotal: 180,
      combinedMemberResponsibilityAmount: 63,
    });
    expect(answer.claimCheck).toEqual({ checkPayeeAmount: "180.00" });
  },
);
