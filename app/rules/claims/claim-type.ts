import type { PlainDate } from "../dates/plain-date.ts";
import { readChoice, type ReadFilter } from "../lists/read-filters.ts";

/** The types of claims, in the order of the tabs (§3, §7). */
export const CLAIM_TYPES = ["medical", "dental", "vision"] as const;

export type ClaimType = (typeof CLAIM_TYPES)[number];

/** The type of this name in any letter case (§3); undefined for any other word. */
export function findClaimType(word: string): ClaimType | undefined {
  const lower = word.toLowerCase();
  return CLAIM_TYPES.find((type) => type === lower);
}

/** The `type` of a query; one without a tab is listed all the same, for the links to it (S-21, S-22). */
export const readClaimType = (
  query: URLSearchParams,
  byDefault: ClaimType,
): ReadFilter<ClaimType> => readChoice(query, "type", { find: findClaimType, byDefault });

type Coverage = { readonly eligible: boolean; readonly effectiveDate: PlainDate | null } | null;

type CoveredMember = {
  readonly medicalEligibility: Coverage;
  readonly dentalEligibility: Coverage;
  readonly visionEligibility: Coverage;
};

/**
 * The types of claims that this family has or had coverage for, since past claims outlive it (S-21,
 * S-22); all types where the account names no coverage. The first is the default: one that a viewer
 * is covered for, so that members of a dental plan do not start with an empty list.
 */
export function offeredClaimTypes(
  family: readonly CoveredMember[],
  viewers: readonly CoveredMember[] = family,
): ClaimType[] {
  const had = CLAIM_TYPES.filter((type) =>
    family.some((member) => isCovered(member, type) || coverageOf(member, type)?.effectiveDate),
  );
  const covered = (type: ClaimType) => Number(viewers.some((viewer) => isCovered(viewer, type)));
  return (had.length === 0 ? CLAIM_TYPES : had).toSorted((a, b) => covered(b) - covered(a));
}

/** A member's coverage for claims of a type; null for none. */
export const coverageOf = <Of extends Coverage>(
  member: Readonly<Record<`${ClaimType}Eligibility`, Of>>,
  type: ClaimType,
): Of =>
  ({
    medical: member.medicalEligibility,
    dental: member.dentalEligibility,
    vision: member.visionEligibility,
  })[type];

const isCovered = (member: CoveredMember, type: ClaimType): boolean =>
  coverageOf(member, type)?.eligible === true;
