/** What a plan pays for a dental service, in words and sentences; the server alone writes them. */
export const dentalSentencesText = {
  plan: {
    percent: (percent: number) => `Up to ${percent}%`,
    dollars: (amount: string) => `Up to ${amount}`,
    copay: "The rest after the copay",
    full: "In full",
    nothing: "Nothing",
    unknown: "Not stated",
  },
  you: {
    percent: (percent: number) => `At least ${percent}%`,
    usually: (percent: number) => `Usually ${percent}%`,
    copay: (amount: string) => `${amount} copay`,
    /** Where the plan pays all, and has a deductible or none. */
    deductible: "Only a deductible, if one applies",
    nothing: "Nothing, within your plan's limits",
    all: "The full cost",
    /** Once the plan pays no more for what counts toward its limit. */
    limitUsed: "Up to the full cost",
    rest: "The rest",
    unknown: "Not stated",
  },

  explain: {
    percent: (network: Network, percent: number, rest: number) =>
      `${lead(network)}, the plan pays up to ${percent}% of the allowed amount. You pay at least ${rest}%.`,
    /** While a limit that is reached changes who pays. */
    usually: (network: Network, percent: number) =>
      `${lead(network)}, the plan usually pays up to ${percent}% of the allowed amount and you pay the rest.`,
    all: (network: Network) => `${lead(network)}, the plan pays up to 100% of the allowed amount.`,
    allUsually: (network: Network) =>
      `${lead(network)}, the plan usually pays up to 100% of the allowed amount.`,
    nothing: (network: Network) =>
      `${lead(network)}, the plan doesn't pay for this service. You pay the full cost.`,
    dollars: (network: Network, amount: string) =>
      `${lead(network)}, the plan pays up to ${amount}. You pay the rest.`,
    dollarsUsually: (network: Network, amount: string) =>
      `${lead(network)}, the plan usually pays up to ${amount} and you pay the rest.`,
    copay: (network: Network, amount: string) =>
      `${lead(network)}, you pay a copay of ${amount}. The plan pays the rest, up to the allowed amount.`,
    copayUsually: (network: Network, amount: string) =>
      `${lead(network)}, you usually pay a copay of ${amount}.`,
    full: (network: Network) => `${lead(network)}, the plan lists this service as covered in full.`,
    words: <Sent>(network: Network, words: Sent): (string | Sent)[] => [
      `${lead(network)}, the plan lists this as “`,
      words,
      ".” Call us to find out what that means for you.",
    ],
    unknown: (network: Network) =>
      `${lead(network)}, the plan doesn't state what it pays. Call us before you get this service.`,

    deductible: {
      left: (owner: AmountOwner, left: string) =>
        byOwner(owner, {
          you: `Your deductible may apply first. You still have ${left} to pay.`,
          family: `Your family's deductible may apply first. Your family still has ${left} to pay.`,
          named: (name) =>
            `${name}'s deductible may apply first. ${name} still has ${left} to pay.`,
        }),
      reached: (owner: AmountOwner) =>
        byOwner(owner, {
          you: "Your deductible is met.",
          family: "Your family's deductible is met.",
          named: (name) => `${name}'s deductible is met.`,
        }),
      unknown: "A deductible may apply first. We can't tell how much of it is left.",
    },
    annualLimit: {
      left: (owner: AmountOwner, left: string) =>
        byOwner(owner, {
          you: `Your annual limit is the most the plan pays in a plan period. ${left} of it is left.`,
          family: `Your family's annual limit is the most the plan pays in a plan period. ${left} of it is left.`,
          named: (name) =>
            `${name}'s annual limit is the most the plan pays in a plan period. ${left} of it is left.`,
        }),
      reached: (owner: AmountOwner) =>
        byOwner(owner, {
          you: "Your annual limit is used up. Until the next plan period, the plan pays nothing more for services that count toward it. You would pay their full cost.",
          family:
            "Your family's annual limit is used up. Until the next plan period, the plan pays nothing more for services that count toward it. You would pay their full cost.",
          named: (name) =>
            `${name}'s annual limit is used up. Until the next plan period, the plan pays nothing more for services that count toward it. You would pay their full cost.`,
        }),
      unknown: "An annual limit may apply. We can't tell how much of it is left.",
    },
    maximum: {
      reached: (owner: AmountOwner) =>
        byOwner(owner, {
          you: "Your out-of-pocket maximum is met. The plan pays up to 100% of the allowed amount for services that count toward it.",
          family:
            "Your family's out-of-pocket maximum is met. The plan pays up to 100% of the allowed amount for services that count toward it.",
          named: (name) =>
            `${name}'s out-of-pocket maximum is met. The plan pays up to 100% of the allowed amount for services that count toward it.`,
        }),
    },
    outOfNetwork:
      "An out-of-network dentist may charge more than the allowed amount. You'd pay the difference.",
    unread:
      "We couldn't read all of the plan's limits just now, so some that apply may be missing here.",
  },
};

/** A known network, or another by its name. */
export type Network = "in" | "out" | { readonly name: string };

function lead(network: Network): string {
  if (network === "in") return "In network";
  return network === "out" ? "Out of network" : `With “${network.name}”`;
}

/** Whose amount it is: the viewer's, the family's, or that of another member. */
export type AmountOwner = "you" | "family" | { readonly name: string };

type OfOwner = { you: string; family: string; named: (name: string) => string };

const byOwner = (owner: AmountOwner, { named, ...own }: OfOwner): string =>
  typeof owner === "string" ? own[owner] : named(owner.name);
