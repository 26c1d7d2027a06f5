/** What a member without coverage can do next; the server alone writes it. */
export const uncoveredText = {
  ended: {
    title: "Joining a new plan?",
    text: "It may ask for proof of the days you were covered. Your claims stay here, too.",
    link: "Proof of coverage",
  },
  none: {
    title: "Expected to have a plan?",
    text: "We have no coverage on record for you. Call us and we'll look into it.",
    link: "Customer service",
  },
};
