import type { Account } from "#server/gateway/calls/account.ts";
import { getEobMetadata, getEobPage } from "#server/gateway/calls/eobs.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { offeredClaimTypes } from "#app/rules/claims/claim-type.ts";
import { eobFilters, type EobFilterFacts, type EobFilters } from "#app/rules/eobs/eob-filters.ts";
import { gatewayRows } from "#app/rules/lists/row-page.ts";
import { defineList } from "#app/lists/define-list.ts";
import { memberOptions, providerOptions } from "#app/lists/view-fields.ts";
import { getSubscriberAccount } from "./load-eob.ts";

const PAGE_ROWS = 10;

/** The explanations of benefits of a subscriber's family, by type of claims (S-22). */
export const eobList = defineList({
  path: "/eobs",
  filters: eobFilters,
  basic: ["type"],
  async scope(member: MemberRequest) {
    const account = await getSubscriberAccount(member);
    return { members: account.members, facts: eobFilterFacts(account, member.today) };
  },
  load: (gateway, filters) =>
    getEobPage(gateway, {
      ...windowOf(filters),
      providerIds: filters.providerIds,
      page: filters.page - 1,
      size: PAGE_ROWS,
    }),
  pageOf: ({ content, ...page }) => gatewayRows(content, page),
  options: ({ members }) => ({ member: memberOptions(members) }),
  choices: {
    of: ["provider"],
    load: async (gateway, filters) => {
      const { providers } = await getEobMetadata(gateway, windowOf(filters));
      return { provider: providerOptions(providers) };
    },
  },
});

export type LoadedEobs = Awaited<ReturnType<typeof eobList.loadPage>>;

const windowOf = ({ type, startDate, endDate, memberKey }: EobFilters) => ({
  claimType: type,
  startDate,
  endDate,
  memberKey,
});

const eobFilterFacts = ({ members }: Account, today: MemberRequest["today"]): EobFilterFacts => ({
  today,
  types: offeredClaimTypes(members),
  members,
});

/** The list that an explanation was opened from; only valid filters of its query are kept. */
export function eobListPath(
  query: URLSearchParams,
  account: Account,
  today: MemberRequest["today"],
): string {
  const facts = eobFilterFacts(account, today);
  return eobList.pathOf(eobFilters.read(query, facts).filters, facts);
}
