import { mapAmounts, type ClaimAmounts } from "#app/rules/claims/claim-amounts.ts";
import { shownCents } from "#app/rules/claims/claim-row.ts";
import { isEstimate } from "#app/rules/claims/claim-status.ts";
import { overOwedCents, withOverOwed } from "#app/rules/claims/lines/asides.ts";
import { numberLines } from "#app/rules/claims/lines/claim-lines.ts";
import type { LineMath } from "#app/rules/claims/lines/line-math.ts";
import { findPaidAs } from "#app/rules/claims/lines/paid-as.ts";
import type { Reversal } from "#app/rules/claims/reversals.ts";
import type { Claim } from "#server/gateway/calls/claims/claims.ts";
import type { ShownAmounts } from "./ClaimLines.tsx";

/** The lines of a claim's page; `math` is that of each. */
export function viewLines(claim: Claim, math: readonly LineMath[], claimStatus: string | null) {
  const numbers = numberLines(claim.claimDetails);
  const hasOverOwed = overOwedCents(claim) > 0;
  return claim.claimDetails.map((line, index) => ({
    number: numbers[index] ?? index + 1,
    serviceDate: line.serviceDateFrom,
    // Only where it differs from the status of the claim. Before care nothing is paid.
    status:
      line.status === claimStatus || (isEstimate(claimStatus) && line.denial === null)
        ? null
        : line.status,
    ...servicesOf(line, math[index]?.state),
    category: line.dentalCategory,
    tooth: line.toothNumber,
    toothSurface: line.toothSurface,
    amounts: shownAmounts(
      withOverOwed(line, hasOverOwed && line.aside?.kind === "over-owed" ? line.aside.cents : 0),
      math[index]?.state,
    ),
    balanced: math[index]?.state !== "unbalanced",
    reversal: viewReversal(numbers, line.reversal),
    denial: line.denial,
    /** What of an authorization's line was not approved. */
    refused: isEstimate(claimStatus) && line.denial !== null ? refusedOf(line) : null,
  }));
}

/** How much of an authorization was denied. */
export const REFUSED = { denied: "refused", "denied-in-part": "refused-in-part" } as const;

/** A line of which the plan would pay some, or leave a share to the member, was approved in part. */
function refusedOf({ planPaidCents, ...shares }: Claim["claimDetails"][number]) {
  const { deductibleCents, copayCents, coinsuranceCents } = shares;
  const some = [planPaidCents, deductibleCents, copayCents, coinsuranceCents];
  return REFUSED[some.every((cents) => !cents) ? "denied" : "denied-in-part"];
}

/** With the number of the other line; of an amount below zero without one it is not known what it is. */
const viewReversal = (numbers: readonly number[], reversal: Reversal | null) =>
  reversal === null || reversal.other === null
    ? null
    : { kind: reversal.kind, number: numbers[reversal.other] ?? null };

/** Amounts of a line or of all lines: what was billed, and the others where they are decided. */
export const shownAmounts = (
  amounts: ClaimAmounts,
  state: LineMath["state"] | undefined,
): ShownAmounts =>
  mapAmounts((name) => shownCents(amounts[name], state === "undecided" && name !== "billedCents"));

export type LineView = ReturnType<typeof viewLines>[number];

/** The procedure, and for dental the one that the plan paid it as, where that is another. */
function servicesOf(line: Claim["claimDetails"][number], state: LineMath["state"] | undefined) {
  const dental = line.dentalProcedure ?? line.alternateDentalProcedure;
  const paidAs = findPaidAs({ ...line, ...(state === "undecided" && { planPaidCents: null }) });
  return {
    description: dental?.procedureDescription ?? line.serviceDescription?.description ?? null,
    dentalCode: dental?.procedureCode ?? null,
    procedureCode: line.cptCode,
    /** Null if the plan paid nothing, or paid it as the same procedure. */
    alternate: paidAs === null ? null : (paidAs.procedureDescription ?? paidAs.procedureCode),
  };
}
