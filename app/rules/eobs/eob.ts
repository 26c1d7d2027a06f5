import { findClaimType } from "../claims/claim-type.ts";
import { claimPath } from "../claims/recent-claims.ts";

type Patient = { readonly firstName: string | null; readonly lastName: string | null };

type ExplainedClaim = Patient & { readonly id: string };

type FamilyMember = {
  readonly memberSuffix: number;
  readonly firstName: string;
  readonly lastName: string;
};

/** Integer cents; null where an amount is not known. */
export type EobAmounts = {
  readonly chargeCents: number | null;
  readonly responsibilityCents: number | null;
};

/**
 * What the claims of an explanation of benefits come to (§3 "EOB"): null where the amount of any is
 * not known, for a sum of the others is none.
 */
export function eobTotals(claims: readonly EobAmounts[]): EobAmounts {
  return {
    chargeCents: sumOf(claims.map(({ chargeCents }) => chargeCents)),
    responsibilityCents: sumOf(claims.map(({ responsibilityCents }) => responsibilityCents)),
  };
}

/**
 * The page of an explained claim (§2 "Routes"). An explanation names the patient but no suffix
 * (§3 "EOB"), which the page's address needs (T-35): undefined unless exactly one member of the
 * family has the name, and the type is one that claims have.
 */
export function findEobClaimPath(
  claim: ExplainedClaim,
  typeOfClaims: string | null,
  members: readonly FamilyMember[],
): string | undefined {
  const claimType = findClaimType(typeOfClaims?.trim() ?? "");
  const named = members.filter((member) => isNamed(member, claim));
  const [patient] = named;
  if (claimType === undefined || patient === undefined || named.length > 1) return undefined;
  return claimPath({ claimType, id: claim.id, suffix: patient.memberSuffix });
}

/** The providers of an explanation's claims (§3 "EOB"), each once, as they come. */
export function listEobProviders(
  claims: readonly { readonly providerName: string | null }[],
): string[] {
  return [...new Set(claims.flatMap(({ providerName }) => providerName ?? []))];
}

/** A person's name as it is read, without the parts that are missing; null when all are. */
export function eobName(
  person: (Patient & { readonly middleInitial?: string | null }) | null,
): string | null {
  const parts = [person?.firstName, person?.middleInitial, person?.lastName];
  const given = parts.flatMap((part) => (part?.trim() ? [part.trim()] : []));
  return given.length === 0 ? null : given.join(" ");
}

/** The page of an explanation (§2 "Routes"), whatever signs its id holds. */
export const eobPath = (documentId: string): string =>
  // A lone surrogate would make encodeURIComponent throw: broken text must not break the page.
  `/eobs/${encodeURIComponent(documentId.toWellFormed())}`;

/** Where its PDF is: below the page, so that both are guarded and refused alike. */
export const eobPdfPath = (documentId: string): string => `${eobPath(documentId)}/pdf`;

/** The PDF's name on the member's device: its day, and nothing about whose it is. */
export const eobFilename = (date: string | null): string =>
  date === null ? "explanation-of-benefits.pdf" : `explanation-of-benefits-${date}.pdf`;

function sumOf(amounts: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const cents of amounts) {
    if (cents === null) return null;
    sum += cents;
  }
  return amounts.length === 0 ? null : sum;
}

/** Case aside: a gateway may shout the one name and not the other. */
function isNamed(member: FamilyMember, { firstName, lastName }: Patient): boolean {
  return isSameName(member.firstName, firstName) && isSameName(member.lastName, lastName);
}

const isSameName = (own: string, given: string | null): boolean =>
  own.trim().toLowerCase() === (given?.trim().toLowerCase() ?? "");
