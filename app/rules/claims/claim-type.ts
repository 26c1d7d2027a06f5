import { readChoice, type Read } from "../lists/read-filters.ts";

/** The types of claims, in the order in which a member is offered them (§3, §7). */
export const CLAIM_TYPES = ["medical", "dental", "vision"] as const;

export type ClaimType = (typeof CLAIM_TYPES)[number];

/** The type a word stands for, whatever its letter case; undefined for any other word. */
export function findClaimType(word: string): ClaimType | undefined {
  const lower = word.toLowerCase();
  return CLAIM_TYPES.find((type) => type === lower);
}

/** The `type` of an address, among those that the member is offered. */
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
 * The types that a list offers these members: every one, since past claims outlive their coverage.
 * The first is the type the list opens with (S-21, S-22): one that somebody is covered in, so that
 * the members of a dental plan do not begin with an empty list.
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
