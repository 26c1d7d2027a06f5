/** One dental service: across networks, and in one. */
export const dentalServicesText = {
  unnamed: "Dental service",
  /** `who` is another member. */
  pageTitle: (name: string, code: string, who: string | null) =>
    who === null ? `${name} (${code})` : `${name} (${code}) for ${who}`,
  detailTitle: (name: string, code: string, network: string, who: string | null) =>
    who === null ? `${name} (${code}), ${network}` : `${name} (${code}), ${network} for ${who}`,
  code: (code: string) => `Dental code ${code}`,
  codeFor: (code: string, who: string) => `Dental code ${code} for ${who}`,

  asOf: (day: string) => `As of ${day}.`,

  /** Where coverage is to begin, or has ended; `who` is another member. */
  turn: (who: string | null) => ({
    begins: (day: string) =>
      who === null
        ? `Your dental coverage begins ${day}. Everything below is as of that day. The plan doesn't pay for services before then.`
        : `${who}'s dental coverage begins ${day}. Everything below is as of that day. The plan doesn't pay for services before then.`,
    ended: (lastDay: string) =>
      who === null
        ? `Your dental coverage has ended. ${lastDay} was the last day covered. Everything below is as of that day. The plan doesn't pay for services after it.`
        : `${who}'s dental coverage has ended. ${lastDay} was the last day covered. Everything below is as of that day. The plan doesn't pay for services after it.`,
  }),

  table: {
    heading: "What you pay",
    caption: "What you pay and what the plan pays in each network",
    network: "Network",
    you: "You pay",
    plan: "Plan pays",
    limit: "How often",
    /** A network whose name could not be read. */
    unnamed: "Another network",
    unlisted: "Not listed for this network",
    unread: "Can't be shown right now",
    limitUsed: "Annual limit used up",
    maximumMet: "Out-of-pocket maximum met",
  },

  explain: {
    heading: "What this means",
    notPromised: "This is an estimate. The final amount depends on your claim.",
    several:
      "Your plan lists this service more than once, with different terms. Call us to find out which apply to you.",
    more: "Limits and details",
    /** Follows it for screen readers. */
    moreOf: (network: string) => `(${network})`,
  },

  about: {
    heading: "About this service",
    code: "Dental code",
    category: "Category",
    limit: "How often",
    /** A plan that lists 0 may mean "never", or that it has no limit. */
    howOften: <Sent>(limit: string | null, words: Sent): string | Sent => {
      if (limit === null) return "No limit listed";
      return limit === "0" ? "The plan lists 0. Call us to find out what that means." : words;
    },
    notes: "Plan's note",
    listing: (number: number) => `Listing ${number}`,
  },

  incentives: {
    heading: "Incentive levels",
    text: "What the plan pays depends on your level. We don't have your level here. Call us to find out.",
    level: "Level",
    plan: "Plan pays",
    details: "Details",
    unnamed: "Level not named",
    /** In the table of networks. */
    short: <Sent>(level: Sent, pays: Sent): (string | Sent)[] => [level, ": ", pays],
  },

  limits: {
    heading: "Deductible and limits",
    note: "Some of these may not apply to this service.",
    none: "Your plan lists no deductible or limits for this network.",
  },

  back: "Dental benefits",
  across: "Compare all networks",
};
