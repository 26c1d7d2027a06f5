import { isSubscriber } from "#app/rules/member/member.ts";
import { PAGE_SIZES } from "./constants.ts";
import * as referrals from "#server/gateway/calls/care/referrals.ts";
import type { ProbeContext } from "./probe-context.ts";
import { requireThat, viewerOf, type Probe } from "./probe.ts";

/** A dependent's own key; null for a subscriber, who sees the family. */
const ownKeyOf = (context: ProbeContext): string | null => {
  const { memberKey, memberSuffix } = viewerOf(context);
  return isSubscriber(memberSuffix) ? null : memberKey;
};

export const REFERRAL_PROBES: readonly Probe[] = [
  {
    call: referrals.referralsList,
    async ask(context) {
      const which = { memberKey: ownKeyOf(context), statusCode: null, providerId: null, page: 0 };
      for (const excludeExpired of [true, false]) {
        for (const size of PAGE_SIZES.referrals) {
          const query = { ...which, excludeExpired, size };
          const page = await referrals.getReferralPage(context.gateway, query);
          const none = page.empty && page.totalElements === 0;
          requireThat(
            page.content.length > 0 || none,
            referrals.referralsList,
            "content (empty, though not empty)",
          );
        }
      }
    },
  },
  {
    call: referrals.referralsMetadata,
    ask: (context) => referrals.getReferralMetadata(context.gateway, ownKeyOf(context)),
  },
];
