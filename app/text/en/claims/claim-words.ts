import { usd } from "../common/format.ts";
import { categoryInText, type Category } from "../benefits/category-in-text.ts";

/** What distinguishes claims in a list; the member is named if it has the claims of several. */
export type NamedClaim = {
  readonly type: Category;
  readonly provider: string;
  readonly day: string | null;
  readonly member?: string | null;
};

/** Inside a sentence: "the medical claim, Alder Clinic, 01/02/2026". */
export const nameClaim = ({ type, provider, day, member }: NamedClaim): string =>
  [`the ${categoryInText[type]} claim`, provider, day, member].filter(Boolean).join(", ");

/** What several screens call a claim's parts and the ways to it. */
export const claimWordsText = {
  owe: "You owe",
  /** In place of "You owe" for an amount below zero. */
  credit: "Credit to you",
  statusUnknown: "Status not available",
  paid: "Paid",
  paidOn: <Day>(day: Day): (string | Day)[] => ["Paid on ", day],
  /** Beside a status of "Paid" for which the plan itself paid nothing. */
  planPaidNothing: `Your plan paid ${usd(0)}`,
  inProcess: "In Process",
  details: "Details",
  detailsContext: (claim: NamedClaim) => `of ${nameClaim(claim)}`,
  eob: "View EOB",
  eobContext: (claim: NamedClaim) => `for ${nameClaim(claim)}`,
  providerUnknown: "Provider not listed",
  checkBill: "Got a bill from a provider? Check it",
};

/** A claim's status by the key of a known state: in English the gateway's own word says it. */
export const claimStatusInWords = (_key: string, sent: string): string => sent;
