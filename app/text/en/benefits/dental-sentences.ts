/** What a plan pays for a dental service, in words and sentences; the server alone writes them. */
export const dentalSentencesText = {
  /** How a sentence about a network begins. */
  lead: {
    in: "In network",
    out: "Out of network",
    own: (name: string) => `With “${name}”`,
  },

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
    percent: (lead: string, percent: number, rest: number) =>
      `${lead}, the plan pays up to ${percent}% of the allowed amount. You pay at least ${rest}%.`,
    /** While a limit that is reached changes who pays. */
    usually: (lead: string, percent: number) =>
      `${lead}, the plan usually pays up to ${percent}% of the allowed amount and you pay the rest.`,
    all: (lead: string) => `${lead}, the plan pays up to 100% of the allowed amount.`,
    allUsually: (lead: string) =>
      `${lead}, the plan usually pays up to 100% of the allowed amount.`,
    nothing: (lead: string) =>
      `${lead}, the plan doesn't pay for this service. You pay the full cost.`,
    dollars: (lead: string, amount: string) =>
      `${lead}, the plan pays up to ${amount}. You pay the rest.`,
    dollarsUsually: (lead: string, amount: string) =>
      `${lead}, the plan usually pays up to ${amount} and you pay the rest.`,
    copay: (lead: string, amount: string) =>
      `${lead}, you pay a copay of ${amount}. The plan pays up to the rest of the allowed amount.`,
    copayUsually: (lead: string, amount: string) =>
      `${lead}, you usually pay a copay of ${amount}.`,
    full: (lead: string) => `${lead}, the plan lists this service as covered in full.`,
    words: (lead: string, words: string) =>
      `${lead}, the plan lists this as “${words}.” Call us to find out what that means for you.`,
    unknown: (lead: string) =>
      `${lead}, the plan doesn't state what it pays. Call us before you get this service.`,

    deductible: {
      left: (owner: AmountOwner, left: string) =>
        owner === "you"
          ? `Your deductible may apply first. You still have ${left} to pay.`
          : owner === "family"
            ? `Your family's deductible may apply first. Your family still has ${left} to pay.`
            : `${owner.name}'s deductible may apply first. ${owner.name} still has ${left} to pay.`,
      reached: (owner: AmountOwner) => `${whose(owner)} deductible is met.`,
      unknown: "A deductible may apply first. We can't tell how much of it is left.",
    },
    annualLimit: {
      left: (owner: AmountOwner, left: string) =>
        `${whose(owner)} annual limit is the most the plan pays in a plan period. ${left} of it is left.`,
      reached: (owner: AmountOwner) =>
        `${whose(owner)} annual limit is used up. Until the next plan period, the plan pays nothing more for ` +
        "services that count toward it. You would pay their full cost.",
      unknown: "An annual limit may apply. We can't tell how much of it is left.",
    },
    maximum: {
      reached: (owner: AmountOwner) =>
        `${whose(owner)} out-of-pocket maximum is met. The plan pays up to 100% of the allowed amount for ` +
        "services that count toward it.",
    },
    outOfNetwork:
      "An out-of-network dentist may charge more than the allowed amount. You'd pay the difference.",
    unread:
      "We couldn't read all of the plan's limits just now, so some that apply may be missing here.",
  },
};

/** Whose amount it is: the viewer's, the family's, or that of another member. */
export type AmountOwner = "you" | "family" | { readonly name: string };

function whose(owner: AmountOwner): string {
  if (owner === "you") return "Your";
  return owner === "family" ? "Your family's" : `${owner.name}'s`;
}
