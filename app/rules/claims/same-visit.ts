import { claimStatusKey } from "./claim-status.ts";
import { isSamePerson, patientName } from "./patient.ts";
import { isSameProvider } from "./same-provider.ts";
import type { StandingClaim } from "./standings.ts";

type ClaimTotals = Pick<StandingClaim, "claimDetailTotals">;

/** Whether a claim bills nothing, and takes a payment back (T-86). */
export const takesPaymentBack = ({
  claimDetailTotals: { billedCents, planPaidCents },
}: ClaimTotals): boolean => billedCents === 0 && (planPaidCents ?? 0) < 0;

/** Whether a claim and a reversal have opposite signs, and the first bills less than the other (T-86). */
export const billsLess = (one: ClaimTotals, other: ClaimTotals): boolean => {
  const less = one.claimDetailTotals.billedCents ?? 0;
  const more = other.claimDetailTotals.billedCents ?? 0;
  if (takesPaymentBack(one)) return more > 0;
  return less * more < 0 && Math.abs(less) < Math.abs(more);
};

/**
 * Whether claims that cancel each other may belong to one visit (T-86): the same day and, where both
 * name them, the same person, provider (in any spelling) and services.
 */
export const isSameVisit = (one: StandingClaim, other: StandingClaim): boolean =>
  one.serviceDateFrom === other.serviceDateFrom && isSameCare(one, other);

/** Whether two fills that are only called so may be of different drugs, as their bills differ. */
function areDifferentDrugs(one: VisitedClaim, other: VisitedClaim): boolean {
  const isGeneral = [...namesOf(one)].every((name) => GENERAL_NAME.test(name));
  const bills = [one, other].map(({ claimDetailTotals: { billedCents } }) => billedCents ?? 0);
  return isGeneral && !bills.includes(0) && bills[0] !== bills[1];
}

const GENERAL_NAME = /^(?:prescriptions?|pharmacy|drugs?|medications?|medicines?|rx|refills?)\b/i;

/** Who was served by whom, when and with what. */
type VisitedClaim = ServedClaim &
  Pick<StandingClaim, "serviceDateFrom" | "patientFirstName" | "patientLastName"> & {
    readonly claimDetailTotals: Pick<StandingClaim["claimDetailTotals"], "billedCents">;
    readonly provider: {
      readonly providerId?: string | null;
      readonly providerName: string | null;
    } | null;
  };

function isSameCare(one: VisitedClaim, other: VisitedClaim): boolean {
  if (!isSamePerson(patientName(one) ?? "", patientName(other) ?? "")) return false;
  if (haveOtherServices(one, other)) return false;
  if (one.provider === null || other.provider === null) return true;
  return isSameProvider(one.provider, other.provider);
}

/**
 * Whether a reversal that matches no whole claim may take back this one, or a part of it (T-86): on the
 * claim's day at most its bill and payment; on another day exactly both.
 */
export function mayTakeBack(reversal: StandingClaim, claim: StandingClaim): boolean {
  const { billedCents, planPaidCents } = claim.claimDetailTotals;
  const back = reversal.claimDetailTotals;
  if ((billedCents ?? 0) < 0 || claim.replaces === reversal.id) return false;
  if (!isSameCare(reversal, claim)) return false;
  const leftPaidCents = (planPaidCents ?? 0) + (back.planPaidCents ?? 0);
  return reversal.serviceDateFrom === claim.serviceDateFrom
    ? !billsLess(claim, reversal) && leftPaidCents >= 0
    : leftPaidCents === 0 && (billedCents ?? 0) + (back.billedCents ?? 0) === 0;
}

/** Whether a claim takes back a reversal, so that the first claim is billed again, and counts. */
export const takesBackReversal = (
  { reversalOf, claimDetailTotals }: StandingClaim,
  claims: readonly StandingClaim[],
): boolean =>
  (claimDetailTotals.billedCents ?? 0) > 0 &&
  claims.some(({ id, claimDetailTotals: of }) => id === reversalOf && (of.billedCents ?? 0) < 0);

/**
 * Adjusted claims and the other claims with the visit and the bill of one: the adjusted claim may
 * stand in the place of the others (T-86). Takes the claims in effect.
 */
export function findAdjustedPairs<Claim extends StandingClaim>(
  claims: readonly Claim[],
): ReadonlySet<Claim> {
  const adjusted = claims.filter(
    ({ claimStatusDescription }) => claimStatusKey(claimStatusDescription) === "adjusted",
  );
  const pairs = adjusted.flatMap((claim) => {
    const others = claims.filter((other) => other.id !== claim.id && haveOneBill(claim, other));
    return others.length === 0 ? [] : [claim, ...others];
  });
  return new Set(pairs);
}

const haveOneBill = (one: StandingClaim, other: StandingClaim): boolean => {
  const { billedCents } = one.claimDetailTotals;
  return (
    (billedCents ?? 0) > 0 &&
    billedCents === other.claimDetailTotals.billedCents &&
    one.serviceDateFrom !== null &&
    isSameVisit(one, other)
  );
};

/** The codes of a claim's services, as far as they are given. */
export type ServedClaim = {
  readonly claimDetails?: readonly {
    readonly cptCode?: string | null;
    readonly dentalProcedure?: { readonly procedureCode: string | null } | null;
    readonly serviceDescription?: { readonly description: string | null } | null | undefined;
  }[];
};

/** Whether both claims name the codes of services, and have none in common. */
export function haveOtherServices(one: ServedClaim, other: ServedClaim): boolean {
  const [codes, others] = [codesOf(one), codesOf(other)];
  return codes.size > 0 && others.size > 0 && !haveCommon(codes, others);
}

const codesOf = ({ claimDetails = [] }: ServedClaim): ReadonlySet<string> =>
  new Set(
    claimDetails.flatMap(({ cptCode, dentalProcedure }) =>
      [cptCode ?? [], dentalProcedure?.procedureCode ?? []].flat(),
    ),
  );

const haveCommon = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...words].some((word) => others.has(word));

const namesOf = ({ claimDetails = [] }: ServedClaim): ReadonlySet<string> =>
  new Set(
    claimDetails.flatMap(({ serviceDescription: it }) => it?.description?.toLowerCase() ?? []),
  );

/**
 * Whether claims of one day and person have a service in common: by its code, of one provider; where neither
 * has codes, as drugs, by its name, wherever it was.
 */
export function haveSameService(one: VisitedClaim, other: VisitedClaim): boolean {
  const isOneDay = one.serviceDateFrom !== null && one.serviceDateFrom === other.serviceDateFrom;
  if (!isOneDay || !isSamePerson(patientName(one) ?? "", patientName(other) ?? "")) return false;
  const [codes, others] = [codesOf(one), codesOf(other)];
  if (codes.size === 0 && others.size === 0)
    return haveCommon(namesOf(one), namesOf(other)) && !areDifferentDrugs(one, other);
  return isSameCare(one, other) && haveCommon(codes, others);
}

/** Whether a claim has all services of another, by their codes, or where that has none by their names. */
export function hasAllServicesOf(claim: ServedClaim, other: ServedClaim): boolean {
  const wanted = [codesOf(other), namesOf(other)].find((words) => words.size > 0);
  const has = codesOf(other).size > 0 ? codesOf(claim) : namesOf(claim);
  return [...(wanted ?? [])].every((word) => has.has(word));
}

/**
 * Whether a claim may be undone by another of its day and service that has no amounts and is called reversed,
 * as fills of drugs are: nobody knows whether that is an earlier fill, or takes this one back.
 */
export function findUndoneFills(claims: readonly StandingClaim[]) {
  const reversed = claims.filter(
    ({ claimStatusDescription: status, replaces, reversalOf, claimDetailTotals }) =>
      /^(?:reversed|returned? to stock|not picked up)\b/i.test((status ?? "").trim()) &&
      replaces === null &&
      reversalOf === null &&
      Object.values(claimDetailTotals).every((cents) => !cents),
  );
  return (claim: StandingClaim): boolean =>
    claimStatusKey(claim.claimStatusDescription) !== "denied" &&
    reversed.some((other) => other.id !== claim.id && haveSameService(other, claim));
}
