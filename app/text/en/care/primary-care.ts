export const primaryCareText = {
  title: "Primary care",
  lead: "Your primary care provider is the first place to go for care. In an emergency, call 911.",
  family: "Your family",
  own: "Your provider",
  none: {
    title: "Primary care doesn't apply to your plan",
    text: "Your plan doesn't ask you to choose a primary care provider. See what else can help you find care.",
    action: "Find care",
  },

  /** Below a name in the list. */
  row: {
    nobody: "No provider chosen yet",
    notYet: "No provider now",
    none: "No provider",
    unread: "We couldn't load this right now",
    unnamed: "A provider without a name",
    since: (day: string) => `Since ${day}`,
    from: (name: string, day: string) => `${name} from ${day}`,
    begins: (day: string) => `Coverage begins ${day}`,
    ended: (lastDay: string) => `Last day covered: ${lastDay}`,
  },
  details: "Details and history",
  history: "See history",
  change: "Change",
  select: "Select primary care",
  /** Behind links of a member, for screen readers: to what they have, and to a choice for them. */
  of: (name: string) => ` for ${name}`,
  for: (name: string) => ` for ${name}`,

  pageTitle: (name: string) => `Primary care for ${name}`,
  ownPage: "Your primary care",
  current: "Current provider",
  changeProvider: "Change provider",
  upcoming: (day: string | null) => (day === null ? "Next provider" : `From ${day}`),
  nobody: {
    title: (name: string | null) =>
      name === null
        ? "You haven't chosen a primary care provider yet"
        : `${name} hasn't chosen a primary care provider yet`,
    text: "Choose who to see first for checkups and health questions.",
    closed: "A provider can't be chosen here right now.",
  },
  notEligible: (name: string | null) =>
    name === null
      ? "Primary care doesn't apply to your plan"
      : `Primary care doesn't apply to ${name}'s plan`,
  termed: (name: string | null, lastDay: string) =>
    name === null
      ? `Your last day covered was ${lastDay}, so a provider can't be chosen here.`
      : `${name}'s last day covered was ${lastDay}, so a provider can't be chosen here.`,
  closed: "You can't change this provider here. Call us if it isn't right.",
  begins: (name: string | null, day: string) =>
    name === null
      ? `Your coverage begins ${day}. You can choose a provider now.`
      : `${name}'s coverage begins ${day}. You can choose a provider now.`,

  provider: {
    unnamed: "Provider without a name",
    group: "Group",
    specialty: "Specialty",
    languages: "Languages",
    accepting: "New patients",
    accepts: { yes: "Accepting", no: "Not accepting", unknown: "Ask the office" },
    since: "Since",
    until: "Until",
    location: "Location",
    locations: "Locations",
    noLocation: "No address on file. Call us and we'll find it.",
    noPhone: "No phone number on file",
    nameOnly: "This provider isn't in our directory any more, so we can show the name only.",
  },

  earlier: {
    heading: "History",
    caption: "Earlier primary care providers",
    nothing: "No earlier providers.",
    name: "Provider",
    begin: "From",
    end: "To",
    reason: "Why it ended",
    locations: "Location",
    unknown: "Not available",
    more: (count: number) => (count === 1 ? "and 1 more location" : `and ${count} more locations`),
  },
};
