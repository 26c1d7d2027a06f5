import type { PlainDate } from "../../dates/plain-date.ts";
import { knownNetwork } from "../../benefits/tiers.ts";
import { isDenied } from "../claim-denial.ts";
import { assessClaim } from "../assess-claim.ts";
import { sumAmounts, sumCents } from "../claim-amounts.ts";
import { claimStatusKey } from "../claim-status.ts";
import { serviceDays } from "../claim-row.ts";
import { isSamePerson, patientName } from "../patient.ts";
import { linesInEffect } from "../reversals.ts";
import { providerWords } from "../same-provider.ts";
import type { Bill, BilledClaim, BilledLine } from "./bill.ts";

/** What a bill's amount is compared with: a claim, what it has of the bill's day, or a visit's claims. */
export type BillBasis<Claim> = {
  readonly kind: "claim" | "day" | "visit";
  /** Its amounts, as those of a claim. */
  readonly claim: Claim;
  /** The claim that a day is a part of. */
  readonly whole: Claim;
  /** What that one has of the bill's day, of several; null where it can't be told. */
  readonly ofDay: Claim | null;
  /** Of how many claims the amounts are. */
  readonly count: number;
};

/** What a bill may be for, of the claims that it may be of (`matchClaims`), in their order (BILL-02). */
export function basesOf<Claim extends BilledClaim>(
  bill: Pick<Bill, "day" | "amountCents">,
  matches: readonly Claim[],
): readonly BillBasis<Claim>[] {
  const bases = matches.flatMap((claim) => basesOfClaim(bill, claim));
  const sum = combineClaims(matches);
  if (sum === null) return bases;
  const visit = {
    kind: "visit",
    claim: sum,
    whole: sum,
    ofDay: null,
    count: matches.length,
  } as const;
  const asksForSum = isAmountOf(sum, bill) && !matches.some((claim) => isAmountOf(claim, bill));
  return asksForSum ? [visit] : [...bases, visit];
}

/** A claim, or what it has of the bill's day: both where the amount may be of either. */
function basesOfClaim<Claim extends BilledClaim>(
  bill: Pick<Bill, "day" | "amountCents">,
  claim: Claim,
): readonly BillBasis<Claim>[] {
  const ofDay = claimOfDay(claim, bill.day);
  const whole = { kind: "claim", claim, whole: claim, ofDay, count: 1 } as const;
  if (ofDay === null || isAmountOf(claim, bill)) return [whole];
  const day = { kind: "day", claim: ofDay, whole: claim, ofDay, count: 1 } as const;
  if (isAmountOf(ofDay, bill)) return [day];
  const { amountCents } = bill;
  const { billedCents, oweCents } = ofDay.claimDetailTotals;
  const isMoreThan = (cents: number | null) => amountCents > (cents ?? 0);
  if (isMoreThan(billedCents) || isMoreThan(claim.claimDetailTotals.oweCents)) return [whole];
  // More than the day's share, and less than that of all days.
  return isMoreThan(oweCents) ? [day, whole] : [day];
}

/** Whether a bill asks for what was billed, or for what is owed. */
const isAmountOf = (
  { claimDetailTotals: { billedCents, oweCents } }: BilledClaim,
  { amountCents }: Pick<Bill, "amountCents">,
): boolean => amountCents === billedCents || amountCents === oweCents;

/**
 * Claims of one visit as one, since a provider may send one bill for all of them. Null unless they are of
 * one patient, type, day and network, paid to one name, hold, are decided and add up, each and together,
 * and nothing of them is denied.
 */
export function combineClaims<Claim extends BilledClaim>(claims: readonly Claim[]): Claim | null {
  const [first] = claims;
  if (first === undefined || claims.length < 2) return null;
  const patient = patientName(first) ?? "";
  const areAlike = claims.every(
    (claim) =>
      claim.claimType === first.claimType &&
      claim.serviceDateFrom === first.serviceDateFrom &&
      claim.suffix === first.suffix &&
      isSamePerson(patientName(claim) ?? "", patient) &&
      knownNetwork(claim.networkTier ?? "") === knownNetwork(first.networkTier ?? "") &&
      payeeOf(claim) === payeeOf(first) &&
      claim.standing === null &&
      claim.assessed.balanced &&
      !isDenied(claim),
  );
  if (!areAlike) return null;
  const totals = claims.map(({ claimDetailTotals }) => claimDetailTotals);
  const sumOf = (name: "billedCents" | "planPaidCents" | "oweCents") =>
    sumCents(totals.map((each) => each[name]));
  const others = totals.flatMap(({ otherPayerPaidCents }) => otherPayerPaidCents ?? []);
  const all = {
    ...first,
    claimDetails: claims.flatMap(({ claimDetails }) => claimDetails),
    claimDetailTotals: {
      billedCents: sumOf("billedCents"),
      planPaidCents: sumOf("planPaidCents"),
      oweCents: sumOf("oweCents"),
      otherPayerPaidCents: others.length === 0 ? null : sumCents(others),
    },
  };
  const assessed = assessClaim(all);
  return assessed.balanced ? { ...all, assessed } : null;
}

const payeeOf = ({ payeeProvider }: BilledClaim): string =>
  providerWords(payeeProvider?.providerName ?? "");

/**
 * What a claim of several days has of one day, as a claim of its own, to compare a bill of that day with.
 * Null where it has one day, or none of this one, and where its amounts are not known, do not add up, or
 * are not those of its lines, as where the total alone names another payer. Of a claim that is denied in
 * part, the lines of this day are not what was denied where others are.
 */
export function claimOfDay<Claim extends BilledClaim>(claim: Claim, day: PlainDate): Claim | null {
  if (serviceDays(claim).length < 2 || !claim.assessed.balanced) return null;
  const lines: readonly BilledLine[] = claim.claimDetails;
  const claimDetails = lines.filter(
    ({ serviceDateFrom = null }) => (serviceDateFrom ?? claim.serviceDateFrom) === day,
  );
  const inEffect = linesInEffect(claimDetails);
  const shares = sumAmounts(linesInEffect(lines)).oweCents;
  if (inEffect.length === 0 || shares !== claim.claimDetailTotals.oweCents) return null;
  const isDeniedElsewhere =
    claimStatusKey(claim.claimStatusDescription) === "denied-in-part" &&
    lines.some(({ denial }) => denial !== null) &&
    claimDetails.every(({ denial }) => denial === null);
  const { billedCents, planPaidCents, oweCents, otherPayerPaidCents } = sumAmounts(inEffect);
  const part = {
    ...claim,
    serviceDateFrom: day,
    // Otherwise the day would be judged as denied in part.
    ...(isDeniedElsewhere && { claimStatusDescription: "Paid" }),
    claimDetails,
    claimDetailTotals: { billedCents, planPaidCents, oweCents, otherPayerPaidCents },
  };
  return { ...part, assessed: assessClaim(part) };
}
