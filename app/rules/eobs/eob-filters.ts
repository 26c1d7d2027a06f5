import type { PlainDate } from "../dates/plain-date.ts";
import { defaultWindow, readWindow, type DateWindow } from "../lists/date-window.ts";
import { chipsOf, withoutChip, writeList, type Chip } from "../lists/filter-chips.ts";
import {
  errorsOf,
  readChoice,
  readPage,
  readProviders,
  typedValues,
  type ReadList,
} from "../lists/read-filters.ts";
import { readClaimType, type ClaimType } from "../claims/claim-type.ts";

/** Which explanations of benefits the list shows (§7 "v2/eobs"). Pages are counted from 1. */
export type EobFilters = DateWindow & {
  readonly type: ClaimType;
  /** Null for the whole family. */
  readonly memberKey: string | null;
  readonly providerIds: readonly string[];
  readonly page: number;
};

export type EobFilterFacts = {
  readonly today: PlainDate;
  /** What the member may choose among; the first is the default. */
  readonly types: readonly ClaimType[];
  /** Whose EOBs the viewer may see (§6). In the address stands the suffix, never the key. */
  readonly members: readonly { readonly memberKey: string; readonly memberSuffix: number }[];
};

/** The names of the address, in its order, and where each is kept. */
const NAMES = {
  type: "type",
  member: "memberKey",
  from: "startDate",
  to: "endDate",
  provider: "providerIds",
} as const satisfies Readonly<Record<string, keyof EobFilters>>;

export type EobFilterName = keyof typeof NAMES;
export type EobChip = Chip<EobFilterName>;
export type ReadEobFilters = ReadList<EobFilters, EobFilterName>;

/** The list as it opens: the whole family's of the last two years (§9). */
export function defaultEobFilters(facts: EobFilterFacts): EobFilters {
  return {
    type: facts.types[0] ?? "medical",
    memberKey: null,
    ...defaultWindow(facts.today),
    providerIds: [],
    page: 1,
  };
}

/**
 * The filters of an address (§5, §7, S-22): type, member (a suffix), from, to, provider, page. It
 * never throws: a value that cannot be used falls back to its default and is named in `errors`.
 */
export function readEobFilters(query: URLSearchParams, facts: EobFilterFacts): ReadEobFilters {
  const usual = defaultEobFilters(facts);
  const type = readClaimType(query, facts.types, usual.type);
  const member = readChoice<string | null>(query, "member", {
    find: (text) =>
      facts.members.find(({ memberSuffix }) => String(memberSuffix) === text)?.memberKey,
    byDefault: usual.memberKey,
  });
  const { window, errors } = readWindow(query, facts.today);
  const provider = readProviders(query);
  const page = readPage(query);
  return {
    filters: {
      type: type.value,
      memberKey: member.value,
      ...window,
      providerIds: provider.value,
      page: page.value,
    },
    errors: { ...errorsOf({ type, member, provider, page }), ...errors },
    typed: typedValues(query, [...Object.keys(NAMES), "page"]),
  };
}

/** The one query of these filters: "?…", or "" for the defaults, which are left out. */
export const writeEobFilters = (filters: EobFilters, facts: EobFilterFacts): string =>
  writeList(listEobChips(filters, facts), filters.page);

/** Every filter that is not its default, each to be taken away by itself. */
export function listEobChips(filters: EobFilters, facts: EobFilterFacts): EobChip[] {
  const suffixOf = (key: unknown) =>
    facts.members.find(({ memberKey }) => memberKey === key)?.memberSuffix;
  return chipsOf(stateOf(filters, facts), (name, value) =>
    String(name === "member" ? suffixOf(value) : value),
  );
}

/** The filters without one of them, from the first page on. */
export const withoutEobFilter = (
  filters: EobFilters,
  chip: EobChip,
  facts: EobFilterFacts,
): EobFilters => withoutChip(stateOf(filters, facts), chip);

const stateOf = (filters: EobFilters, facts: EobFilterFacts) => ({
  filters,
  usual: defaultEobFilters(facts),
  names: NAMES,
});
