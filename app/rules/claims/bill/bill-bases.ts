import type { PlainDate } from "../../dates/plain-date.ts";
import { assessClaim } from "../assess-claim.ts";
import { sumAmounts, sumCents } from "../claim-amounts.ts";
import { denialOf, isDenied } from "../claim-denial.ts";
import { claimStatusKey } from "../claim-status.ts";
import { serviceDays } from "../claim-row.ts";
import { isSamePerson, patientName } from "../patient.ts";
import { linesInEffect } from "../reversals.ts";
import { haveSameService } from "../same-visit.ts";
import type { Bill, BilledClaim, BilledLine } from "./bill.ts";

/** What a bill's amount is compared with: a claim, a day or some days of one, or claims of a visit. */
export type BillBasis<Claim> = {
  readonly kind: "claim" | "day" | "days" | "visit";
  /** The amounts of the basis, in the form of one claim. */
  readonly claim: Claim;
  /** The claims that the amounts are the sum of. */
  readonly parts: readonly Claim[];
  /** The whole claim, where the basis is one or several of its days. */
  readonly whole: Claim;
  /** The part of the whole claim for the bill's day; null where it has one day or this is unknown. */
  readonly ofDay: Claim | null;
};

/**
 * What a bill may be compared with, from the claims that match it (`matchClaims`), in their order (BILL-02):
 * each claim, and the claims of one visit, or their parts of its day, whose sum is the bill's; else all.
 */
export function billBasesOf<Claim extends BilledClaim>(
  bill: Pick<Bill, "day" | "amountCents">,
  all: readonly Claim[],
): readonly BillBasis<Claim>[] {
  const matches = withoutDeniedTwins(bill, all);
  const bases = matches.flatMap((claim) => basesOfClaim(bill, claim));
  const ofDay = matches.map((claim) => claimOfDay(claim, bill.day) ?? claim);
  const visits = [...choicesOf(matches), ...choicesOf(ofDay)].flatMap(
    (parts): BillBasis<Claim>[] => {
      const sum = combineClaims(parts);
      return sum === null ? [] : [{ kind: "visit", claim: sum, parts, whole: sum, ofDay: null }];
    },
  );
  const asked = visits.find(({ claim }) => isBilledOrOwed(claim, bill));
  if (asked !== undefined && !matches.some((claim) => isBilledOrOwed(claim, bill))) return [asked];
  const visit = asked ?? visits.find(({ parts }) => parts.length === matches.length);
  return visit === undefined ? bases : [...bases, visit];
}

/**
 * The claims without those that were denied as a whole beside one with the same service that was not, such as
 * a drug that was filled in the end, unless the bill has the amount of the denied one alone.
 */
function withoutDeniedTwins<Claim extends BilledClaim>(
  bill: Pick<Bill, "amountCents">,
  claims: readonly Claim[],
): readonly Claim[] {
  const settled = claims.filter(
    (claim) => claim.standing === null && !isDenied(claim) && !claim.assessed.pending,
  );
  const others = claims.filter(
    (claim) =>
      denialOf(claim) !== "denied" || !settled.some((other) => haveSameService(claim, other)),
  );
  const isAsked = (some: readonly Claim[]) => some.some((claim) => isBilledOrOwed(claim, bill));
  return isAsked(claims) && !isAsked(others) ? claims : others;
}

/** Whether two claims have one service, which was denied in one of them: it was billed once. */
const isOneServiceTwice = (one: BilledClaim, other: BilledClaim): boolean =>
  [one, other].some((claim) => denialOf(claim) === "denied") && haveSameService(one, other);

/** Up to this many claims, all combinations are tried: each claim doubles their number. */
const MOST_CHOSEN_FROM = 8;

/** Every choice of two or more claims, the smallest first; only all together where there are many. */
function choicesOf<Claim>(claims: readonly Claim[]): readonly (readonly Claim[])[] {
  if (claims.length > MOST_CHOSEN_FROM) return [claims];
  let choices: readonly (readonly Claim[])[] = [[]];
  for (const claim of claims)
    choices = [...choices, ...choices.map((others) => [...others, claim])];
  return choices
    .filter(({ length }) => length > 1)
    .toSorted((one, other) => one.length - other.length);
}

/** A claim, or its part for the bill's day; both where the bill's amount fits either. */
function basesOfClaim<Claim extends BilledClaim>(
  bill: Pick<Bill, "day" | "amountCents">,
  claim: Claim,
): readonly BillBasis<Claim>[] {
  const ofDay = claimOfDay(claim, bill.day);
  const whole = { kind: "claim", claim, parts: [claim], whole: claim, ofDay } as const;
  if (ofDay === null || isBilledOrOwed(claim, bill)) return [whole];
  const day = { kind: "day", claim: ofDay, parts: [ofDay], whole: claim, ofDay } as const;
  if (isBilledOrOwed(ofDay, bill)) return [day];
  const ofDays = choicesOf(serviceDays(claim))
    .filter((days) => days.includes(bill.day))
    .map((days) => claimOfDays(claim, days))
    .find((some) => some !== null && isBilledOrOwed(some, bill));
  if (ofDays) return [{ kind: "days", claim: ofDays, parts: [ofDays], whole: claim, ofDay }];
  const { amountCents } = bill;
  const { billedCents, oweCents } = ofDay.claimDetailTotals;
  const isMoreThan = (cents: number | null) => amountCents > (cents ?? 0);
  if (isMoreThan(billedCents) || isMoreThan(claim.claimDetailTotals.oweCents)) return [whole];
  // More than the day's share, and less than that of all days.
  return isMoreThan(oweCents) ? [day, whole] : [day];
}

/** Whether a bill asks for what was billed, or for what is owed. */
const isBilledOrOwed = (
  { claimDetailTotals: { billedCents, oweCents } }: BilledClaim,
  { amountCents }: Pick<Bill, "amountCents">,
): boolean => amountCents === billedCents || amountCents === oweCents;

/**
 * The claims of one visit as one claim, since a provider may send one bill for them. Null unless they
 * have one patient, type and day, are valid and decided, are no credits, and add up, each and together.
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
      claim.standing === null &&
      (claim.claimDetailTotals.oweCents ?? 0) >= 0 &&
      claim.assessed.balanced &&
      !claims.some((other) => other !== claim && isOneServiceTwice(claim, other)),
  );
  if (!areAlike) return null;
  const totals = claims.map(({ claimDetailTotals }) => claimDetailTotals);
  const sumOf = (name: "billedCents" | "planPaidCents" | "oweCents") =>
    sumCents(totals.map((each) => each[name]));
  const others = claims.flatMap(({ assessed }) => assessed.otherPayerPaidCents ?? []);
  const all = {
    ...first,
    // Each claim has a status of its own.
    claimStatusDescription: null,
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

/**
 * The part of a claim for one of its several days, as a claim to compare a bill of that day with. Null
 * where the claim has one day, or not this one, and where what is owed is unknown, amounts do not add up, or
 * differ from its lines, as where only the total names another payer. If a claim is denied in part, this day's
 * lines do not count as denied where other lines are.
 */
export const claimOfDay = <Claim extends BilledClaim>(claim: Claim, day: PlainDate): Claim | null =>
  claimOfDays(claim, [day]);

function claimOfDays<Claim extends BilledClaim>(
  claim: Claim,
  days: readonly PlainDate[],
): Claim | null {
  const { pending, contradictory } = claim.assessed;
  if (serviceDays(claim).length < 2 || pending || contradictory) return null;
  const lines: readonly BilledLine[] = claim.claimDetails;
  const claimDetails = lines.filter(({ serviceDateFrom = null }) =>
    days.some((day) => (serviceDateFrom ?? claim.serviceDateFrom) === day),
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
    serviceDateFrom: days[0] ?? claim.serviceDateFrom,
    // The claim's status says nothing of this day.
    ...(isDeniedElsewhere && { claimStatusDescription: null }),
    claimDetails,
    claimDetailTotals: { billedCents, planPaidCents, oweCents, otherPayerPaidCents },
  };
  return { ...part, assessed: assessClaim(part) };
}
