import { benefitCategoryText as label } from "./categories.ts";
import { categoryInText, type Category } from "./category-in-text.ts";

/** Days and plan periods of the pages of benefits. */
export const benefitDaysText = {
  label: "See benefits as of",
  hint: (first: string, last: string) => `Any day from ${first} to ${last}`,
  show: "Show this day",
  today: "Back to today",
  asOf: (day: string) => `As of ${day}`,
  planYear: (years: string) => `Plan year ${years}`,
  /** A category's benefits on another day: their page, and the choice of a day. */
  history: {
    pageTitle: (category: Category, name: string | null, day: string) =>
      name === null
        ? `${label[category]} benefits as of ${day}`
        : `${label[category]} benefits for ${name} as of ${day}`,
    /** `coverage` says how long it is: "Active since 01/01/2026". */
    asOf: (day: string, coverage: string) => `As of ${day}. ${coverage}.`,
    /** `error` says why a day cannot be used. */
    instead: (error: string, day: string) => `${error}. We're showing ${day} instead.`,
    notCovered: (category: Category, day: string) =>
      `No ${categoryInText[category]} coverage on ${day}`,
    other: {
      heading: "See another day",
      periods: "Plan periods",
      none: "No plan periods are on record.",
      unread:
        "We can't list your plan periods right now. You can still choose any day your plan was in effect.",
      now: (period: string) => `${period} (today)`,
      today: (category: Category) => `Today's ${categoryInText[category]} benefits`,
      compare: "Compare with today",
    },
  },
};
