const SHARE = "the plan starts to pay its share";
const USED_UP =
  "The annual limit is used up, so the plan pays no more for this care this plan period.";

/** How far an amount of a plan is, in sentences; the server alone writes them. */
const en = {
  sentences: {
    deductible: {
      untouched: (who: Who, total: string) =>
        `${who.has} not paid anything toward ${who.their} ${total} deductible yet.`,
      started: (who: Who, total: string, met: string, left: string | null) =>
        `${who.has} paid ${met} of ${who.their} ${total} deductible.${
          left === null ? "" : ` ${left} is left before ${who.until}.`
        }`,
      met: (who: Who, total: string) => `${who.has} met ${who.their} ${total} deductible.`,
      after: () => "The plan now pays its share of covered care.",
      unknown: (who: Who, total: string) =>
        `${who.possessive} deductible is ${total}. We don't know how much of it has been paid.`,
      relief: {
        family: "The family deductible is met, so the plan already pays its share.",
        maximum: "The out-of-pocket maximum is reached, so no more of it has to be paid.",
        limit: USED_UP,
      },
    },
    outOfPocketMaximum: {
      untouched: (who: Who, total: string) =>
        `${who.has} not paid anything toward ${who.their} ${total} out-of-pocket maximum yet.`,
      started: (who: Who, total: string, met: string, left: string | null) =>
        `${who.has} paid ${met} of ${who.their} ${total} out-of-pocket maximum.${
          left === null
            ? ""
            : ` After ${left} more, the plan pays ${who.care} in full for the rest of the plan period.`
        }`,
      met: (who: Who, total: string) =>
        `${who.has} reached ${who.their} ${total} out-of-pocket maximum.`,
      after: (who: Who) => `The plan pays ${who.care} in full for the rest of the plan period.`,
      unknown: (who: Who, total: string) =>
        `${who.possessive} out-of-pocket maximum is ${total}. We don't know how much of it has been paid.`,
      relief: {
        family: "The family maximum is reached, so the plan already pays covered care in full.",
        maximum: "",
        limit: USED_UP,
      },
    },
    annualLimit: {
      untouched: (_who: Who, total: string) =>
        `The plan pays up to ${total} this plan period. None of it has been used.`,
      started: (_who: Who, total: string, met: string, left: string | null) =>
        `The plan has paid ${met} of the ${total} it pays this plan period.${
          left === null ? "" : ` ${left} is left.`
        }`,
      met: (_who: Who, total: string) =>
        `The plan has paid all of the ${total} it pays this plan period.`,
      unknown: (_who: Who, total: string) =>
        `The plan pays up to ${total} this plan period. We don't know how much has been used.`,
      after: () => "It pays no more for this care until a new plan period begins.",
      relief: { family: "", maximum: "", limit: "" },
    },
    other: {
      untouched: (_who: Who, total: string) => `None of the ${total} has been used.`,
      started: (_who: Who, total: string, met: string, left: string | null) =>
        `${met} of ${total} has been used.${left === null ? "" : ` ${left} is left.`}`,
      met: (_who: Who, total: string) => `All of the ${total} has been used.`,
      unknown: (_who: Who, total: string) =>
        `The limit is ${total}. We don't know how much has been used.`,
      after: () => "",
      relief: { family: "", maximum: "", limit: "" },
    },
  },
  /** The same of a day that is over. */
  past: {
    deductible: {
      untouched: (who: Who, total: string) =>
        `Nothing had been paid toward ${who.their} ${total} deductible.`,
      started: (who: Who, total: string, met: string, left: string | null) =>
        `${who.had} paid ${met} of ${who.their} ${total} deductible.${wasLeft(left)}`,
      met: (who: Who, total: string) => `${who.had} met ${who.their} ${total} deductible.`,
      unknown: (who: Who, total: string) =>
        `${who.possessive} deductible was ${total}. We don't know how much of it had been paid.`,
    },
    outOfPocketMaximum: {
      untouched: (who: Who, total: string) =>
        `Nothing had been paid toward ${who.their} ${total} out-of-pocket maximum.`,
      started: (who: Who, total: string, met: string, left: string | null) =>
        `${who.had} paid ${met} of ${who.their} ${total} out-of-pocket maximum.${wasLeft(left)}`,
      met: (who: Who, total: string) =>
        `${who.had} reached ${who.their} ${total} out-of-pocket maximum.`,
      unknown: (who: Who, total: string) =>
        `${who.possessive} out-of-pocket maximum was ${total}. We don't know how much of it had been paid.`,
    },
    annualLimit: {
      untouched: (_who: Who, total: string) =>
        `None of the ${total} that the plan paid a plan period had been used.`,
      started: (_who: Who, total: string, met: string, left: string | null) =>
        `The plan had paid ${met} of ${total}.${wasLeft(left)}`,
      met: (_who: Who, total: string) => `The plan had paid all of the ${total}.`,
      unknown: (_who: Who, total: string) =>
        `The limit was ${total}. We don't know how much had been used.`,
    },
    other: {
      untouched: (_who: Who, total: string) => `None of the ${total} had been used.`,
      started: (_who: Who, total: string, met: string, left: string | null) =>
        `${met} of ${total} had been used.${wasLeft(left)}`,
      met: (_who: Who, total: string) => `All of the ${total} had been used.`,
      unknown: (_who: Who, total: string) =>
        `The limit was ${total}. We don't know how much had been used.`,
    },
  },
  who: {
    you: {
      has: "You have",
      had: "You had",
      their: "your",
      possessive: "Your",
      until: SHARE,
      care: "your covered care",
    },
    family: {
      has: "Your family has",
      had: "Your family had",
      their: "its",
      possessive: "Your family's",
      // Any member may have met their own before.
      until: "it's met for the whole family",
      care: "the whole family's covered care",
    },
    named: (name: string): Who => ({
      has: `${name} has`,
      had: `${name} had`,
      their: "their",
      possessive: `${name}'s`,
      until: SHARE,
      care: "their covered care",
    }),
  },
};

/** How a sentence names somebody: "You have", "your", "Your". */
export type Who = {
  readonly has: string;
  readonly had: string;
  readonly their: string;
  readonly possessive: string;
  /** What paying the rest of a deductible leads to. */
  readonly until: string;
  /** What is paid in full at the maximum. */
  readonly care: string;
};

function wasLeft(left: string | null): string {
  return left === null ? "" : ` ${left} was left.`;
}

export const benefitStandingText = en;
