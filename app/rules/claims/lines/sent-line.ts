import { sumCents, type ClaimAmounts } from "../claim-amounts.ts";
import { claimStatusKey } from "../claim-status.ts";
import {
  findLineMeaning,
  findShareName,
  hasShareReason,
  isLineDenied,
  isOverAllowed,
  isReasonOfProvider,
  type DeniableLine,
} from "./line-denial.ts";
import { findPaidAs } from "./paid-as.ts";
import { isPaidElsewhere } from "./remittance-reasons.ts";

type Procedure = { readonly procedureCode: string | null } | null;

/** A line as the gateway sends it; what it disallows is not yet a discount or a denial. */
export type SentLine = DeniableLine &
  Omit<ClaimAmounts, "discountCents" | "deniedCents"> & {
    readonly disallowedCents: number | null;
    readonly serviceDateFrom: string | null;
    readonly cptCode: string | null;
    readonly dentalProcedure: Procedure;
    readonly alternateDentalProcedure: Procedure;
    readonly toothNumber: string | null;
    readonly toothSurface: string | null;
  };

/** A sent line with each amount under the name that pages give it, as far as its amounts tell. */
export const readSentLine = <Line extends SentLine>(line: Line): Line =>
  withSharesUntold(withPaymentOnTop(withOwedAsNotCovered(withShareRead(withImpliedZeros(line)))));

/**
 * Shares that are not given are 0 where the others make up all that the member owes, and so are charges that are
 * not covered where the rest makes up the bill: explanations of benefits print no zeros.
 */
function withImpliedZeros<Line extends SentLine>(line: Line): Line {
  const { billedCents, disallowedCents, notCoveredCents, planPaidCents, oweCents } = line;
  const shares = [line.deductibleCents, line.copayCents, line.coinsuranceCents];
  const given = shares.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
  if (oweCents === null || given !== oweCents || (notCoveredCents ?? 0) !== 0) return line;
  const rest = sumCents([disallowedCents, planPaidCents, line.otherPayerPaidCents ?? 0, oweCents]);
  return {
    ...line,
    deductibleCents: line.deductibleCents ?? 0,
    copayCents: line.copayCents ?? 0,
    coinsuranceCents: line.coinsuranceCents ?? 0,
    ...(notCoveredCents === null &&
      billedCents !== null &&
      rest === billedCents && { notCoveredCents: 0 }),
  };
}

/** Reads a payment for a service that bills nothing as an amount that the plan allowed on top of the bill. */
function withPaymentOnTop<Line extends SentLine>(line: Line): Line {
  const { billedCents, planPaidCents, notCoveredCents, disallowedCents, oweCents } = line;
  const isOnTop =
    billedCents === 0 &&
    (planPaidCents ?? 0) > 0 &&
    [notCoveredCents, disallowedCents, oweCents, line.otherPayerPaidCents].every((it) => !it);
  return isOnTop ? { ...line, disallowedCents: 0 - (planPaidCents ?? 0) } : line;
}

/**
 * Reads a disallowed amount as the share that its reason names, where the member owes it and no field has it: of
 * deductibles, copays and coinsurance by name; of other shares nobody says as which.
 */
function withShareRead<Line extends SentLine>(line: Line): Line {
  const { disallowedCents, deductibleCents, copayCents, coinsuranceCents, oweCents } = line;
  const shareCents = sumCents([deductibleCents, copayCents, coinsuranceCents]);
  if (findLineMeaning(line) !== "share" || !disallowedCents || disallowedCents < 0) return line;
  if (oweCents === null || shareCents === null || oweCents - shareCents !== disallowedCents)
    return line;
  if ((line.notCoveredCents ?? 0) !== 0) return line;
  const name = findShareName(line);
  return {
    ...line,
    disallowedCents: 0,
    ...(name === null
      ? { deductibleCents: null, copayCents: null, coinsuranceCents: null }
      : { [name]: (line[name] ?? 0) + disallowedCents }),
  };
}

/** Reads shares of 0 as not told where the member owes exactly the rest of the bill: the line says not as what. */
function withSharesUntold<Line extends SentLine>(line: Line): Line {
  const { billedCents, disallowedCents, notCoveredCents, planPaidCents, oweCents } = line;
  const { deductibleCents, copayCents, coinsuranceCents } = line;
  const takenOff = sumCents([disallowedCents, planPaidCents, line.otherPayerPaidCents ?? 0]);
  if (billedCents === null || oweCents === null || takenOff === null || oweCents <= 0) return line;
  const isUntold =
    [notCoveredCents, deductibleCents, copayCents, coinsuranceCents].every(
      (cents) => cents === 0,
    ) && billedCents - takenOff === oweCents;
  return isUntold
    ? { ...line, deductibleCents: null, copayCents: null, coinsuranceCents: null }
    : line;
}

/**
 * Reads what the member owes beyond the named shares as charges that are not covered, such as frames beyond
 * their allowance, for which remittances have no amount: the whole disallowed amount where its reason says so,
 * or where the line adds up in no other way and the reason is not one for the provider to bear; a part of it
 * where the line adds up so and the reason says why the member owes, such as beside a discount, or says nothing
 * that is known. Where the plan
 * paid a line as another procedure, the difference may be a part of that amount, too, or be named nowhere.
 */
function withOwedAsNotCovered<Line extends SentLine>(line: Line): Line {
  const { disallowedCents, notCoveredCents, deductibleCents, copayCents, coinsuranceCents } = line;
  const { billedCents, planPaidCents, oweCents } = line;
  const shareCents = sumCents([deductibleCents, copayCents, coinsuranceCents]);
  if (disallowedCents === null || oweCents === null || shareCents === null) return line;
  // What the plan paid in another way is no charge.
  if (isPaidElsewhere(findLineMeaning(line))) return line;
  const restCents = oweCents - shareCents;
  if (disallowedCents < 0 || restCents <= 0 || (notCoveredCents ?? 0) !== 0) return line;
  const accountedCents = sumCents([planPaidCents, line.otherPayerPaidCents ?? 0, oweCents]);
  const freeCents = sumCents([billedCents, accountedCents === null ? null : -accountedCents]);
  const isPartOf = freeCents === disallowedCents - restCents;
  const isDifference = findPaidAs(line) !== null && (isPartOf || freeCents === disallowedCents);
  const isOwedPart =
    isPartOf &&
    ((hasShareReason(line) && isLineDenied(line)) ||
      isOverAllowed(line) ||
      (findLineMeaning(line) === null && !isReasonOfProvider(line)));
  if (freeCents !== null && freeCents >= 0 && (isDifference || isOwedPart))
    return { ...line, disallowedCents: freeCents, notCoveredCents: restCents };
  const isWhole =
    restCents === disallowedCents &&
    (hasShareReason(line) || (isPartOf && !isReasonOfProvider(line)));
  return isWhole ? { ...line, disallowedCents: 0, notCoveredCents: restCents } : line;
}

/**
 * Whether a line's reason is only a remark: payments and shares add up to the bill with nothing disallowed,
 * as for a line of $0.00 that only reports; or the plan allowed more than was billed.
 */
export function isNothingDenied(line: SentLine): boolean {
  if (line.notCoveredCents !== 0) return false;
  // The status says that the reason is why nothing was paid.
  if (claimStatusKey(line.status) === "denied" && (line.planPaidCents ?? 0) <= 0) return false;
  if (line.disallowedCents !== 0) return (line.disallowedCents ?? 0) < 0;
  const { billedCents, planPaidCents, otherPayerPaidCents, ...shares } = line;
  const { deductibleCents, copayCents, coinsuranceCents } = shares;
  const paid = [planPaidCents, otherPayerPaidCents ?? 0];
  return billedCents === sumCents([...paid, deductibleCents, copayCents, coinsuranceCents]);
}
