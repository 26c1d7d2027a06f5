import { listInText } from "../common/list.ts";
import { categoryInText, type Category } from "./category-in-text.ts";

const USED_UP =
  "The annual limit is used up, so the plan pays no more for this care this plan period.";

const sameOf = (text: string) => ({ you: text, named: text, family: text });

/** What pages of benefits say of plans, tiers and services; the server alone writes it. */
export const benefitNoticesText = {
  /** The networks that have a name of their own (§9). */
  networks: { in: "In network", out: "Out of network" },
  /** Who pays how much of a service, in a list of services. */
  pays: {
    /** Before what the plan pays at most. */
    youPay: (percent: number) => `You pay at least ${percent}%`,
    percent: (percent: number) => `Plan pays up to ${percent}%`,
    dollars: (amount: string) => `Plan pays up to ${amount}`,
    copay: (amount: string) => `${amount} copay`,
    full: "Plan pays up to 100%",
  },
  begins: (day: string) => `Coverage begins ${day}. This is what the plan has on that day.`,
  ended: (lastDay: string) =>
    `Coverage has ended. ${lastDay} was the last day covered. The amounts below are from that day.`,
  tier: "Your plan doesn't have the network in this link. This is the one shown first.",
  noAmounts: "This plan has no deductible, out-of-pocket maximum or limit to show here.",
  noAmountsInTier:
    "There is no deductible, out-of-pocket maximum or limit to show for this network.",
  none: {
    title: (category: Category) => `No ${categoryInText[category]} benefits to show`,
    text: "Your plan lists no benefits here.",
    never: (category: Category) => `There is no ${categoryInText[category]} coverage on record`,
    neverText: "If you think that's wrong, please call us.",
    unread: "We couldn't read this network's benefits just now.",
  },
  /** Why a day of the address was not used. */
  errors: {
    invalid: "Enter a date that exists, as MM/DD/YYYY",
    twice: "Choose one date",
    early: {
      began: (first: string) => `Choose a date on or after ${first}, when your coverage began`,
      begins: (first: string) => `Choose a date on or after ${first}, when your coverage begins`,
    },
    late: (last: string) => `Choose a date on or before ${last}`,
  },
  /** How long a coverage is. */
  range: {
    none: "No coverage",
    activeSince: (from: string) => `Active since ${from}`,
    between: (from: string, until: string) => `${from} to ${until}`,
    begins: (on: string) => `Begins ${on}`,
    lastDay: (day: string) => `Last day covered: ${day}`,
  },
  processed: "Only claims that have already been processed are counted.",
  periodUnread:
    "We can't read your plan periods right now, so the period and the claims that count aren't shown.",
  noPeriod: "Plan period can't be shown right now",
  planPeriod: (from: string, until: string | null) =>
    until === null ? `Plan period from ${from}` : `Plan period ${from} to ${until}`,
  /** What is said of an amount beside its figures. */
  progress: {
    /** What has happened once nothing is left. */
    met: {
      deductible: "Met.",
      outOfPocketMaximum: "Reached.",
      annualLimit: "Used up.",
      other: "Used up.",
    },
    /** What follows from that, by whose the amount is. */
    after: {
      deductible: sameOf("The plan now pays its share of covered care."),
      outOfPocketMaximum: {
        you: "The plan pays 100% of the allowed amount for your covered care for the rest of the plan period.",
        named:
          "The plan pays 100% of the allowed amount for their covered care for the rest of the plan period.",
        family:
          "The plan pays 100% of the allowed amount for the whole family's covered care for the rest of the plan period.",
      },
      annualLimit: sameOf("The plan pays no more for this care until a new plan period begins."),
      other: sameOf(""),
    },
    /** Why another amount of the tier decides. */
    override: {
      deductible: {
        family: "The family deductible is met, so the plan already pays its share.",
        maximum:
          "The out-of-pocket maximum is reached, so you don't pay the rest of this deductible.",
        limit: USED_UP,
      },
      outOfPocketMaximum: {
        family:
          "The family maximum is reached, so the plan already pays 100% of the allowed amount for covered care.",
        maximum: "",
        limit: USED_UP,
      },
      annualLimit: { family: "", maximum: "", limit: "" },
      other: { family: "", maximum: "", limit: "" },
    },
    unknown: {
      counted: "We don't know how much has been counted.",
      used: "We don't know how much has been used.",
    },
    conflict: {
      sum: {
        counted: "What is counted and what is left don't add up to the total.",
        used: "What is used and what is left don't add up to the total.",
      },
      family: "More is counted for one person than for the whole family.",
      account: (figures: readonly string[]) => `Another record shows ${listInText(figures)}.`,
      total: (amount: string) => `${amount} in total`,
      counted: (amount: string) => `${amount} counted`,
      used: (amount: string) => `${amount} used`,
      left: (amount: string) => `${amount} left`,
    },
  },
};
