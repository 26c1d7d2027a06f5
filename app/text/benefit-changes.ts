/** What changed between two days of benefits. */
const en = {
  title: "What changed",
  pageTitle: (from: string, to: string) => `What changed from ${from} to ${to}`,
  pageTitleOf: (name: string, from: string, to: string) =>
    `What changed for ${name} from ${from} to ${to}`,
  benefits: "Benefits",
  lead: "What your plan covered on the first day, beside what it covers on the second. What you have paid so far is left out, because it changes with every claim.",
  who: "We can't show benefits for the person in this address. These are your own.",
  never: {
    title: "No benefits to compare",
    text: "We have no coverage on record for you. If you think that's wrong, please call us.",
  },
  form: {
    heading: "Compare two days",
    who: "Benefits for",
    from: "First day",
    to: "Second day",
    hint: (first: string, last: string) => `Any day from ${first} to ${last}`,
    send: "Compare",
  },
  presets: {
    label: "New plan periods",
    past: (day: string) => `What changed on ${day}`,
    coming: (day: string) => `What changes on ${day}`,
    unread: "We can't list your plan periods right now. You can still choose any two days.",
  },
  /** After the message about a day that cannot be used. */
  instead: (from: string, to: string) => `We're comparing ${from} with ${to} instead.`,
  swapped: "You entered the later day first, so we put the days in order.",
  same: {
    title: "There is nothing to compare",
    text: (day: string) => `Both days are ${day}. Choose another day above.`,
  },
  uncovered: {
    title: "No coverage on either day",
    text: "Choose other days above.",
  },
  nothing: {
    title: "Nothing changed",
    text: "Your coverage, amounts and services are the same on both days.",
  },
  category: {
    title: (category: string) => `${category} benefits`,
    begun: (category: string, day: string) => `${category}: coverage began ${day}.`,
    begins: (category: string, day: string) => `${category}: coverage begins ${day}.`,
    ended: (category: string, day: string) => `${category}: coverage ended ${day}.`,
    ends: (category: string, day: string) => `${category}: coverage ends ${day}.`,
    same: (category: string) => `${category}: nothing changed.`,
    sameAsRead: (category: string) => `${category}: nothing changed in what we could read.`,
    notCovered: (category: string) => `${category}: no coverage on either day.`,
    subject: (category: string) => `what changed in your ${category} benefits`,
    see: (category: string, day: string) => `${category} benefits on ${day}`,
    limitsUnread:
      "We couldn't read the plan's limits for both days just now, so some changes may be missing here.",
    tiersUnread: (tiers: string) =>
      `We couldn't read ${tiers} for both days just now, so it isn't compared.`,
    someTier: "one of the networks",
  },
  networkIn: { in: "in network", out: "out of network" },
  tier: {
    added: (tier: string) => `${tier} is new.`,
    dropped: (tier: string) => `${tier} is no longer part of the plan.`,
    renamed: (from: string, to: string) => `${from} is now called ${to}.`,
    services: (tier: string) => `Services, ${tier}`,
  },
  amounts: {
    heading: "Amounts",
    kind: {
      deductible: "deductible",
      outOfPocketMaximum: "out-of-pocket maximum",
      annualLimit: "annual limit",
      other: "plan limit",
    },
    side: {
      INDIVIDUAL: (amount: string) => `Individual ${amount}`,
      FAMILY: (amount: string) => `Family ${amount}`,
    },
    /** Heard in place of the arrow. */
    /** Heard in place of "$500 → $750". */
    fromTo: (from: string, to: string) => `from ${from} to ${to}`,
    up: (difference: string) => `up ${difference}`,
    down: (difference: string) => `down ${difference}`,
    added: (amount: string) => `${amount}, new`,
    dropped: (amount: string) => `no longer listed, was ${amount}`,
  },
  services: {
    other: "Other services",
    counts: {
      added: (count: number) => `${count} new`,
      dropped: (count: number) => `${count} dropped`,
      changed: (count: number) => `${count} changed`,
    },
    unnamed: "Service without a name",
    added: "new",
    dropped: "no longer listed",
    notStated: "not stated",
    field: {
      name: "Name",
      category: "Listed under",
      amount: "Plan pays",
      benefitLimit: "How often",
      incentiveTiers: "Plan pays over time",
      description: "Description",
    },
    renamed: (to: string) => `now called ${to}`,
  },
};

export const benefitChangesText = en;
