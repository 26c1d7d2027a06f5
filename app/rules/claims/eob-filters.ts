import type { PlainDate } from "../plain-date.ts";
import { findClaimType, type ClaimType } from "./claim-type.ts";
import {
  defaultWindow,
  faultsOf,
  readChoice,
  readPage,
  readProviders,
  readWindow,
  typedValues,
  windowChips,
  writeQuery,
  type Chip,
  type FilterFault,
} from "./filter-values.ts";

/** Which explanations of benefits the list shows (§7 "v2/eobs"). Pages are counted from 1. */
export type EobFilters = {
  readonly type: ClaimType;
  /** Null for the whole family. */
  readonly memberKey: string | null;
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
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

export type EobFilterName = "type" | "member" | "from" | "to" | "provider";
export type EobChip = Chip<EobFilterName>;

export type ReadEobFilters = {
  readonly filters: EobFilters;
  /** `member: "unknown"` is somebody the viewer may not see: answered like an unknown page. */
  readonly faults: Partial<Record<EobFilterName | "page", FilterFault>>;
  /** What stood in the query, by its names, for the form to show again. */
  readonly typed: Record<string, string>;
};

const NAMES = ["type", "member", "from", "to", "provider", "page"] as const;

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
 * never throws: a value that cannot be used falls back to its default and is named in `faults`.
 */
export function readEobFilters(query: URLSearchParams, facts: EobFilterFacts): ReadEobFilters {
  const usual = defaultEobFilters(facts);
  const type = readChoice(query, "type", {
    find: (text) => facts.types.find((type) => type === findClaimType(text)),
    byDefault: usual.type,
  });
  const member = readChoice<string | null>(query, "member", {
    find: (text) =>
      facts.members.find(({ memberSuffix }) => String(memberSuffix) === text)?.memberKey,
    byDefault: usual.memberKey,
  });
  const { window, faults } = readWindow(query, facts.today);
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
    faults: { ...faultsOf({ type, member, provider, page }), ...faults },
    typed: typedValues(query, NAMES),
  };
}

/** The one query of these filters: "?…", or "" for the defaults, which are left out. */
export function writeEobFilters(filters: EobFilters, facts: EobFilterFacts): string {
  return writeQuery([
    ...listEobChips(filters, facts).map(({ name, value }) => [name, value] as const),
    ...(filters.page === 1 ? [] : [["page", String(filters.page)] as const]),
  ]);
}

/** Every filter that is not its default, each to be taken away by itself. */
export function listEobChips(filters: EobFilters, facts: EobFilterFacts): EobChip[] {
  const usual = defaultEobFilters(facts);
  const member = facts.members.find(({ memberKey }) => memberKey === filters.memberKey);
  return [
    ...(filters.type === usual.type ? [] : [{ name: "type" as const, value: filters.type }]),
    ...(member === undefined
      ? []
      : [{ name: "member" as const, value: String(member.memberSuffix) }]),
    ...windowChips(filters, facts.today),
    ...filters.providerIds.map((id) => ({ name: "provider" as const, value: id })),
  ];
}

/** The filters without one of them, from the first page on. */
export function withoutEobFilter(
  filters: EobFilters,
  chip: EobChip,
  facts: EobFilterFacts,
): EobFilters {
  const { type, memberKey, startDate, endDate } = defaultEobFilters(facts);
  const providerIds = filters.providerIds.filter((id) => id !== chip.value);
  const instead = {
    type: { type },
    member: { memberKey },
    from: { startDate },
    to: { endDate },
    provider: { providerIds },
  };
  return { ...filters, ...instead[chip.name], page: 1 };
}
