import type { Category } from "../member/eligibility.ts";

/** The kinds of coverage for which care may have to be approved first. */
export const PRIOR_AUTHORIZATION_KINDS = ["medical", "pharmacy", "dental"] as const;

export type PriorAuthorizationKind = (typeof PRIOR_AUTHORIZATION_KINDS)[number];

/**
 * Which examples of prior authorization concern a member (S-18): those of every coverage they have or
 * had, since a request may be older than its coverage is over. Takes the rows of ONE member.
 */
export function priorAuthorizationKinds(
  rows: readonly { readonly category: Category }[],
): PriorAuthorizationKind[] {
  return PRIOR_AUTHORIZATION_KINDS.filter((kind) => rows.some(({ category }) => category === kind));
}
