import { benefitCategoryText as label } from "../benefits/categories.ts";
import { categoryInText, type Category } from "../benefits/category-in-text.ts";
import { showUnit } from "../common/units.ts";
import { listInText } from "../common/list.ts";

const inText = (categories: readonly Category[]) =>
  listInText(categories.map((category) => categoryInText[category]));

/** "Member plan benefits" (S-10); dates are passed in as shown. */
export const planBenefitsText = {
  title: "Member plan benefits",
  intro: "Your plans, their dates, and what you can change.",
  unavailable: "We can't show open enrollment and plan changes right now",

  plans: {
    heading: "Your plans",
    none: "You have no plan right now.",
    noneText: "Plans you had are listed below.",
    never: "We have no plan on file for you.",
    link: (category: Category) => `${label[category]} benefits`,
    past: "Past plans",
    upcoming: "Starts later",
    categoryLabel: "Coverage",
    members: "Members",
    planId: "Plan ID",
    insuranceType: "Insurance type",
    effective: "Starts",
    lastDay: "Last day covered",
    unknown: "Not available",
    noTermination: "No end date",
    /** A plan that was cancelled before it took effect. */
    noDay: "No day covered",
  },

  years: {
    current: "Current plan year",
    upcoming: "Next plan year",
  },

  enrollment: {
    heading: "Open enrollment",
    before: (opens: string, days: number) =>
      `Open enrollment hasn't started. It opens in ${showUnit(days, "day")}, on ${opens}.`,
    open: (closes: string, days: number) => `Open until ${closes} (${showUnit(days, "day")} left).`,
    "last-day": (closes: string) => `Today, ${closes}, is the last day of open enrollment.`,
    over: (closes: string) => `Open enrollment ended on ${closes}.`,
    since: (opens: string) => `Open enrollment opened on ${opens}. We don't have its last day.`,
    until: (closes: string) => `The last day of open enrollment is ${closes}.`,
    unknown: "The dates of open enrollment aren't available.",
    points: {
      opens: "Opens",
      today: "Today",
      closes: "Last day",
      starts: "Renewed coverage starts",
    },
    pointToday: {
      opens: "Opens (today)",
      today: "Today",
      closes: "Last day (today)",
      starts: "Renewed coverage starts (today)",
    },
    timeline: "Open enrollment dates",
  },

  renew: {
    heading: "Renew",
    starts: (planYear: string | null, on: string) =>
      planYear === null
        ? `If you renew, your new coverage starts on ${on}.`
        : `If you renew, your ${planYear} coverage starts on ${on}.`,
    unknown: "We don't have the day your renewed coverage would start.",
    how: "To renew, call us.",
  },

  change: {
    heading: "Change",
    text: "Compare plans before you choose. These sites open in a new tab.",
    shop: "Shop for plans",
    exchange: "Health insurance exchange",
    none: "To change your plan, call us.",
  },

  end: {
    heading: "Cancel your plan",
    text: (on: string | null) =>
      on === null
        ? "You can cancel your coverage here. Nothing ends until you confirm on the next page."
        : `If you cancel coverage, the last day covered is ${on}. Nothing ends until you confirm on the next page.`,
    legend: "What do you want to cancel?",
    /** A choice whose coverage is known by its code. */
    option: (categories: readonly Category[]) => `Cancel ${inText(categories)} coverage`,
    continue: "Continue",
    subscriberOnly: "Only the subscriber can change or cancel this plan.",
    none: "You can't cancel this plan here. Call us if you want to cancel it.",
    choose: "Choose what you want to cancel",
    gone: "This choice isn't available. Choose one from the list.",
  },

  ending: {
    label: "What is ending",
    title: (categories: readonly Category[], on: string | null, over: boolean) => {
      if (on === null) return `Your ${inText(categories)} benefits are ending`;
      return over
        ? `Your ${inText(categories)} benefits ended on ${on}`
        : `Your ${inText(categories)} benefits end on ${on}`;
    },
    /** `isOver` is null where the last day is not known. */
    text: (isOver: boolean | null): string => {
      if (isOver === null)
        return "We have a request to cancel this plan. You can't cancel it again here.";
      return isOver
        ? "This plan was canceled. You can't cancel it again here."
        : "We have a request to cancel this plan. It stays in force until then. You can't cancel it again here.";
    },
    help: "If you didn't ask for this, or you changed your mind, call us.",
    other: "A change to this plan is under way",
    otherText: "We can't show what it is here. Call us to find out.",
  },

  confirm: {
    title: "Confirm cancellation",
    heading: (categories: readonly Category[] | null) =>
      categories === null ? "Cancel this plan?" : `Cancel ${inText(categories)} coverage?`,
    chosen: "You chose",
    lastDay: "Last day covered",
    lastDayUnknown: "Not available. Call us before you confirm.",
    ends: (on: string) =>
      `The last day covered is ${on}. This coverage doesn't pay for care after that day.`,
    who: "Who loses coverage",
    loses: ([first, ...others]: readonly Category[]) =>
      first === undefined
        ? ""
        : listInText([label[first], ...others.map((category) => categoryInText[category])]),
    nobody: "Nobody on your plan has this coverage now.",
    unknown: "We can't show who this affects. Call us before you confirm.",
    others: "Your other coverage continues.",
    undo: "You can't undo this on the website.",
    changed: "This changed after you opened this page. Check it before you cancel coverage.",
    changedTo: "What you would cancel now",
    submit: "Cancel coverage",
    keep: "Keep my plan",
  },

  trouble: {
    unsaved: "Your plan was not canceled. Please try again.",
    unknown:
      "We can't tell yet whether your plan was canceled. Look at this page again in a minute, or call us, before you try again.",
    closed: "This plan can't be canceled online now. Nothing was changed. Call us for help.",
  },
};
