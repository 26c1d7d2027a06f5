import { listPieces } from "../common/list.ts";

/** What an estimate of dental costs says; the server alone writes it. Amounts and days are as shown. */
export const dentalCostSentences = {
  title: (amount: string) => `You would pay about ${amount}`,
  titleRange: (low: string, high: string) => `You would pay about ${low} to ${high}`,
  titleNone: "We can't estimate your share",

  /** Under a service: its price, and what the plan pays of it. */
  price: (price: string, plan: string) => `${price} · plan pays ${plan}`,
  priceShare: (price: string, plan: string, share: string) =>
    `${price} · plan pays ${plan} (${share})`,
  planPays: (plan: string) => `Plan pays ${plan}`,
  /** Above the rows, their prices among them. */
  rows: "Service and price",
  total: "Total",
  shares: {
    percent: (percent: number) => `${percent}%`,
    dollars: (amount: string) => `up to ${amount}`,
    copay: (amount: string) => `after a ${amount} copay`,
    full: "in full",
  },
  range: (low: string, high: string) => `${low} to ${high}`,

  /** Where the plan doesn't say whether the deductible comes first. */
  unsure: <Sent>(services: readonly Sent[], plain: (piece: Sent) => string): (string | Sent)[] => [
    "Your plan doesn't say whether the deductible applies to ",
    ...listPieces(services, plain),
    ".",
  ],
  unsureTwo: "So there are two amounts. Ask your plan which one counts.",
  unsureSame: "You would pay the same either way.",
  /** The services are named above. */
  without: "If the deductible doesn't apply",
  withAll: "If the deductible applies",
  with: <Sent>(services: readonly Sent[], plain: (piece: Sent) => string): (string | Sent)[] => [
    "If the deductible applies to ",
    ...listPieces(services, plain),
  ],

  notes: {
    deductible: (used: string, left: string) =>
      `Deductible: ${used} of your share is for the deductible. ${left} of it was left to pay.`,
    limit: (used: string, left: string) =>
      `Annual limit: the plan would use ${used} of the ${left} that is left.`,
    over: (left: string, over: string) =>
      `Annual limit: only ${left} is left. The plan would have paid ${over} more, which is now yours to pay.`,
    usedUp: (over: string) =>
      `Annual limit: it is used up. The plan would have paid ${over}, which is now yours to pay.`,
    maximum: (more: string) =>
      `Out-of-pocket maximum: these services reach it, so the plan pays ${more} more than its usual share.`,
    maximumMet: (more: string) =>
      `Out-of-pocket maximum: it is met, so the plan pays ${more} more than its usual share.`,
  },

  wait: {
    lead: (day: string) =>
      `A new plan period begins ${day}, with its own deductible and limits. With the same prices, and what your plan lists for that day:`,
    now: "All of it now",
    later: (day: string) => `All of it from ${day} on`,
    split: <Sent>(
      services: readonly Sent[],
      day: string,
      plain: (piece: Sent) => string,
    ): (string | Sent)[] => [
      "Only ",
      ...listPieces(services, plain),
      ` from ${day} on, the rest now`,
    ],
    splitAbout: "Both plan periods together",
    unknown: (day: string) =>
      `A new plan period begins ${day}. We can't tell yet what the plan would pay then for all of these.`,
    unread: "We couldn't look up the next plan period just now.",
    care: "Waiting can make a tooth worse and cost more. Ask your dentist what can't wait.",
  },

  /** Why there is no number for a service, after its name. */
  why: {
    unlisted: " isn't listed for this network.",
    several: " is listed more than once, with different terms.",
    levels: " depends on an incentive level that we don't have.",
    orthodontic: " often has a limit of its own, and is often paid in parts.",
    unstated: " is listed without what the plan pays.",
    words: <Sent>(words: Sent): (string | Sent)[] => [" is listed as “", words, ".”"],
  },
  whyAmount: {
    deductible: "We can't tell how much of the deductible is left.",
    annualLimit: "We can't tell how much of the annual limit is left.",
    outOfPocketMaximum: "We can't tell how far the out-of-pocket maximum is.",
  },
  unread: "We couldn't read all of the plan's limits just now. Try again in a few minutes.",
  /** For the phone. */
  ask: {
    service: <Sent>(service: Sent, price: string): (string | Sent)[] => [
      "“What would the plan pay for ",
      service,
      ` at ${price}? Does the deductible apply?”`,
    ],
    amount: "“How much of the deductible and of the annual limit is left?”",
  },

  isNot: {
    estimate: "It is an estimate from the prices you typed, not a promise of payment.",
    allowed:
      "The plan pays by its own allowed amount for each service. If that differs from the price, so does your share.",
    underWay: "Claims still under way aren't counted.",
    often: "It doesn't check how often the plan pays for a service, or waiting periods.",
    /** What the plan lists of that, after the sentence above. */
    oftenOf: <Sent>(service: Sent, howOften: Sent): (string | Sent)[] => [
      " ",
      service,
      ": ",
      howOften,
      ".",
    ],
    others: <Sent>(names: readonly Sent[], plain: (piece: Sent) => string): (string | Sent)[] => [
      "It leaves out other limits of the plan: ",
      ...listPieces(names, plain),
      ".",
    ],
    dentist:
      "For the plan's own answer, ask your dentist to send a pre-treatment estimate. Only the dentist can send it.",
  },
};
