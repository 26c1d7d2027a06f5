import { readClaimType, type ClaimType } from "../claims/claim-type.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { defaultWindow, readWindow, type DateWindow } from "../lists/date-window.ts";
import { defineFilters } from "../lists/define-filters.ts";
import { readChoice, readProviders } from "../lists/read-filters.ts";

/** Which explanations of benefits the list shows (§7 "v2/eobs"). Pages are counted from 1. */
export type EobFilters = DateWindow & {
  readonly type: ClaimType;
  readonly memberKey: string | null;
  readonly providerIds: readonly string[];
  readonly page: number;
};

export type EobFilterFacts = {
  readonly today: PlainDate;
  readonly types: readonly ClaimType[];
  /** Whose EOBs the viewer may see (§6). The address holds the suffix, never the key. */
  readonly members: readonly { readonly memberKey: string; readonly memberSuffix: number }[];
};

/** An address's filters (§5, §7, S-22), at first the family's of two years (§9). */
export const eobFilters = defineFilters({
  names: {
    type: "type",
    member: "memberKey",
    from: "startDate",
    to: "endDate",
    provider: "providerIds",
  },
  defaults: ({ types, today }: EobFilterFacts): EobFilters => ({
    type: types[0] ?? "medical",
    memberKey: null,
    ...defaultWindow(today),
    providerIds: [],
    page: 1,
  }),
  read: (query, { members, today }, usual) => ({
    type: readClaimType(query, usual.type),
    memberKey: readChoice<string | null>(query, "member", {
      find: (text) => members.find((it) => String(it.memberSuffix) === text)?.memberKey,
      byDefault: null,
    }),
    ...readWindow(query, today),
    providerIds: readProviders(query),
  }),
  wordOf: (name, value, { members }) =>
    String(name === "member" ? members.find((it) => it.memberKey === value)?.memberSuffix : value),
});
