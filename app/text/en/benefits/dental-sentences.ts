/** What a plan pays for a dental service, in words and sentences; the server alone writes them. */
export const dentalSentencesText = {
  /** Whose amount it is, as "Theo's deductible", and who has something left to pay of it. */
  whose: {
    you: { of: "Your", still: "You still have" },
    family: { of: "Your family's", still: "Your family still has" },
    named: (name: string): Whose => ({ of: `${name}'s`, still: `${name} still has` }),
  },

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
      left: ({ of, still }: Whose, left: string) =>
        `${of} deductible may apply first. ${still} ${left} to pay.`,
      reached: ({ of }: Whose) => `${of} deductible is met.`,
      unknown: "A deductible may apply first. We can't tell how much of it is left.",
    },
    annualLimit: {
      left: ({ of }: Whose, left: string) =>
        `${of} annual limit is the most the plan pays in a plan period. ${left} of it is left.`,
      reached: ({ of }: Whose) =>
        `${of} annual limit is used up. Until the next plan period, the plan pays nothing more for ` +
        "services that count toward it. You would pay their full cost.",
      unknown: "An annual limit may apply. We can't tell how much of it is left.",
    },
    maximum: {
      reached: ({ of }: Whose) =>
        `${of} out-of-pocket maximum is met. The plan pays up to 100% of the allowed amount for ` +
        "services that count toward it.",
    },
    outOfNetwork:
      "An out-of-network dentist may charge more than the allowed amount. You'd pay the difference.",
    unread:
      "We couldn't read all of the plan's limits just now, so some that apply may be missing here.",
  },
};

export type Whose = { readonly of: string; readonly still: string };
