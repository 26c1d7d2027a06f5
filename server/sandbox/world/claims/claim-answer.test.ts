import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { claimAnswer } from "./claim-answer.ts";
import type { LineSpec } from "./claim-specs.ts";
import type { DatedClaim } from "./make-claims.ts";

// All amounts differ, so that a mix-up is seen.
const lines: readonly LineSpec[] = [
  {
    code: "99214",
    description: "Office visit",
    billedCents: 20_000,
    discountCents: 4100,
    deductibleCents: 1700,
    copayCents: 1000,
    coinsuranceCents: 500,
    notCoveredCents: 700,
  },
  {
    code: "93000",
    description: "Electrocardiogram",
    billedCents: 10_000,
    discountCents: 1300,
    deductibleCents: 1200,
    copayCents: 800,
    coinsuranceCents: 400,
    notCoveredCents: 300,
    writtenOff: true,
  },
];

const dated = (type: DatedClaim["type"]): DatedClaim => ({
  id: "C1",
  suffix: 0,
  type,
  day: getPlainDate("2026-10-28"),
  paidOn: getPlainDate("2026-11-06"),
  spec: { daysAgo: 24, status: "paid", provider: null, lines },
});

test.each(["medical", "dental"] as const)(
  "each amount of a %s claim is answered under its own name, in dollars",
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
