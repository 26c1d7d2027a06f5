import type { PlainDate } from "../plain-date.ts";
import type { ClaimFilters } from "./claim-filters.ts";
import type { MathClaim } from "./claim-math.ts";
import { shownTotals } from "./undecided.ts";

type SortableClaim = MathClaim & {
  readonly serviceDateFrom: PlainDate;
  readonly provider: { readonly providerName: string | null } | null;
};

const names = new Intl.Collator("en-US", { numeric: true });

/**
 * Claims in the order of the filters; equals keep theirs. A claim whose provider is not known, or of
 * which it is not decided what is owed, comes last either way. The list given stays as it is.
 */
export function sortClaims<Claim extends SortableClaim>(
  claims: readonly Claim[],
  { sort, direction }: Pick<ClaimFilters, "sort" | "direction">,
): Claim[] {
  const sign = direction === "ascending" ? 1 : -1;
  if (sort === "date") {
    return claims.toSorted((a, b) => sign * compareText(a.serviceDateFrom, b.serviceDateFrom));
  }
  if (sort === "owe") {
    const owed = claims.map((claim) => ({ claim, cents: shownTotals(claim).oweCents }));
    const decided = owed.flatMap(({ claim, cents }) =>
      cents === "undecided" ? [] : { claim, cents },
    );
    return [
      ...decided.toSorted((a, b) => sign * (a.cents - b.cents)).map(({ claim }) => claim),
      ...owed.filter(({ cents }) => cents === "undecided").map(({ claim }) => claim),
    ];
  }
  const named = claims.filter((claim) => nameOf(claim) !== "");
  const nameless = claims.filter((claim) => nameOf(claim) === "");
  const sorted = named.toSorted((a, b) => sign * names.compare(nameOf(a), nameOf(b)));
  return [...sorted, ...nameless];
}

const nameOf = (claim: SortableClaim) => claim.provider?.providerName?.trim() ?? "";
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
