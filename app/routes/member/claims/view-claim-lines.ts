import type { Claim } from "#server/gateway/calls/claims.ts";
import { mapAmounts, type ClaimAmounts } from "#app/rules/claims/claim-amounts.ts";
import type { LineMath } from "#app/rules/claims/claim-math.ts";
import { findDenial, type LineDenial, type NextStep } from "#app/rules/claims/claim-status.ts";
import { shownCents } from "#app/rules/claims/pending.ts";
import type { ShownAmounts } from "./shown-amounts.ts";

type Detail = Claim["claimDetails"][number];

/** What a claim's page shows of its lines; amounts in cents. */
export function viewLines(claim: Claim, math: readonly LineMath[]) {
  return claim.claimDetails.map((line, place) => ({
    number: line.claimDetailPK?.sequenceNumber ?? place + 1,
    serviceDate: line.serviceDateFrom,
    // Only where it differs from the status of the claim.
    status: line.status === claim.claimStatusDescription ? null : line.status,
    ...servicesOf(line),
    category: line.dentalCategory,
    tooth: line.toothNumber,
    toothSurface: line.toothSurface,
    amounts: shownAmounts(line, math[place]?.state),
    /** Whether its amounts agree with each other. */
    balanced: math[place]?.state !== "unbalanced",
    denial: findDenial(line) ?? null,
  }));
}

/** Amounts of a line or of all lines: what was billed, and the others where they are decided. */
export const shownAmounts = (
  amounts: ClaimAmounts,
  state: LineMath["state"] | undefined,
): ShownAmounts =>
  mapAmounts((name) => shownCents(amounts[name], state === "undecided" && name !== "billedCents"));

export type LineView = ReturnType<typeof viewLines>[number];

/** The procedure, and for dental the one that the plan paid it as, where that is another. */
function servicesOf(line: Detail) {
  const alternate = line.alternateDentalProcedure;
  const dental = line.dentalProcedure ?? alternate;
  const paidAs = dental === alternate ? null : alternate;
  return {
    description: dental?.procedureDescription ?? line.serviceDescription?.description ?? null,
    dentalCode: dental?.procedureCode ?? null,
    procedureCode: line.cptCode,
    /** Null where the plan paid it as the same procedure. */
    alternate: paidAs === null ? null : (paidAs.procedureDescription ?? paidAs.procedureCode),
  };
}

/** How much of a claim its status denies. */
export type DeniedClaim = "denied" | "denied-in-part";

/**
 * What the plan denied of a claim, null where nothing: the claim by its status, in whole or in part,
 * or lines of it. Lines denied in the same way, for the same reason, are one.
 */
export function viewDenial(claim: DeniedClaim | null, lines: readonly LineView[]) {
  const groups = new Map<string, LineDenial & { readonly lines: number[] }>();
  for (const { number, denial } of lines) {
    if (denial === null) continue;
    const key = JSON.stringify(denial);
    const group = groups.get(key) ?? { ...denial, lines: [] };
    group.lines.push(number);
    groups.set(key, group);
  }
  const denied = [...groups.values()].map((group) => ({
    ...group,
    /** Empty where it is about all of them. */
    lines: group.lines.length === lines.length ? [] : group.lines,
  }));
  const nextStep: NextStep = "call-or-appeal";
  return claim === null && denied.length === 0 ? null : { claim, denied, nextStep };
}
