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
