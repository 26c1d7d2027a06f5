import type { PlainDate } from "../dates/plain-date.ts";
import { defaultWindow, readWindow, type DateWindow } from "../lists/date-window.ts";
import { chipsOf, withoutChip, writeList, type Chip } from "../lists/filter-chips.ts";
import {
  errorsOf,
  findValue,
  readChoice,
  readCode,
  readPage,
  readProviders,
  typedValues,
  type ReadList,
} from "../lists/read-filters.ts";
import { readClaimType, type ClaimType } from "./claim-type.ts";

export type ClaimSort = "date" | "owe" | "provider";
export type SortDirection = "ascending" | "descending";

/** Which claims the list shows (§7 "claims"). Both days count; pages are counted from 1. */
export type ClaimFilters = DateWindow & {
  readonly type: ClaimType;
  readonly suffix: number;
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

/** The names of the address, in its order, and where each is kept. */
const NAMES = {
  type: "type",
  member: "suffix",
  from: "startDate",
  to: "endDate",
  provider: "providerIds",
  status: "status",
} as const satisfies Readonly<Record<string, keyof ClaimFilters>>;

export type ClaimFilterName = keyof typeof NAMES;
export type ClaimChip = Chip<ClaimFilterName>;
export type ReadClaimFilters = ReadList<ClaimFilters, ClaimFilterName>;

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
 * It never throws: a value that cannot be used falls back to its default and is named in `errors`.
 * Nobody but a member of `facts.suffixes` or the viewer ever comes out.
 */
export function readClaimFilters(
  query: URLSearchParams,
  facts: ClaimFilterFacts,
): ReadClaimFilters {
  const usual = defaultClaimFilters(facts);
  const type = readClaimType(query, facts.types, usual.type);
  const member = readChoice(query, "member", {
    find: (text) => facts.suffixes.find((suffix) => String(suffix) === text),
    byDefault: usual.suffix,
  });
  const { window, errors } = readWindow(query, facts.today);
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
    errors: { ...errorsOf({ type, member, provider, status, page }), ...errors },
    typed: typedValues(query, [...Object.keys(NAMES), "page"]),
  };
}

/** The one query of these filters: "?…", or "" for the defaults, which are left out. */
export function writeClaimFilters(filters: ClaimFilters, facts: ClaimFilterFacts): string {
  const { sort, direction, page } = filters;
  const order = direction === "ascending" ? "asc" : "desc";
  return writeList(
    listChips(filters, facts),
    page,
    isUsualOrder(filters) ? [] : [["sort", `${sort}-${order}`] as const],
  );
}

/** Whether the list is in the order it opens in (§9): newest first. */
export const isUsualOrder = ({
  sort,
  direction,
}: Pick<ClaimFilters, "sort" | "direction">): boolean =>
  sort === "date" && direction === firstDirection.date;

/** Every filter that is not its default, each to be taken away by itself. */
export const listChips = (filters: ClaimFilters, facts: ClaimFilterFacts): ClaimChip[] =>
  chipsOf(stateOf(filters, facts));

/** The filters without one of them, from the first page on. */
export const withoutFilter = (
  filters: ClaimFilters,
  chip: ClaimChip,
  facts: ClaimFilterFacts,
): ClaimFilters => withoutChip(stateOf(filters, facts), chip);

const stateOf = (filters: ClaimFilters, facts: ClaimFilterFacts) => ({
  filters,
  usual: defaultClaimFilters(facts),
  names: NAMES,
});

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
