import { getReferralMetadata, getReferralPage } from "#server/gateway/calls/referrals.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { referralFilters, WITH_EXPIRED } from "#app/rules/care/referral-filters.ts";
import { gatewayRows } from "#app/rules/lists/row-page.ts";
import { isSubscriber } from "#app/rules/member/member.ts";
import { getFamily } from "#app/frame/family.ts";
import { defineList } from "#app/lists/define-list.ts";
import { memberOptions, providerOptions } from "#app/lists/view-fields.ts";
import { referralsText } from "#app/text/referrals.ts";

const PAGE_ROWS = 10;

/** A dependent's calls always name their own key: the gateway is never asked for the family's. */
export const referralList = defineList({
  path: "/benefits/referrals",
  filters: referralFilters,
  basic: ["expired"],
  async scope(member: MemberRequest) {
    const { viewer, members } = await getFamily(member);
    const ownKey = isSubscriber(viewer.memberSuffix) ? null : viewer.memberKey;
    return { members, today: member.today, facts: { members, ownKey } };
  },
  load: (gateway, { page, ...filters }, { members }) =>
    getReferralPage(gateway, {
      ...filters,
      page: page - 1,
      size: PAGE_ROWS,
      viewable: members.map(({ memberKey }) => memberKey),
    }),
  pageOf: ({ content, ...page }) => gatewayRows(content, page),
  options: ({ members }) => ({
    member: memberOptions(members),
    expired: [{ value: WITH_EXPIRED, label: referralsText.withExpired }],
  }),
  named: ({ content }) => ({
    provider: content.flatMap(({ referredToProvider: it }) =>
      it?.providerId && it.providerName ? [{ value: it.providerId, label: it.providerName }] : [],
    ),
    status: content.flatMap(({ statusCode, statusDescription }) =>
      statusCode && statusDescription ? [{ value: statusCode, label: statusDescription }] : [],
    ),
  }),
  choices: {
    of: ["status", "provider"],
    load: async (gateway, { memberKey }) => {
      const { providers, statuses } = await getReferralMetadata(gateway, memberKey);
      return {
        provider: providerOptions(providers).toSorted((a, b) =>
          a.label.localeCompare(b.label, "en-US"),
        ),
        status: statuses.map(({ code, description }) => ({ value: code, label: description })),
      };
    },
  },
});

export type LoadedReferrals = Awaited<ReturnType<typeof referralList.loadPage>>;
