/** Texts of all screens. A translation is another object that `satisfies typeof commonText`. */
export const commonText = {
  product: (brandName: string) => `${brandName} Member Dashboard`,
  pageTitle: (page: string, product: string) => `${page} - ${product}`,
  errorTitle: (title: string) => `Error: ${title}`,
  loading: "Loading",
  continue: "Continue",
  call: (phone: string) => `Call ${phone}`,
  /** The name of a form whose button has a hidden context: "View EOB for …". */
  inContext: (label: string, context: string) => `${label} ${context}`,
  newTab: "(opens in a new tab)",
  /** Beside what the carrier has in English alone; an English page does not say it. */
  inEnglish: "",
  problem: "There's a problem",
  error: "Error: ",
  dismiss: "Dismiss",
  dismissAlert: (title: string) => `Dismiss: ${title}`,
  show: "Show",
  hide: "Hide",
  /** How a day is typed. */
  dayForm: "MM/DD/YYYY",
  met: "Met",
  remaining: "Remaining",
  limit: "limit",
  /** For values the gateway leaves out, never shown as zero. */
  notGiven: "Not available",
  /** In place of a pending amount. */
  notDecided: "Pending",
  /** In place of an amount of an estimate, which nobody owes. */
  estimate: "Before care",
  metOfLimit: (met: string, limit: string) => `${met} met of ${limit} limit`,
  /** What stands around a meter: what is left, of what, and what was counted. */
  meter: {
    left: <Amount>(amount: Amount): (string | Amount)[] => [amount, " left"],
    /** In place of an amount left below zero. */
    over: <Amount>(amount: Amount): (string | Amount)[] => [amount, " over"],
    of: (total: string) => `of ${total}`,
    /** The same after "over". */
    beyond: (total: string) => total,
    /** Where it is not known how much is left. */
    total: <Amount>(amount: Amount): (string | Amount)[] => [amount, " in total"],
    /** Deductibles and maximums, which fill by what members pay. */
    counted: { of: (amount: string) => `${amount} counted`, nothing: "Nothing counted yet" },
    /** Limits, which the plan's payments use up. */
    used: { of: (amount: string) => `${amount} used`, nothing: "Nothing used yet" },
  },
  about: (subject: string) => `About ${subject}`,
};

/** The document's title: "Home - Main Carrier Member Dashboard". */
export function pageTitle(page: string, brandName: string): string {
  return commonText.pageTitle(page, commonText.product(brandName));
}

/** What tells members of one name apart. */
export const memberNamesText = {
  born: (name: string, day: string) => `${name} (born ${day})`,
  suffix: (name: string, suffix: number) => `${name} (suffix ${suffix})`,
};
