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
    family: "Family",
    you: "You",
    of: (name: string, who: string) => `${name}, ${who}`,
    about: (name: string) => `About ${name}`,
    claims: "See the claims that count",
    claimsFor: (name: string) => ` toward ${name}`,
    total: "total",
    labels: { met: "Used", remaining: "Left" },
    off: "Some figures below don't agree with each other. We show them as we got them. Call us before you rely on them.",
    offHere: "These figures don't agree with each other.",
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
