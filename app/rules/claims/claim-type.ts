import { readChoice, type Read } from "../lists/read-filters.ts";

/** The types of claims, in the order of the tabs (§3, §7). */
export const CLAIM_TYPES = ["medical", "dental", "vision"] as const;

export type ClaimType = (typeof CLAIM_TYPES)[number];

/** The type of this name in any letter case (§3); undefined for any other word. */
export function findClaimType(word: string): ClaimType | undefined {
  const lower = word.toLowerCase();
  return CLAIM_TYPES.find((type) => type === lower);
}

/** The `type` of a query, one of those offered to the member (S-21, S-22). */
export const readClaimType = (
  query: URLSearchParams,
  offered: readonly ClaimType[],
  byDefault: ClaimType,
): Read<ClaimType> =>
  readChoice(query, "type", {
    find: (text) => offered.find((type) => type === findClaimType(text)),
    byDefault,
  });

type Covered = { readonly eligible: boolean } | null;

type CoveredMember = {
  readonly medicalEligibility: Covered;
  readonly dentalEligibility: Covered;
  readonly visionEligibility: Covered;
};

/**
 * The types that a list offers these members: all, since past claims outlive their coverage. The
 * first is the default (S-21, S-22): one with coverage, so that members of a dental plan do not start
 * with an empty list.
 */
export function offeredClaimTypes(members: readonly CoveredMember[]): ClaimType[] {
  const isCovered: Readonly<Record<ClaimType, (member: CoveredMember) => boolean>> = {
    medical: ({ medicalEligibility }) => medicalEligibility?.eligible === true,
    dental: ({ dentalEligibility }) => dentalEligibility?.eligible === true,
    vision: ({ visionEligibility }) => visionEligibility?.eligible === true,
  };
  const covered = (type: ClaimType) => Number(members.some(isCovered[type]));
  return CLAIM_TYPES.toSorted((a, b) => covered(b) - covered(a));
}
