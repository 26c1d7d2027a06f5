import type { PlainDate } from "../plain-date.ts";
import { findClaimType, type ClaimType } from "./claim-type.ts";
import {
  defaultWindow,
  faultsOf,
  findValue,
  readChoice,
  readCode,
  readPage,
  readProviders,
  readWindow,
  typedValues,
  windowChips,
  writeQuery,
  type Chip,
  type FilterFault,
} from "./filter-values.ts";

export type ClaimSort = "date" | "owe" | "provider";
export type SortDirection = "ascending" | "descending";

/** Which claims the list shows (§7 "claims"). Both days count; pages are counted from 1. */
export type ClaimFilters = {
  readonly type: ClaimType;
  readonly suffix: number;
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
  /** Each once, in one order. */
  readonly providerIds: readonly string[];
  /** A status code; null for every status. */
  readonly status: string | null;
  readonly page: number;
  readonly sort: ClaimSort;
  readonly direction: SortDirection;
};

export type ClaimFilterFacts = {
  readonly today: PlainDate;
  /** What the member may choose among; the first is the default. */
  readonly types: readonly ClaimType[];
  /** Whose claims the viewer may see (§6). */
  readonly suffixes: readonly number[];
  readonly viewerSuffix: number;
};

export type ClaimFilterName = "type" | "member" | "from" | "to" | "provider" | "status";
export type ClaimChip = Chip<ClaimFilterName>;

export type ReadClaimFilters = {
  readonly filters: ClaimFilters;
  /** `member: "unknown"` is somebody the viewer may not see: answered like an unknown page. */
  readonly faults: Partial<Record<ClaimFilterName | "page", FilterFault>>;
  /** What stood in the query, by its names, for the form to show again. */
  readonly typed: Record<string, string>;
};

const NAMES = ["type", "member", "from", "to", "provider", "status", "page"] as const;

/** How a list is sorted when a heading is first pressed. */
const firstDirection: Readonly<Record<ClaimSort, SortDirection>> = {
  date: "descending",
  owe: "descending",
  provider: "ascending",
};

const directions: Readonly<Record<string, SortDirection>> = {
  asc: "ascending",
  desc: "descending",
};

/** The list as it opens: the viewer's own claims of the last two years, newest first (§9). */
export function defaultClaimFilters(facts: ClaimFilterFacts): ClaimFilters {
  return {
    type: facts.types[0] ?? "medical",
    suffix: facts.viewerSuffix,
    ...defaultWindow(facts.today),
    providerIds: [],
    status: null,
    page: 1,
    sort: "date",
    direction: firstDirection.date,
  };
}

/**
 * The filters of an address (§5, §7, S-21): type, member, from, to, provider, status, page, sort.
 * It never throws: a value that cannot be used falls back to its default and is named in `faults`.
 * Nobody but a member of `facts.suffixes` or the viewer ever comes out.
 */
export function readClaimFilters(
  query: URLSearchParams,
  facts: ClaimFilterFacts,
): ReadClaimFilters {
  const usual = defaultClaimFilters(facts);
  const type = readChoice(query, "type", {
    find: (text) => facts.types.find((type) => type === findClaimType(text)),
    byDefault: usual.type,
  });
  const member = readChoice(query, "member", {
    find: (text) => facts.suffixes.find((suffix) => String(suffix) === text),
    byDefault: usual.suffix,
  });
  const { window, faults } = readWindow(query, facts.today);
  const provider = readProviders(query);
  const status = readCode(query, "status");
  const page = readPage(query);
  return {
    filters: {
      type: type.value,
      suffix: member.value,
      ...window,
      providerIds: provider.value,
      status: status.value,
      page: page.value,
      ...readSort(query),
    },
    faults: { ...faultsOf({ type, member, provider, status, page }), ...faults },
    typed: typedValues(query, NAMES),
  };
}

/** The one query of these filters: "?…", or "" for the defaults, which are left out. */
export function writeClaimFilters(filters: ClaimFilters, facts: ClaimFilterFacts): string {
  const { sort, direction, page } = filters;
  const usual = sort === "date" && direction === firstDirection.date;
  const order = direction === "ascending" ? "asc" : "desc";
  return writeQuery([
    ...listChips(filters, facts).map(({ name, value }) => [name, value] as const),
    ...(usual ? [] : [["sort", `${sort}-${order}`] as const]),
    ...(page === 1 ? [] : [["page", String(page)] as const]),
  ]);
}

/** Every filter that is not its default, each to be taken away by itself. */
export function listChips(filters: ClaimFilters, facts: ClaimFilterFacts): ClaimChip[] {
  const usual = defaultClaimFilters(facts);
  const { type, suffix, status } = filters;
  return [
    ...(type === usual.type ? [] : [{ name: "type" as const, value: type }]),
    ...(suffix === usual.suffix ? [] : [{ name: "member" as const, value: String(suffix) }]),
    ...windowChips(filters, facts.today),
    ...filters.providerIds.map((id) => ({ name: "provider" as const, value: id })),
    ...(status === null ? [] : [{ name: "status" as const, value: status }]),
  ];
}

/** The filters without one of them, from the first page on. */
export function withoutFilter(
  filters: ClaimFilters,
  chip: ClaimChip,
  facts: ClaimFilterFacts,
): ClaimFilters {
  const { type, suffix, startDate, endDate } = defaultClaimFilters(facts);
  const providerIds = filters.providerIds.filter((id) => id !== chip.value);
  const instead = {
    type: { type },
    member: { suffix },
    from: { startDate },
    to: { endDate },
    provider: { providerIds },
    status: { status: null },
  };
  return { ...filters, ...instead[chip.name], page: 1 };
}

/** What pressing a heading leads to: another order, or the same one the other way round. */
export function sortedBy(filters: ClaimFilters, sort: ClaimSort): ClaimFilters {
  const reversed = filters.direction === "ascending" ? "descending" : "ascending";
  const direction = filters.sort === sort ? reversed : firstDirection[sort];
  return { ...filters, sort, direction, page: 1 };
}

function readSort(query: URLSearchParams): Pick<ClaimFilters, "sort" | "direction"> {
  const [key = "", order = ""] = (findValue(query, "sort") ?? "").split("-");
  const sort = (["date", "owe", "provider"] as const).find((known) => known === key) ?? "date";
  const known = sort === key && Object.hasOwn(directions, order);
  return { sort, direction: (known ? directions[order] : undefined) ?? firstDirection[sort] };
}
