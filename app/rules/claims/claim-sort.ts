import type { PlainDate } from "../plain-date.ts";
import type { ClaimFilters } from "./claim-filters.ts";

type SortableClaim = {
  readonly serviceDateFrom: PlainDate;
  readonly provider: { readonly providerName: string | null } | null;
  readonly claimDetailTotals: { readonly combinedMemberResponsibilityCents: number };
};

const names = new Intl.Collator("en-US", { numeric: true });

/**
 * Claims in the order of the filters; equals keep theirs, and a claim whose provider is not known
 * comes last either way. The list given stays as it is.
 */
export function sortClaims<Claim extends SortableClaim>(
  claims: readonly Claim[],
  { sort, direction }: Pick<ClaimFilters, "sort" | "direction">,
): Claim[] {
  const sign = direction === "ascending" ? 1 : -1;
  if (sort === "date") {
    return claims.toSorted((a, b) => sign * compareText(a.serviceDateFrom, b.serviceDateFrom));
  }
  if (sort === "owe") return claims.toSorted((a, b) => sign * (owed(a) - owed(b)));
  const named = claims.filter((claim) => nameOf(claim) !== "");
  const nameless = claims.filter((claim) => nameOf(claim) === "");
  const sorted = named.toSorted((a, b) => sign * names.compare(nameOf(a), nameOf(b)));
  return [...sorted, ...nameless];
}

const owed = (claim: SortableClaim) => claim.claimDetailTotals.combinedMemberResponsibilityCents;
const nameOf = (claim: SortableClaim) => claim.provider?.providerName?.trim() ?? "";
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
