import { nameByFirstName } from "#app/frame/words/name-members.ts";
import { href } from "react-router";
import {
  getReferralMetadata,
  getReferralPage,
  type Referral,
} from "#server/gateway/calls/care/referrals.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { referralFilters, WITH_EXPIRED } from "#app/rules/care/referral-filters.ts";
import { gatewayRows } from "#app/rules/lists/row-page.ts";
import { isSubscriber } from "#app/rules/member/member.ts";
import { ownNameOr, carrierText, type Words } from "#app/components/ui/text/CarrierText.tsx";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { defineList } from "#app/lists/define-list.ts";
import { memberOptions, optionOf, providerOptions, personOptions } from "#app/lists/view-fields.ts";
import { referralsText, referralsText as text } from "#app/text/care/referrals.ts";
import {
  referralStanding,
  referralStatusWord,
  referralVisits,
  usedShare,
  type ReferralVisits,
} from "#app/rules/care/referral.ts";
import { locale } from "#app/text/common/locale.ts";

const PAGE_ROWS = 10;

/** A dependent's calls always name their own key: the gateway is never asked for the family's. */
export const referralList = defineList({
  path: href("/benefits/referrals"),
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
      statusCode && statusDescription
        ? [optionOf(statusCode, showReferralStatus(statusDescription))]
        : [],
    ),
  }),
  choices: {
    of: ["status", "provider"],
    load: async (gateway, { memberKey }) => {
      const { providers, statuses } = await getReferralMetadata(gateway, memberKey);
      return {
        provider: providerOptions(providers).toSorted((a, b) =>
          a.label.localeCompare(b.label, locale),
        ),
        status: statuses.map(({ code, description }) =>
          optionOf(code, showReferralStatus(description)),
        ),
      };
    },
  },
});

export type LoadedReferrals = Awaited<ReturnType<typeof referralList.loadPage>>;

export function viewReferrals(loaded: LoadedReferrals) {
  const { filters, facts, options, members } = loaded;
  const view = referralList.viewFilters(loaded);
  const all = referralList.pathOf(referralList.filters.defaults(facts), facts);
  return {
    // "Clear all filters" leads to the list as it opens, without expired referrals.
    filters: { ...view, form: { ...view.form, clear: all } },
    fields: {
      // "Everyone" is the default: a single member is no choice.
      members: members.length > 1 ? personOptions(members) : [],
      statuses: options.status ?? null,
      providers: options.provider ?? null,
      expired: { value: WITH_EXPIRED, isChosen: !filters.excludeExpired },
    },
    /** The same list with expired referrals; null if they are shown. */
    expiredHref: filters.excludeExpired
      ? referralList.pathOf({ ...filters, excludeExpired: false, page: 1 }, facts)
      : null,
    list: referralList.viewPage(loaded, (referral) => viewRow(referral, loaded)),
  };
}

type View = ReturnType<typeof viewReferrals>;

/** Whether there are no referrals at all, expired ones included; `hasAny` is null if unknown. */
export const isKnownNone = (
  { list, filters, expiredHref }: Pick<View, "list" | "filters" | "expiredHref">,
  hasAny: boolean | null,
): boolean =>
  list?.empty === true && !filters.isFiltered && (expiredHref === null || hasAny === false);

export type ReferralRow = ReturnType<typeof viewRow>;

function viewRow(referral: Referral, { members, today }: LoadedReferrals) {
  const { isExpired, key, saysStatus, ...standing } = referralStanding(referral, today);
  return {
    id: referral.id,
    to: referral.referredToProvider?.providerName ?? null,
    by: referral.referringProvider?.providerName ?? null,
    service: referral.serviceDescription,
    // A viewer who sees one member only needs no member column.
    member: members.length > 1 ? memberOf(referral, members) : null,
    dates: datesOf(referral),
    /** Whether days that are not known are still to be set. */
    mayGetDates: !isExpired && key !== "denied" && key !== "canceled",
    more: standing.startsLater
      ? text.dates.later
      : standing.endsInDays === null
        ? null
        : text.dates.endsIn(standing.endsInDays),
    visits: visitsOf(referralVisits(referral)),
    used: usedShare(referral),
    status: saysStatus
      ? {
          key,
          words:
            referral.statusDescription === null
              ? text.statusUnknown
              : showReferralStatus(referral.statusDescription),
        }
      : null,
    isExpired,
  };
}

/** A known status in the page's language; one of the gateway's own stays as it is sent. */
function showReferralStatus(status: string): Words {
  const word = referralStatusWord(status);
  return word === null ? carrierText(status) : ownNameOr(text.statuses[word], status);
}

function memberOf(
  { memberKey, firstName, lastName }: Referral,
  members: LoadedReferrals["members"],
): string | null {
  const known = members.find((it) => it.memberKey === memberKey);
  if (known !== undefined) return nameByFirstName(members)(known);
  return firstName ?? lastName;
}

/** The day that is known, or the first and the last one; null if none is. */
function datesOf({ issuedDate, effectiveDate: from, expirationDate: to }: Referral) {
  if (from !== null && to !== null) return { kind: "both" as const, from, to };
  if (from !== null) return { kind: "from" as const, day: from };
  if (to !== null) return { kind: "through" as const, day: to };
  return issuedDate === null ? null : { kind: "issued" as const, day: issuedDate };
}

function visitsOf(visits: ReferralVisits | null): string | null {
  switch (visits?.kind) {
    case "none":
      return text.visits.none;
    case "some":
      return text.visits.some(visits.used, visits.allowed);
    case "all":
      return text.visits.all(visits.allowed);
    case "allowed":
      return text.visits.allowed(visits.allowed);
    case "used":
      return text.visits.used(visits.used);
    default:
      return null;
  }
}
