import { benefitCategoryText as label } from "./categories.ts";
import { categoryInText, type Category } from "./category-in-text.ts";
import { benefitsFrameText } from "./frame.ts";
import { listInText, listNames } from "../common/list.ts";

const inText = (categories: readonly Category[]) =>
  listInText(categories.map((category) => categoryInText[category]));

type Count = "worse" | "better" | "new" | "gone" | "changed";

const YOU_PAY = {
  more: (amount: string) => `Up ${amount}, you may pay more`,
  less: (amount: string) => `Down ${amount}, you may pay less`,
};

/** A share's size is in percent, so the size of its change is in points. */
const showPoints = (points: number) => (points === 1 ? "1 point" : `${points} points`);

/** What changed between two days of benefits. */
export const benefitChangesText = {
  title: "What changed",
  /** Up to a day that has come, or to a later one. */
  past: {
    title: "What changed",
    titleOf: (name: string) => `What changed for ${name}`,
    pageTitle: (from: string, to: string) => `What changed from ${from} to ${to}`,
    pageTitleOf: (name: string, from: string, to: string) =>
      `What changed for ${name} from ${from} to ${to}`,
  },
  coming: {
    title: "What changes",
    titleOf: (name: string) => `What changes for ${name}`,
    pageTitle: (from: string, to: string) => `What changes from ${from} to ${to}`,
    pageTitleOf: (name: string, from: string, to: string) =>
      `What changes for ${name} from ${from} to ${to}`,
  },
  withoutPaid: "This doesn't include what you've paid.",
  /** The two days that are compared. */
  days: (from: string, to: string) => `${from} to ${to}`,
  never: { title: "No benefits to compare", text: benefitsFrameText.empty.text },
  form: {
    label: "Compare two days",
    who: "Benefits for",
    from: "From",
    to: "To",
    hint: (first: string, last: string) => `Any days from ${first} to ${last}`,
    send: "Compare",
  },
  presets: {
    label: "New plan periods",
    past: (day: string) => `What changed on ${day}`,
    coming: (day: string) => `What changes on ${day}`,
    unread: "We can't list your plan periods right now. You can still choose any two days.",
  },
  /** After the message about a day that cannot be used. */
  instead: (from: string, to: string) => `We're comparing ${from} with ${to} instead.`,
  swapped: "You entered the later day first, so we put the days in order.",
  same: {
    title: "There is nothing to compare",
    text: (day: string) => `Both days are ${day}. Choose another day above.`,
  },
  uncovered: {
    title: "No coverage on either day",
    text: "Choose other days above.",
  },
  nothing: {
    title: "No changes",
    text: "Your coverage, amounts and services are the same on both days.",
  },
  counts: {
    worse: (count: number) => `${count} may cost you more`,
    better: (count: number) => `${count} may cost you less`,
    new: (count: number) => (count === 1 ? "1 is new" : `${count} are new`),
    gone: (count: number) =>
      count === 1 ? "1 is no longer listed" : `${count} are no longer listed`,
    changed: (count: number) => `${count} changed in other ways`,
  },
  summary: (total: number, of: (count: Count) => number): string => {
    const parts = COUNTS.filter((one) => of(one) > 0).map((one) =>
      benefitChangesText.counts[one](of(one)),
    );
    return total === 1
      ? `1 change: ${listInText(parts)}.`
      : `${total} changes: ${listInText(parts)}.`;
  },
  category: {
    caption: (category: Category) => `${label[category]}: what changed`,
    columns: { what: "What", change: "Change" },
    begun: (category: Category, day: string) => `${label[category]} coverage began ${day}.`,
    begins: (category: Category, day: string) => `${label[category]} coverage begins ${day}.`,
    ended: (category: Category, lastDay: string) =>
      `The last day of ${categoryInText[category]} coverage was ${lastDay}.`,
    ends: (category: Category, lastDay: string) =>
      `The last day of ${categoryInText[category]} coverage is ${lastDay}.`,
    same: (categories: readonly Category[]) => `No changes in your ${inText(categories)} benefits.`,
    sameAsRead: "No changes in what we could read.",
    notCovered: (categories: readonly Category[]) =>
      `You had no ${inText(categories)} coverage on either day.`,
    unavailable: (category: Category) =>
      `We can't show what changed in your ${categoryInText[category]} benefits right now`,
    see: (category: Category, day: string) => `${label[category]} benefits on ${day}`,
    limitsUnread:
      "We couldn't read the plan's limits for both days just now, so some changes may be missing here.",
    tiersUnread: (tiers: readonly string[]) =>
      `We couldn't read ${listNames(tiers)} for both days just now, so it isn't compared.`,
    someTier: "one of the networks",
    /** Opens the rest of what changes alike. */
    more: (count: number) => `Show ${count} more`,
  },
  network: (tier: string) => `${tier} (network)`,
  side: {
    INDIVIDUAL: "Individual",
    FAMILY: "Family",
  },
  listed: "Listed",
  notListed: "Not listed",
  notStated: "Not stated",
  new: "New",
  gone: "No longer listed",
  changed: "Changed",
  youPayDirection: { better: "You pay less", worse: "You pay more" },
  /** An amount that went up or down, and who pays for that. */
  total: {
    deductible: YOU_PAY,
    outOfPocketMaximum: YOU_PAY,
    annualLimit: {
      more: (amount: string) => `Up ${amount}, the plan may pay more`,
      less: (amount: string) => `Down ${amount}, the plan may pay less`,
    },
    other: {
      more: (amount: string) => `Up ${amount}`,
      less: (amount: string) => `Down ${amount}`,
    },
  },
  share: {
    more: (points: number) => `Plan pays a larger share (${showPoints(points)} more)`,
    less: (points: number) => `Plan pays a smaller share (${showPoints(points)} less)`,
  },
  copay: {
    more: (amount: string) => `You pay ${amount} more`,
    less: (amount: string) => `You pay ${amount} less`,
  },
  howMany: {
    more: (count: number) => `${count} more`,
    less: (count: number) => `${count} fewer`,
  },
  field: {
    name: "Name",
    category: "Listed under",
    amount: "Cost",
    benefitLimit: "How often",
    incentiveTiers: "Plan pays over time",
    description: "Description",
  },
};

const COUNTS: readonly Count[] = ["worse", "better", "new", "gone", "changed"];
