import type { Claim } from "#server/gateway/calls/claims.ts";
import { mapAmounts, type ClaimAmounts } from "#app/rules/claims/claim-amounts.ts";
import type { LineMath } from "#app/rules/claims/claim-math.ts";
import { findDenial, type LineDenial } from "#app/rules/claims/claim-status.ts";
import { shownCents } from "#app/rules/claims/pending.ts";
import type { ShownAmounts } from "./shown-amounts.ts";

type Detail = Claim["claimDetails"][number];

/** The lines of a claim as they are shown, amounts in cents. */
export function viewLines(claim: Claim, math: readonly LineMath[]) {
  return claim.claimDetails.map((line, place) => ({
    number: line.claimDetailPK?.sequenceNumber ?? place + 1,
    serviceDate: line.serviceDateFrom,
    // Said only where it is not what the whole claim's status says.
    status: line.status === claim.claimStatusDescription ? null : line.status,
    ...servicesOf(line),
    category: line.dentalCategory,
    tooth: line.toothNumber,
    toothSurface: line.toothSurface,
    amounts: shownAmounts(line, math[place]?.state),
    balanced: math[place]?.state !== "unbalanced",
    refusal: findDenial(line) ?? null,
  }));
}

/** Amounts of a line or of all lines: what was billed stands, the rest as far as it is decided. */
export const shownAmounts = (
  amounts: ClaimAmounts,
  state: LineMath["state"] | undefined,
): ShownAmounts =>
  mapAmounts((name) => shownCents(amounts[name], state === "undecided" && name !== "billedCents"));

export type LineView = ReturnType<typeof viewLines>[number];

/** What was done, and for dental what the plan paid it as, where that is something else. */
function servicesOf(line: Detail) {
  const alternate = line.alternateDentalProcedure;
  const dental = line.dentalProcedure ?? alternate;
  const paidAs = dental === alternate ? null : alternate;
  return {
    description: dental?.procedureDescription ?? line.serviceDescription?.description ?? null,
    dentalCode: dental?.procedureCode ?? null,
    procedureCode: line.cptCode,
    alternate: paidAs === null ? null : (paidAs.procedureDescription ?? paidAs.procedureCode),
  };
}

/** What the plan refused: lines refused in the same way, for the same reason, are told of once. */
export function viewDenials(lines: readonly LineView[]) {
  const groups = new Map<string, LineDenial & { readonly lines: number[] }>();
  for (const { number, refusal } of lines) {
    if (refusal === null) continue;
    const sameness = JSON.stringify(refusal);
    const group = groups.get(sameness) ?? { ...refusal, lines: [] };
    group.lines.push(number);
    groups.set(sameness, group);
  }
  return [...groups.values()];
}
