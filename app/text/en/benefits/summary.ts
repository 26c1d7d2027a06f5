import { benefitCategoryText as label } from "./categories.ts";
import { categoryInText, type Category } from "./category-in-text.ts";
import { listNames } from "../common/list.ts";

/** The summary of the family's benefits on one day. */
export const benefitsSummaryText = {
  title: "Benefits summary",
  pageTitle: (day: string | null) =>
    day === null ? "Benefits summary" : `Benefits summary as of ${day}`,
  lead: (day: string) => `Your coverage and key amounts as of ${day}.`,
  processed: "Amounts count only claims that have already been processed.",
  planYear: (years: string) => `Plan year ${years}.`,
  usual: {
    begins: (day: string) => `Your coverage begins ${day}. This is what your plan has on that day.`,
    ended: (day: string) =>
      `Your coverage has ended. This is where things stood on ${day}, the last day covered.`,
  },
  /** After the message about a day that cannot be used. */
  instead: (day: string) => `We're showing ${day} instead.`,
  nothing: {
    title: (day: string) => `No benefits on ${day}`,
    text: "Nobody in your plan was covered on this day. Choose another day above.",
  },
  category: {
    title: (category: Category) => `${label[category]} benefits`,
    more: (category: Category) => `All ${categoryInText[category]} benefits`,
    who: "Member",
    family: "Family",
    caption: (category: Category) => `${label[category]}: coverage and key amounts by member`,
    /** Follows a member's name in the link to their page. */
    of: (category: Category) => `(${categoryInText[category]} benefits)`,
    noAmounts: "There's no deductible, out-of-pocket maximum or annual limit to show.",
    unread: "Can't be shown right now",
    unreadDays: "We couldn't load this coverage",
    incomplete: (names: readonly string[]) =>
      `We couldn't read everything for ${listNames(names)}. Some amounts may be missing here.`,
    isInconsistent: (category: Category) =>
      `Some amounts of your ${categoryInText[category]} benefits may be wrong. Call us before you rely on them.`,
  },
  unavailable: (category: Category) =>
    `We can't show your ${categoryInText[category]} benefits right now`,
  kind: {
    deductible: "Deductible",
    outOfPocketMaximum: "Out-of-pocket max",
    annualLimit: "Annual limit",
  },
  progress: {
    unknown: "amount used not available",
    off: "Amounts don't agree",
  },
};
