/** What each money word of a claim means, in plain words. Nothing here is advice or a promise. */
const en = {
  heading: "What the money words mean",
  words: {
    billed: {
      term: "Billed amount",
      text: "What the provider charged for the service, before your plan was applied.",
    },
    discount: {
      term: "Plan discount",
      text:
        "The part of the billed amount above what your plan allows for the service. " +
        "If a charge was disallowed, that amount is counted here, too.",
    },
    notCovered: {
      term: "Not covered",
      text:
        "Charges for something your plan does not pay for. Whether you owe them depends on the " +
        "claim: its math shows where they count.",
    },
    planPaid: {
      term: "Plan paid",
      text: "What your plan pays toward this claim.",
    },
    deductible: {
      term: "Deductible",
      text: "What you pay for covered care before your plan begins to share the cost.",
    },
    copay: {
      term: "Copay",
      text: "A set amount you pay for a certain kind of service, such as an office visit.",
    },
    coinsurance: {
      term: "Coinsurance",
      text: "Your share of the cost of a covered service, worked out as a percentage.",
    },
    owe: {
      term: "You owe",
      text:
        "Your part of this claim: what is left for you once your plan has done its part. " +
        "It is not a bill, and what you have already paid may not be taken off.",
    },
    checkPayee: {
      term: "Check payee amount",
      text: "The amount of the check made out for this claim, to whoever the check is for.",
    },
  },
};

export const moneyWordsText = en;
