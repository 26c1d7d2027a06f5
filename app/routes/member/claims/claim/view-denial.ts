import { findDenialKind, type denialOf } from "#app/rules/claims/claim-denial.ts";
import type { LineDenial } from "#app/rules/claims/lines/line-denial.ts";
import type { ToPay } from "#app/rules/claims/to-pay.ts";
import { REFUSED, type LineView } from "./view-lines.ts";

/**
 * The denied lines of a claim, grouped by equal denials, how much of the claim they are where that is
 * its status or they differ, and what is left to pay for the claim; null for none.
 */
export function viewDenial(
  extent: ReturnType<typeof denialOf>,
  {
    isStatus,
    isBeforeCare,
    lines,
    toPay,
    deniedOwedCents: stakeCents,
    mayAppeal,
  }: {
    readonly isStatus: boolean;
    readonly isBeforeCare: boolean;
    readonly lines: readonly LineView[];
    readonly toPay: ToPay | null;
    readonly deniedOwedCents: number;
    readonly mayAppeal: boolean;
  },
) {
  if (extent === null) return null;
  const groups = new Map<
    string,
    LineDenial & { readonly paidAs: string | null; readonly lines: number[] }
  >();
  for (const { number, denial, alternate: paidAs } of lines) {
    if (denial === null) continue;
    const key = JSON.stringify([denial, paidAs]);
    const group = groups.get(key) ?? { ...denial, paidAs, lines: [] };
    group.lines.push(number);
    groups.set(key, group);
  }
  const denied = [...groups.values()].map((group) => ({
    ...group,
    /** Empty if it is about all of them. */
    lines: group.lines.length === lines.length ? [] : group.lines,
  }));
  // A sentence about one service needs exactly one.
  const isSeveral = lines.filter((line) => line.denial !== null).length > 1;
  const nextStep = mayAppeal ? ("call-or-appeal" as const) : ("call" as const);
  // If a claim is denied in part, the rest is owed in any case.
  const isAtStake = extent === "denied" && toPay === "something" && stakeCents > 0;
  const kind = (isStatus ? null : findDenialKind(lines)) ?? "denied";
  // Of several services that the plan did not allow nobody knows whether it denied them.
  const said = kind === "not-allowed" ? "denied-in-part" : extent;
  return {
    kind,
    claim: isBeforeCare ? REFUSED[extent] : isStatus || isSeveral ? said : null,
    denied,
    toPay,
    stakeCents: isAtStake ? stakeCents : null,
    nextStep,
  };
}
