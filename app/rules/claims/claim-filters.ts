import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { defaultWindow, readWindow, type DateWindow } from "#app/rules/lists/date-window.ts";
import { defineFilters } from "#app/rules/lists/define-filters.ts";
import { defineOrder, type WithOrder } from "#app/rules/lists/define-order.ts";
import { readChoice, readCode, readProviders } from "#app/rules/lists/read-filters.ts";
import { readClaimType, type ClaimType } from "./claim-type.ts";
import type { ClaimRow } from "./claim-row.ts";

export type ClaimSort = "date" | "owe" | "provider";

/** The filters of the list of claims (§7 "claims"). Both days count; pages are counted from 1. */
export type ClaimFilters = DateWindow &
  WithOrder<ClaimSort> & {
    readonly type: ClaimType;
    readonly suffix: number | null;
    readonly providerIds: readonly string[];
    readonly status: string | null;
    readonly page: number;
  };

export type ClaimFilterFacts = {
  readonly today: PlainDate;
  readonly types: readonly ClaimType[];
  readonly suffixes: readonly number[];
  readonly viewerSuffix: number;
};

/** How an address names everyone; offered to those who may see several members' claims. */
export const EVERYONE = "everyone";

/** Newest first, as the list opens (§9), or by what is owed or by provider (S-21). */
export const claimOrder = defineOrder<ClaimSort>(
  { sort: "date", direction: "descending" },
  { sort: "owe", direction: "descending" },
  { sort: "provider", direction: "ascending" },
);

/** An address's filters (§5, §7, S-21), at first the viewer's own of two years (§9). */
export const claimFilters = defineFilters({
  names: {
    type: "type",
    member: "suffix",
    from: "startDate",
    to: "endDate",
    provider: "providerIds",
    status: "status",
  },
  defaults: ({ types, viewerSuffix, today }: ClaimFilterFacts): ClaimFilters => ({
    type: types[0] ?? "medical",
    suffix: viewerSuffix,
    ...defaultWindow(today),
    providerIds: [],
    status: null,
    page: 1,
    ...claimOrder.defaultOrder,
  }),
  order: claimOrder,
  read: (query, { suffixes, today }, usual) => ({
    type: readClaimType(query, usual.type),
    suffix: readChoice<number | null>(query, "member", {
      find: (text) =>
        text === EVERYONE && suffixes.length > 1
          ? null
          : suffixes.find((suffix) => String(suffix) === text),
      byDefault: usual.suffix,
    }),
    ...readWindow(query, today),
    providerIds: readProviders(query),
    status: readCode(query, "status"),
  }),
  writeValue: (name, value) => (name === "member" && value === null ? EVERYONE : String(value)),
});

/**
 * Sorted (S-21), providers in the order of the locale, equal ones as they were; without day,
 * provider or decided amount come last.
 */
export function sortClaims<Claim extends Pick<ClaimRow, "day" | "oweCents" | "provider">>(
  claims: readonly Claim[],
  { sort, direction }: Pick<ClaimFilters, "sort" | "direction">,
  locale: string,
): Claim[] {
  const sign = direction === "ascending" ? 1 : -1;
  if (sort === "date") return sortKnown(claims, ({ day }) => day, sign, compareText);
  if (sort === "owe") {
    const owed = ({ oweCents }: Claim) => (typeof oweCents === "number" ? oweCents : null);
    return sortKnown(claims, owed, sign, (a, b) => a - b);
  }
  const nameOf = ({ provider }: Claim) => provider?.trim() || null;
  return sortKnown(claims, nameOf, sign, new Intl.Collator(locale, { numeric: true }).compare);
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
