import { defineFilters } from "../lists/define-filters.ts";
import { readChoice, readCode, readTick } from "../lists/read-filters.ts";

/** The filters of the list of referrals (§7 "referrals"). Pages are counted from 1. */
type ReferralFilters = {
  readonly memberKey: string | null;
  readonly statusCode: string | null;
  readonly providerId: string | null;
  readonly excludeExpired: boolean;
  readonly page: number;
};

export type ReferralFilterFacts = {
  /** Whose referrals the viewer may see (§6). The address holds the suffix, never the key. */
  readonly members: readonly { readonly memberKey: string; readonly memberSuffix: number }[];
  /** The member shown by default: a dependent's own key, null for a subscriber. */
  readonly ownKey: string | null;
};

/** How an address asks for expired referrals, too: without it they are left out. */
export const WITH_EXPIRED = "included";

/** An address's filters (§7, S-15), at first everyone's without expired ones. */
export const referralFilters = defineFilters({
  names: {
    member: "memberKey",
    status: "statusCode",
    provider: "providerId",
    expired: "excludeExpired",
  },
  defaults: ({ ownKey }: ReferralFilterFacts): ReferralFilters => ({
    memberKey: ownKey,
    statusCode: null,
    providerId: null,
    excludeExpired: true,
    page: 1,
  }),
  read: (query, { members, ownKey }) => {
    const { value, ...rest } = readTick(query, "expired", WITH_EXPIRED);
    return {
      memberKey: readChoice<string | null>(query, "member", {
        find: (text) => members.find((it) => String(it.memberSuffix) === text)?.memberKey,
        byDefault: ownKey,
      }),
      statusCode: readCode(query, "status"),
      providerId: readCode(query, "provider"),
      excludeExpired: { value: !value, ...rest },
    };
  },
  writeValue: (name, value, { members }) => {
    if (name === "expired") return WITH_EXPIRED;
    if (name !== "member") return String(value);
    return String(members.find((it) => it.memberKey === value)?.memberSuffix);
  },
});
