/** The pages of a benefit category. "your" is the viewer's own, else the member is named. */
const en = {
  pageTitle: (category: string, name: string | null) =>
    name === null ? `${category} benefits` : `${category} benefits for ${name}`,
  chooser: { label: "Show benefits for", show: "Show" },
  faults: {
    who: "We can't show benefits for the person in this address. These are your own.",
  },
  tiers: {
    label: "Networks",
    unreadable: "could not be read",
  },
  stands: {
    heading: "Where you stand",
    headingOf: (name: string) => `Where ${name} stands`,
    kind: {
      deductible: "Deductible",
      outOfPocketMaximum: "Out-of-pocket maximum",
      annualLimit: "Annual limit",
      other: "Plan limit",
    },
    family: "Your family",
    you: "You",
    about: (name: string) => `About ${name}`,
    leftOf: (total: string) => `left of ${total}`,
    total: "in total",
    /** Deductibles and maximums, which fill by what members pay. */
    counted: { of: (amount: string) => `${amount} counted`, nothing: "Nothing counted yet" },
    /** Limits, which the plan's payments use up. */
    used: { of: (amount: string) => `${amount} used`, nothing: "Nothing used yet" },
    by: (count: number) => (count === 1 ? "1 claim" : `${count} claims`),
    claims: "See claims",
    /** Where no claim says whether it moved the amount. */
    allClaims: "See all claims of this plan period",
    claimsFor: (name: string, who: string) => ` toward ${name}, ${who}`,
    off: "Some amounts may be wrong. Call us before you rely on them.",
    offHere: "Amounts don't agree",
    unread:
      "We couldn't read the limits of your plan just now, so some amounts may be missing here.",
  },
  covered: {
    heading: "What is covered",
    columns: {
      name: "Service",
      pays: "Plan pays",
      limit: "How often",
    },
    search: "Find a service",
    searchHint: "A name, such as visit",
    searchHintDental: "A name or a code, such as crown or D2740",
    find: "Find",
    all: "Show all services",
    found: (count: number, query: string) =>
      count === 1 ? `1 service matches “${query}”.` : `${count} services match “${query}”.`,
    nothing: (query: string) => `No services match “${query}”`,
    nothingText: "Check the spelling, or try a shorter word.",
    unread:
      "We couldn't read all of your plan's networks just now, so some services may be missing here.",
    uncategorized: "Other services",
    count: (count: number) => (count === 1 ? "1 service" : `${count} services`),
    caption: (category: string) => `${category}: what the plan pays`,
    notStated: "Not stated",
    inTier: (tier: string, pays: string | null) => (pays === null ? tier : `${tier}: ${pays}`),
    unnamed: "Service without a name",
  },
  otherDay: "See another day",
  compare: "Compare with another date",
};

export const benefitsText = en;
