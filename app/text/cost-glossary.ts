/** What each amount of a claim means, in plain words. Nothing here is advice or a promise. */
const en = {
  heading: "What the money words mean",
  /** Used where no sum shows whether the member pays it. */
  notCoveredOpen:
    "Charges for something your plan does not pay for. You may have to pay these yourself. " +
    "Call us if you are not sure.",
  words: {
    billedCents: {
      term: "Billed amount",
      text: "What the provider charged for the service, before your plan was applied.",
    },
    discountCents: {
      term: "Plan discount",
      text:
        "The part of the bill that is more than your plan allows. " +
        "Amounts your plan did not accept are counted here, too.",
    },
    notCoveredCents: {
      term: "Not covered",
      text:
        "Charges for something your plan does not pay for. You may have to pay these yourself. " +
        "The math above shows if you do.",
    },
    planPaidCents: {
      term: "Plan paid",
      text: "What your plan pays toward this claim.",
    },
    deductibleCents: {
      term: "Deductible",
      text: "What you pay for covered care before your plan begins to share the cost.",
    },
    copayCents: {
      term: "Copay",
      text: "A set amount you pay for a certain kind of service, such as an office visit.",
    },
    coinsuranceCents: {
      term: "Coinsurance",
      text: "Your share of the cost of a covered service, worked out as a percentage.",
    },
    oweCents: {
      term: "You owe",
      text:
        "Your part of this claim: what is left for you once your plan has done its part. " +
        "This is not a bill. If you already paid something, it may not be shown here.",
    },
    checkPayeeCents: {
      term: "Check payee amount",
      text:
        "The check your plan sent for this claim, to the person or provider named under " +
        "Paid to.",
    },
  },
};

export const costGlossaryText = en;
