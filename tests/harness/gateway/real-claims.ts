import type { WholeClaim } from "#server/sandbox/world/claims/claim-answer.ts";
import { lineAnswer, wholeClaim } from "./claim-answers.ts";

/** Claims as gateways really send them: partly refused, taken back, done again, sent twice. */

type Line = Parameters<typeof lineAnswer>[0];

/** In dollars; a line in which nothing else is given has no discount, payment or share. */
type Given = {
  readonly billed: number;
  readonly discount?: number;
  readonly notCovered?: number;
  readonly paid?: number;
  readonly copay?: number;
};

/** The line of this number; what the member owes is the copay. */
export const lineOf = (
  number: number,
  { billed, discount = 0, notCovered = 0, paid = 0, copay = 0 }: Given,
  more: Line = {},
): ReturnType<typeof lineAnswer> =>
  lineAnswer({
    claimDetailPK: { sequenceNumber: number },
    chargeAmount: billed,
    disallowAmount: discount,
    nonCoveredCharges: notCovered,
    paidAmount: paid,
    deductibleAmount: 0,
    copayAmount: copay,
    coinsuranceAmount: 0,
    combinedMemberResponsibilityAmount: copay,
    ...more,
  });

const sumOf = (lines: readonly Given[], name: keyof Given) =>
  lines.reduce((sum, given) => sum + (given[name] ?? 0), 0);

/** A claim of these lines, with their sums as totals. */
export function realClaim(
  id: string,
  lines: readonly (readonly [Given, Line?])[],
  more: Partial<WholeClaim> = {},
): WholeClaim {
  const all = lines.map(([given]) => given);
  return wholeClaim(
    lines.map(([given, rest], index) => lineOf(index + 1, given, rest)),
    {
      id,
      claimDetailTotals: {
        chargeAmountTotal: sumOf(all, "billed"),
        paidAmountTotal: sumOf(all, "paid"),
        combinedMemberResponsibilityAmount: sumOf(all, "copay"),
      },
      claimCheck: null,
      ...more,
    },
  );
}

/** Why a line was refused. */
export const TOO_LATE = { medicalLineDisallowed: { code: "N30", description: "Filed too late" } };

/** One line refused, another paid with a copay of $35.00. */
export const deniedInPart = realClaim("R1", [
  [{ billed: 120, discount: 120 }, TOO_LATE],
  [{ billed: 90, discount: 15, paid: 40, copay: 35 }],
]);

/** Refused, and the gateway does not say what the member owes. */
export const refusedUnknown = realClaim("R2", [[{ billed: 75, discount: 75 }, TOO_LATE]], {
  claimStatusDescription: "Denied",
  claimDetailTotals: {
    chargeAmountTotal: 75,
    paidAmountTotal: 0,
    combinedMemberResponsibilityAmount: null,
  },
});

const REFUSED = { billed: 150, discount: 60, notCovered: 90 };
const WITH_REASON = { billed: 70, discount: 70 };

/** Two refused lines, each taken back, and paid in the end: nothing of it is denied. */
export const refusalTakenBack = realClaim("R3", [
  [REFUSED],
  [WITH_REASON, TOO_LATE],
  [{ billed: -150, discount: -60, notCovered: -90 }],
  [{ billed: -70, discount: -70 }, TOO_LATE],
  [{ billed: 220, discount: 80, paid: 115, copay: 25 }],
]);

const VISIT = { serviceDateFrom: "2026-10-12", claimStatusDescription: "Adjusted" };

/** A visit paid, taken back, and done again with $45.00 to pay: three numbers. */
export const doneAgain = [
  realClaim("R6", [[{ billed: 310, discount: 110, paid: 200 }]], {
    ...VISIT,
    claimStatusDescription: "Paid",
  }),
  realClaim("R7", [[{ billed: -310, discount: -110, paid: -200 }]], VISIT),
  realClaim("R8", [[{ billed: 310, discount: 110, paid: 155, copay: 45 }]], VISIT),
];

/** The same as remittances have it: the reversal is of the bill and the payment, without a share. */
export const doneAgainOnPaper = [
  realClaim("R11", [[{ billed: 310, discount: 110, paid: 165, copay: 35 }]], {
    ...VISIT,
    claimStatusDescription: "Paid",
  }),
  realClaim("R12", [[{ billed: -310, discount: -110, paid: -165 }]], VISIT),
  realClaim("R13", [[{ billed: 310, discount: 110, paid: 155, copay: 45 }]], VISIT),
];

/** A claim that the carrier's own status ends. */
export const voided = realClaim("R14", [[{ billed: 90, discount: 20, paid: 50, copay: 20 }]], {
  ...VISIT,
  claimStatusDescription: "Voided",
});

/** A line that was taken back without its share, and paid in the end. */
export const lineTakenBack = realClaim(
  "R15",
  [
    [{ billed: 100, discount: 30, paid: 50, copay: 20 }],
    [{ billed: -100, discount: -30, paid: -50 }],
    [{ billed: 100, discount: 30, paid: 60, copay: 10 }],
  ],
  {
    claimStatusDescription: "Adjusted",
    claimDetailTotals: {
      chargeAmountTotal: 100,
      paidAmountTotal: 60,
      combinedMemberResponsibilityAmount: 10,
    },
  },
);

/** Two answers under one number, of which nothing says which one holds. */
export const oneNumberTwice = [
  realClaim("R9", [[{ billed: 280, discount: 80, paid: 145, copay: 55 }]], {
    ...VISIT,
    serviceDateFrom: "2026-10-07",
  }),
  realClaim("R9", [[{ billed: 290, discount: 80, paid: 135, copay: 75 }]], {
    ...VISIT,
    serviceDateFrom: "2026-10-07",
    claimStatusDescription: "Paid",
  }),
];
