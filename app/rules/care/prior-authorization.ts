import type { Category } from "../member/eligibility.ts";

/** The kinds of coverage for which care may have to be approved first. */
const PRIOR_AUTHORIZATION_KINDS = ["medical", "pharmacy", "dental"] as const;

export type PriorAuthorizationKind = (typeof PRIOR_AUTHORIZATION_KINDS)[number];

/** Those of every coverage ONE member has or had: a request may be older (S-18). */
export function priorAuthorizationKinds(
  rows: readonly { readonly category: Category }[],
): PriorAuthorizationKind[] {
  return PRIOR_AUTHORIZATION_KINDS.filter((kind) => rows.some(({ category }) => category === kind));
}
