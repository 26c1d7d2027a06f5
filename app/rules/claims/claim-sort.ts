import type { ClaimFilters } from "./claim-filters.ts";
import type { ClaimRow } from "./claim-row.ts";

const names = new Intl.Collator("en-US", { numeric: true });

/** Sorted (S-21), equal ones as they were; without day, provider or decided amount come last. */
export function sortClaims<Claim extends Pick<ClaimRow, "day" | "oweCents" | "provider">>(
  claims: readonly Claim[],
  { sort, direction }: Pick<ClaimFilters, "sort" | "direction">,
): Claim[] {
  const sign = direction === "ascending" ? 1 : -1;
  if (sort === "date") return sortKnown(claims, ({ day }) => day, sign, compareText);
  if (sort === "owe") {
    const owed = ({ oweCents }: Claim) => (oweCents === "undecided" ? null : oweCents);
    return sortKnown(claims, owed, sign, (a, b) => a - b);
  }
  const nameOf = ({ provider }: Claim) => provider?.trim() || null;
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

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
