import { href } from "react-router";
import { findAccumulatorsOfClaim } from "#app/rules/benefits/accumulator-claims.ts";
import { isOrthodontic } from "#app/rules/benefits/orthodontics.ts";
import { knownNetwork } from "#app/rules/benefits/tiers.ts";
import { deniedOwedCents } from "#app/rules/claims/bill/bill.ts";
import { denialOf, mayAppeal } from "#app/rules/claims/claim-denial.ts";
import { claimFilters } from "#app/rules/claims/claim-filters.ts";
import { appealPath, claimPath } from "#app/rules/claims/claim-path.ts";
import { mayHavePaid, rowAsOf, type ClaimRow } from "#app/rules/claims/claim-row.ts";
import {
  statusFactsOf,
  findDeniedExtent,
  isAwaitingPayment,
  findWithdrawal,
  isDecided,
  showStatus,
  type NextStep,
} from "#app/rules/claims/claim-status.ts";
import { showsEobButton } from "#app/rules/claims/eob-button.ts";
import {
  overAllowedCents,
  overOwedCents,
  paidElsewhereCents,
  withOverOwed,
} from "#app/rules/claims/lines/asides.ts";
import { calculateClaim } from "#app/rules/claims/lines/claim-math.ts";
import { mathBar } from "#app/rules/claims/lines/math-bar.ts";
import { lacksDifference } from "#app/rules/claims/lines/paid-as.ts";
import { mayHold } from "#app/rules/claims/standings.ts";
import type { ClaimData } from "./load-claim.ts";
import { viewDenial } from "./view-denial.ts";
import { shownAmounts, viewLines } from "./view-lines.ts";

/**
 * The view of a claim's page. `query` is that of the list it was opened from, for the link back.
 */
export function viewClaim(data: ClaimData, query: URLSearchParams) {
  const { claim, viewerSuffix } = data;
  const row = rowAsOf(claim, data.listFacts.today);
  const { lines: lineMath, ...math } = calculateClaim(claim);
  const lines = viewLines(claim, lineMath, row.status);
  const { key, nextStep } = statusFactsOf(row.status);
  const denialNotice = viewDenial(denialOf(claim), {
    isStatus: findDeniedExtent(row.status) !== null,
    isBeforeCare: row.isEstimate,
    lines,
    toPay: row.toPay,
    deniedOwedCents: deniedOwedCents(claim),
    mayAppeal: mayAppeal(claim),
  });
  const shownDenial = mayHold(claim) ? denialNotice : null;
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
      paidDate: row.paidDate,
      checkPayeeCents: sentCheckCents(data),
    },
    status: {
      shown: showStatus(row),
      meaning: meaningOf(key, row),
      nextStep: row.standing === null ? nextStepBeside(shownDenial, nextStep) : null,
    },
    standing: row.standing,
    math: {
      ...math,
      bar: mathBar(math),
      isEstimate: key === "estimate",
      isOrthodontic: claim.claimDetails.some(isOrthodontic),
      isWithdrawn: findWithdrawal(row.status) !== null || row.standing === "takes-back",
      lacksDifference: claim.claimDetails.some(lacksDifference),
      takesBack: row.standing === "takes-back",
      awaitsPayment: row.awaitsPayment,
      interestCents: row.awaitsPayment ? 0 : (claim.interestCents ?? 0),
      withoutBillCents: row.awaitsPayment ? 0 : (claim.withoutBillCents ?? 0),
      ...overAllowedCents(claim),
      paidElsewhereCents: paidElsewhereCents(claim),
    },
    lines,
    totals: shownAmounts(withOverOwed(math, overOwedCents(claim)), math.state),
    denial: shownDenial,
    twinHref: claim.twin === undefined ? null : claimPath({ ...claim, id: claim.twin }),
    appeal: mayAppeal(claim) ? appealPath({ ...claim, suffix: data.suffix }) : null,
    accumulatorLinks: viewAccumulatorLinks(data, math),
    eob: showsEobButton({ suffix: viewerSuffix, statusCode: row.statusCode }),
  };
}

export type ClaimView = ReturnType<typeof viewClaim>;

/**
 * The check that was sent, in cents; 0 where none was, or none yet: an amount below zero takes one back, and
 * of a claim that is not decided, or for which the plan paid nothing, none can have been.
 */
const sentCheckCents = ({ claim, listFacts }: ClaimData): number =>
  mayHavePaid(claim, listFacts.today) ? Math.max(0, claim.claimCheck.checkPayeeCents) : 0;

type StatusKey = ReturnType<typeof statusFactsOf>["key"];

/**
 * What a status means, where no notice says it: the notice of a denial does, and the one of a claim that
 * no longer holds, or that takes another back, which did not change itself.
 */
function meaningOf(
  key: StatusKey,
  { status, standing }: Pick<ClaimRow, "status" | "standing">,
): Exclude<StatusKey, "denied" | "denied-in-part"> | "awaiting" | null {
  if (key === "denied" || key === "denied-in-part") return null;
  if (key === "other" && !mayHold({ standing })) return null;
  if (isAwaitingPayment(status)) return "awaiting";
  if (key === "other" && !isDecided(status)) return key;
  if (key === "other") return "paid";
  return key === "adjusted" && standing === "takes-back" ? null : key;
}

/** The notice of a denial already says to call or appeal: only a request for papers is still to be said. */
function nextStepBeside(denial: object | null, nextStep: NextStep): NextStep | "answer" | null {
  if (denial === null) return nextStep;
  if (nextStep === "wait-or-answer") return "answer";
  return nextStep === "wait" || nextStep === "call-or-appeal" ? null : nextStep;
}

/** Links to the accumulators that this claim counts toward. */
function viewAccumulatorLinks(data: ClaimData, math: ClaimMath) {
  const { claim, suffix, viewerSuffix, listFacts } = data;
  if (math.state === "unbalanced") return [];
  const found = findAccumulatorsOfClaim(claim, { ...data, today: listFacts.today });
  if (found === null) return [];
  const isOwn = suffix === viewerSuffix;
  const query = new URLSearchParams(isOwn ? {} : { suffix: String(suffix) });
  // The page opens in network.
  const { networkTier } = claim;
  if (networkTier !== null && knownNetwork(networkTier) !== "in") query.set("tier", networkTier);
  const page = query.size === 0 ? found.path : `${found.path}?${query.toString()}`;
  const whose = isOwn ? ("own" as const) : ("other" as const);
  return found.names.map((name) => ({ name, whose, href: `${page}#${name}` }));
}

type ClaimMath = Omit<ReturnType<typeof calculateClaim>, "lines">;

/** The list this claim was opened from, where the query has valid filters; else the claim's own. */
function listQuery({ listFacts, type, suffix }: ClaimData, query: URLSearchParams): string {
  const { filters, errors } = claimFilters.read(query, listFacts);
  const isValid = query.size > 0 && Object.keys(errors).length === 0;
  const own = { ...claimFilters.defaults(listFacts), type, suffix };
  return claimFilters.write(isValid ? filters : own, listFacts);
}
