import { countRows } from "../lists/filters.ts";
import { locale } from "../common/locale.ts";

const number = new Intl.NumberFormat(locale);

export const referralsText = {
  title: "Referrals",
  current: "Current referrals",
  all: "All referrals",
  benefits: "Benefits",
  intro:
    "Your doctor's requests for you to see other providers. Check dates and visits before you book.",
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
  invalidFilter: {
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
    both: <Day>(from: Day, to: Day): (string | Day)[] => [" ", from, "\u00a0to ", to],
    /** Where one day only is known. */
    from: <Day>(day: Day): (string | Day)[] => ["From ", day],
    through: <Day>(day: Day): (string | Day)[] => ["Through ", day],
    issued: <Day>(day: Day): (string | Day)[] => ["Written ", day],
    unknown: "Not set yet",
    later: "Not started yet",
    endsIn: (days: number) =>
      days === 0 ? "Last day is today" : days === 1 ? "1 day left" : `${days} days left`,
  },
  visits: {
    none: "No visits approved",
    some: (used: number, allowed: number) =>
      allowed === 1
        ? `${number.format(used)} of 1 visit used`
        : `${number.format(used)} of ${number.format(allowed)} visits used`,
    all: (allowed: number) =>
      allowed === 1 ? "The 1 visit is used" : `All ${number.format(allowed)} visits used`,
    allowed: (allowed: number) =>
      allowed === 1 ? "1 visit allowed" : `${number.format(allowed)} visits allowed`,
    used: (used: number) => (used === 1 ? "1 visit used" : `${number.format(used)} visits used`),
  },
  expired: "Expired",
  /** Of statuses that are known by their word. */
  statuses: {
    approved: "Approved",
    authorized: "Authorized",
    active: "Active",
    pending: "Pending review",
    inProcess: "In process",
    received: "Received",
    denied: "Denied",
    notApproved: "Not approved",
    canceled: "Canceled",
    closed: "Closed",
    withdrawn: "Withdrawn",
    void: "Void",
  },
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
