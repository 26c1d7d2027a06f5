import type { Claim } from "#server/gateway/calls/claims.ts";
import { accumulatorsPath } from "#app/rules/benefits/accumulator-claims.ts";
import { claimFilters } from "#app/rules/claims/claim-filters.ts";
import { showMath } from "#app/rules/claims/claim-math.ts";
import { claimStanding } from "#app/rules/claims/claim-status.ts";
import { patientOf } from "#app/rules/claims/patient.ts";
import { mathBar } from "#app/rules/claims/math-bar.ts";
import { showsEobButton } from "#app/rules/claims/recent-claims.ts";
import type { ClaimData } from "./load-claim.ts";
import { showStatus } from "./show-status.ts";
import { shownAmounts, viewDenial, viewLines, type DeniedClaim } from "./view-claim-lines.ts";

/** What a claim's page shows. `query` is that of the list it was opened from, for the link back. */
export function viewClaim(data: ClaimData, query: URLSearchParams) {
  const { claim, viewerSuffix } = data;
  const { lines: lineMath, ...math } = showMath(claim);
  const lines = viewLines(claim, lineMath);
  const { key, nextStep } = claimStanding(claim.claimStatusDescription);
  const paidSome = math.planPaidCents !== null && math.planPaidCents > 0;
  const denied: DeniedClaim = paidSome ? "denied-in-part" : "denied";
  const denial = viewDenial(key === "denied" ? denied : null, lines);
  return {
    back: `/claims${listQuery(data, query)}`,
    type: claim.claimType,
    phone: data.phone,
    about: factsOf(claim),
    status: {
      shown: showStatus(claim),
      // What was denied says itself what that means and what to do.
      meaning: key === "denied" ? null : key,
      nextStep: denial?.nextStep === nextStep ? null : nextStep,
    },
    math: { ...math, bar: mathBar(math) },
    lines,
    totals: shownAmounts(math, math.state),
    denial,
    standings: viewStandings(data, math),
    eob: showsEobButton({ suffix: viewerSuffix, claimStatusCode: claim.claimStatusCode }),
  };
}

export type ClaimView = ReturnType<typeof viewClaim>;

/**
 * Where the deductible and maximums stand that this claim counts toward; none while nothing is decided
 * or the amounts contradict each other.
 */
function viewStandings(
  { type, suffix, claim, periods, coverageEnd, ...who }: ClaimData,
  math: ClaimMath,
) {
  if (math.state === "undecided" || math.state === "unbalanced") return [];
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
    ["out-of-pocket-maximum", type === "medical" ? math.oweCents : null],
    ["annual-limit", type === "dental" ? math.planPaidCents : null],
  ] as const;
  return counted.flatMap(([name, cents]) =>
    cents === null || cents === 0 ? [] : { name, whose, href: `${page}#${name}` },
  );
}

type ClaimMath = Omit<ReturnType<typeof showMath>, "lines">;

function factsOf(claim: Claim) {
  return {
    number: claim.id,
    patient: patientOf(claim),
    provider: claim.provider?.providerName ?? null,
    payee: claim.payeeProvider?.providerName ?? null,
    serviceDate: claim.serviceDateFrom,
    paidDate: claim.paidDate,
    /** 0 where no check was sent, or none yet. */
    checkPayeeCents: claim.claimCheck.checkPayeeCents,
  };
}

/**
 * The query of the list this claim was opened from, where it holds valid filters; otherwise that of
 * the list which the claim belongs to.
 */
function listQuery({ listFacts, type, suffix }: ClaimData, query: URLSearchParams): string {
  const { filters, errors } = claimFilters.read(query, listFacts);
  const isValid = query.size > 0 && Object.keys(errors).length === 0;
  const own = { ...claimFilters.defaults(listFacts), type, suffix };
  return claimFilters.write(isValid ? filters : own, listFacts);
}
