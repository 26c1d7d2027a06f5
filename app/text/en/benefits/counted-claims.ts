import { listNames } from "../common/list.ts";

/** The claims that count toward an amount of a plan. */
export const countedClaimsText = {
  title: {
    deductible: "Claims that count toward the deductible",
    outOfPocketMaximum: "Claims that count toward the out-of-pocket maximum",
    annualLimit: "Claims that count toward the annual limit",
  },
  pageTitle: (title: string, whose: string) => `${title}, ${whose}`,
  caption: "Claims, newest first",
  columns: {
    provider: "Provider",
    day: "Service date",
    member: "Member",
    added: "Counted",
    details: "Details",
  },
  total: "Total",
  none: {
    title: "No claims to list",
    text: "None of the claims we have for this plan period counts toward this amount.",
  },
  unavailable: "We can't show the claims that count right now",
  /** How the sum of the listed claims compares with the amount that the plan has counted. */
  same: "These claims add up to what your plan has counted.",
  unknown: (sum: string) =>
    `These claims add up to ${sum}. We don't know how much your plan has counted.`,
  more: (sum: string, counted: string, difference: string) =>
    `These claims add up to ${sum}. Your plan has counted ${counted}. That's ${difference} less.`,
  less: (sum: string, counted: string, difference: string) =>
    `These claims add up to ${sum}. Your plan has counted ${counted}. That's ${difference} more.`,
  /** Possible reasons for a difference. */
  networkUnknown:
    "We don't know which network each claim was in, so some listed here may be from another network.",
  unread: (names: readonly string[]) =>
    `We couldn't read the claims of ${listNames(names)} just now.`,
  notWhole: "We may not have all claims of this plan period here.",
  call: "Call us if you want to know why.",
};
