/** What pages of benefits say of plans, tiers and services; the server alone writes it. */
const en = {
  /** The networks that have a name of their own (§9). */
  networks: { in: "In network", out: "Out of network" },
  /** Who pays how much of a service, in a list of services. */
  pays: {
    plan: (share: string) => `Plan pays ${share}`,
    copay: (amount: string) => `${amount} copay`,
    full: "Paid in full",
  },
  begins: (day: string) => `Coverage begins ${day}. This is what the plan has on that day.`,
  ended: (on: string, day: string) =>
    `Coverage ended ${on}. This is where things stood on ${day}, the last day covered.`,
  tier: "Your plan doesn't have the network in this address. This is the one shown first.",
  noAmounts: "This plan has no deductible, out-of-pocket maximum or limit to show here.",
  noAmountsInTier:
    "There is no deductible, out-of-pocket maximum or limit to show for this network.",
  none: {
    title: (category: string) => `No ${category} benefits to show`,
    text: "Your plan lists no benefits here.",
    never: (category: string) => `There is no ${category} coverage on record`,
    neverText: "If you think that's wrong, please call us.",
    unread: "We couldn't read this network's benefits just now.",
  },
};

export const benefitNoticesText = en;
