import { countRows } from "../lists/filters.ts";
import { locale } from "../common/locale.ts";

const number = new Intl.NumberFormat(locale);

const visits = (count: number) => `${number.format(count)} ${count === 1 ? "visit" : "visits"}`;

export const referralsText = {
  title: "Referrals",
  current: "Current referrals",
  all: "All referrals",
  benefits: "Benefits",
  intro:
    "A referral is your doctor's request for you to see another provider. Check the dates and " +
    "visits before you book.",
  priorAuthorization: "What needs prior authorization",

  filters: {
    heading: "Filter referrals",
    everyone: "Everyone",
    status: "Status",
    anyStatus: "Any status",
    provider: "Referred to",
    anyProvider: "Any provider",
    expired: "Include expired referrals",
    apply: "Show referrals",
  },
  /** The chip of that filter. */
  withExpired: "Expired included",
  expiredHidden: "Expired referrals are hidden.",
  showExpired: "Show them",

  count: countRows({
    one: "Showing 1 referral",
    all: (total) => `Showing all ${total} referrals`,
    some: (first, last, total) => `Showing ${first} to ${last} of ${total} referrals`,
  }),
  toMend: {
    date: "Fix the date above to see your referrals.",
    filter: "Fix the filter above to see your referrals.",
  },
  pages: "Pages of your referrals",
  table: {
    to: "Referred to",
    member: "Member",
    care: "Care",
    dates: "Dates",
    visits: "Visits",
    status: "Status",
  },
  providerUnknown: "Provider missing",
  serviceUnknown: "Type of care missing",
  by: (name: string) => `Referred by ${name}`,
  /** What a member names on the phone. */
  number: (id: string) => `Referral ${id}`,
  dates: {
    /** Between the first day and the last one. */
    to: "to",
    /** Before the only day that is known. */
    from: "From",
    through: "Through",
    issued: "Written",
    unknown: "Not set yet",
    later: "Not started yet",
    endsIn: (days: number) =>
      days === 0 ? "Last day is today" : days === 1 ? "1 day left" : `${days} days left`,
  },
  visits: {
    none: "No visits approved",
    some: (used: number, allowed: number) => `${number.format(used)} of ${visits(allowed)} used`,
    all: (allowed: number) =>
      allowed === 1 ? "The 1 visit is used" : `All ${visits(allowed)} used`,
    allowed: (allowed: number) => `${visits(allowed)} allowed`,
    used: (used: number) => `${visits(used)} used`,
  },
  expired: "Expired",
  statusUnknown: "Status not available",

  none: {
    title: "No referrals",
    text: "We have no referrals on record. If you're expecting one, ask the doctor who referred you.",
  },
  noneCurrent: {
    title: "No current referrals",
    text: "If you're expecting one, ask the doctor who referred you.",
  },
  noneMatch: {
    title: "No referrals match",
    text: "Try other filters.",
  },
};
