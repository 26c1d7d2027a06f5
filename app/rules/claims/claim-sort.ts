import type { Claim } from "#server/gateway/calls/claims.ts";
import type { ClaimFilters } from "./claim-filters.ts";
import type { MathClaim } from "./claim-math.ts";
import { shownTotals } from "./pending.ts";

/** Who treated, as far as a list names them. */
export type ClaimProvider = Pick<NonNullable<Claim["provider"]>, "providerName"> | null;

type SortableClaim = MathClaim &
  Pick<Claim, "serviceDateFrom"> & { readonly provider: ClaimProvider };

const names = new Intl.Collator("en-US", { numeric: true });

/**
 * Claims in the order of the filters (S-21); equal ones keep their order. Claims without a known
 * day, provider or (decided) amount owed come last in either direction. Does not change `claims`.
 */
export function sortClaims<Claim extends SortableClaim>(
  claims: readonly Claim[],
  { sort, direction }: Pick<ClaimFilters, "sort" | "direction">,
): Claim[] {
  const sign = direction === "ascending" ? 1 : -1;
  if (sort === "date") {
    return sortKnown(claims, (claim) => claim.serviceDateFrom, sign, compareText);
  }
  if (sort === "owe") {
    return sortKnown(claims, owedOf, sign, (a, b) => a - b);
  }
  return sortKnown(claims, nameOf, sign, (a, b) => names.compare(a, b));
}

/** Sorts by `knownOf`; claims for which it is null come last. */
function sortKnown<Claim, Known extends string | number>(
  claims: readonly Claim[],
  knownOf: (claim: Claim) => Known | null,
  sign: 1 | -1,
  compare: (a: Known, b: Known) => number,
): Claim[] {
  const all = claims.map((claim) => ({ claim, known: knownOf(claim) }));
  const known = all.flatMap(({ claim, known: by }) => (by === null ? [] : { claim, by }));
  return [
    ...known.toSorted((a, b) => sign * compare(a.by, b.by)).map(({ claim }) => claim),
    ...all.filter((it) => it.known === null).map(({ claim }) => claim),
  ];
}

function owedOf(claim: SortableClaim): number | null {
  const { oweCents } = shownTotals(claim);
  return oweCents === "undecided" ? null : oweCents;
}

const nameOf = (claim: SortableClaim) => claim.provider?.providerName?.trim() || null;
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
