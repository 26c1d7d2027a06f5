const list = new Intl.ListFormat("en-US");

const USED_UP =
  "The annual limit is used up, so the plan pays no more for this care this plan period.";

/** What is said of an amount beside its figures; the server alone writes it. */
const en = {
  /** What has happened once nothing is left. */
  met: {
    deductible: "Met.",
    outOfPocketMaximum: "Reached.",
    annualLimit: "Used up.",
    other: "Used up.",
  },
  /** What follows from that; `care` is whose, as "your covered care". */
  after: {
    deductible: () => "The plan now pays its share of covered care.",
    outOfPocketMaximum: (care: string) =>
      `The plan pays ${care} in full for the rest of the plan period.`,
    annualLimit: () => "The plan pays no more for this care until a new plan period begins.",
    other: () => "",
  },
  care: {
    you: "your covered care",
    named: "their covered care",
    family: "the whole family's covered care",
  },
  /** Why another amount of the tier decides. */
  override: {
    deductible: {
      family: "The family deductible is met, so the plan already pays its share.",
      maximum: "The out-of-pocket maximum is reached, so no more of this has to be paid.",
      limit: USED_UP,
    },
    outOfPocketMaximum: {
      family: "The family maximum is reached, so the plan already pays covered care in full.",
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
    account: (figures: readonly string[]) =>
      `Another record of this amount has ${list.format(figures)}.`,
    total: (amount: string) => `${amount} in total`,
    counted: (amount: string) => `${amount} counted`,
    used: (amount: string) => `${amount} used`,
    left: (amount: string) => `${amount} left`,
  },
};

export const benefitStandingText = en;
