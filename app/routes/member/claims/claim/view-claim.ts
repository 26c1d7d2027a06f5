import { href } from "react-router";
import { accumulatorsPath } from "#app/rules/benefits/accumulator-claims.ts";
import { claimFilters } from "#app/rules/claims/claim-filters.ts";
import { calculateClaim, type LineMath, mathBar } from "#app/rules/claims/claim-math.ts";
import {
  claimStanding,
  showStatus,
  type LineDenial,
  type NextStep,
} from "#app/rules/claims/claim-status.ts";
import { claimRow, shownCents } from "#app/rules/claims/claim-row.ts";
import { appealPath, showsEobButton } from "#app/rules/claims/recent-claims.ts";
import { denialOf } from "#app/rules/claims/appeal/denied-claim.ts";
import { mayHold } from "#app/rules/claims/standings.ts";
import type { ToPay } from "#app/rules/claims/to-pay.ts";
import type { ClaimData } from "./load-claim.ts";
import type { Claim } from "#server/gateway/calls/claims/claims.ts";
import { mapAmounts, type ClaimAmounts } from "#app/rules/claims/claim-amounts.ts";
import type { ShownAmounts } from "./ClaimLines.tsx";

/**
 * The view of a claim's page. `query` is that of the list it was opened from, for the link back.
 */
export function viewClaim(data: ClaimData, query: URLSearchParams) {
  const { claim, viewerSuffix } = data;
  const row = claimRow(claim);
  const { lines: lineMath, ...math } = calculateClaim(claim);
  const lines = viewLines(claim, lineMath);
  const { key, nextStep } = claimStanding(row.status);
  const paidSome = math.planPaidCents !== null && math.planPaidCents > 0;
  const found = viewDenial(denialOf(claim), {
    isStatus: key === "denied",
    lines,
    toPay: row.toPay,
  });
  // What was taken back or replaced needs no appeal.
  const denial = mayHold(claim) ? found : null;
  return {
    back: `${href("/claims")}${listQuery(data, query)}`,
    type: claim.claimType,
    phone: data.phone,
    about: {
      number: row.id,
      patient: row.patient,
      provider: row.provider,
      payee: claim.payeeProvider?.providerName ?? null,
      serviceDate: row.day,
      // The day of the decision is none of payment where nothing was paid, or all was taken back.
      paidDate:
        (key === "denied" && !paidSome) || row.standing === "takes-back" ? null : row.paidDate,
      /** 0 where no check was sent, or none yet. */
      checkPayeeCents: claim.claimCheck.checkPayeeCents,
    },
    status: {
      shown: showStatus(row),
      // The part about a denial explains its meaning and the next step.
      meaning: key === "denied" ? null : key,
      // Where another claim stands in its place, the notice of that says what to do.
      nextStep: denial?.nextStep === nextStep || row.standing !== null ? null : nextStep,
    },
    standing: row.standing,
    math: { ...math, bar: mathBar(math) },
    lines,
    totals: shownAmounts(math, math.state),
    denial,
    appeal: denial && appealPath({ ...claim, suffix: data.suffix }),
    standings: viewStandings(data, math),
    eob: showsEobButton({ suffix: viewerSuffix, statusCode: row.statusCode }),
  };
}

export type ClaimView = ReturnType<typeof viewClaim>;

/** The accumulators that this claim counts toward; none while its amounts are undecided. */
function viewStandings(
  { type, suffix, claim, periods, coverageEnd, ...who }: ClaimData,
  math: ClaimMath,
) {
  if (!claim.isCounted || math.state === "undecided" || math.state === "unbalanced") return [];
  const { today } = who.listFacts;
  const path = accumulatorsPath({
    type,
    day: claim.serviceDateFrom,
    periods,
    coverageEnd,
    today,
  });
  const isOwn = suffix === who.viewerSuffix;
  const page = isOwn ? path : `${path}?suffix=${suffix}`;
  const whose = isOwn ? ("own" as const) : ("other" as const);
  const counted = [
    ["deductible", math.deductibleCents],
    ["out-of-pocket-maximum", type === "medical" ? towardMaximum(math) : null],
    ["annual-limit", type === "dental" ? math.planPaidCents : null],
  ] as const;
  return counted.flatMap(([name, cents]) =>
    cents === null || cents === 0 ? [] : { name, whose, href: `${page}#${name}` },
  );
}

/** What is owed apart from charges that the plan does not cover, which count toward no maximum. */
const towardMaximum = ({ oweCents, notCoveredOwedCents, notCoveredCents }: ClaimMath) =>
  oweCents === (notCoveredOwedCents ?? notCoveredCents) ? 0 : oweCents;

type ClaimMath = Omit<ReturnType<typeof calculateClaim>, "lines">;

/** The list this claim was opened from, where the query has valid filters; else the claim's own. */
function listQuery({ listFacts, type, suffix }: ClaimData, query: URLSearchParams): string {
  const { filters, errors } = claimFilters.read(query, listFacts);
  const isValid = query.size > 0 && Object.keys(errors).length === 0;
  const own = { ...claimFilters.defaults(listFacts), type, suffix };
  return claimFilters.write(isValid ? filters : own, listFacts);
}

type Detail = Claim["claimDetails"][number];

function viewLines(claim: Claim, math: readonly LineMath[]) {
  return claim.claimDetails.map((line, index) => ({
    number: numberOf(line, index),
    serviceDate: line.serviceDateFrom,
    // Only where it differs from the status of the claim.
    status: line.status === claim.claimStatusDescription ? null : line.status,
    ...servicesOf(line),
    category: line.dentalCategory,
    tooth: line.toothNumber,
    toothSurface: line.toothSurface,
    amounts: shownAmounts(line, math[index]?.state),
    balanced: math[index]?.state !== "unbalanced",
    reversal: viewReversal(claim, line.reversal),
    denial: line.denial,
  }));
}

const numberOf = (line: Detail, index: number) => line.claimDetailPK?.sequenceNumber ?? index + 1;

/** With the number of the other line; null if that is not in this claim. */
function viewReversal({ claimDetails }: Claim, reversal: Detail["reversal"]) {
  if (reversal === null) return null;
  const { kind, other } = reversal;
  const line = other === null ? undefined : claimDetails[other];
  return { kind, number: other === null || !line ? null : numberOf(line, other) };
}

/** Amounts of a line or of all lines: what was billed, and the others where they are decided. */
const shownAmounts = (amounts: ClaimAmounts, state: LineMath["state"] | undefined): ShownAmounts =>
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
    /** Null if the plan paid it as the same procedure. */
    alternate: paidAs === null ? null : (paidAs.procedureDescription ?? paidAs.procedureCode),
  };
}

/**
 * The denied lines of a claim, grouped by equal denials, how much of the claim they are where that is
 * its status or they differ, and what is left to pay for the claim; null for none.
 */
function viewDenial(
  extent: ReturnType<typeof denialOf>,
  {
    isStatus,
    lines,
    toPay,
  }: {
    readonly isStatus: boolean;
    readonly lines: readonly LineView[];
    readonly toPay: ToPay | null;
  },
) {
  if (extent === null) return null;
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
    /** Empty if it is about all of them. */
    lines: group.lines.length === lines.length ? [] : group.lines,
  }));
  const nextStep: NextStep = "call-or-appeal";
  return { claim: isStatus || denied.length > 1 ? extent : null, denied, toPay, nextStep };
}
