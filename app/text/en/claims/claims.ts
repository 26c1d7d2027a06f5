import { benefitCategoryText as label, coverageNames } from "../benefits/categories.ts";
import { categoryInText, type Category } from "../benefits/category-in-text.ts";
import { nameClaim, type NamedClaim } from "./claim-words.ts";
import { listInText } from "../common/list.ts";
import { locale } from "../common/locale.ts";

const number = new Intl.NumberFormat(locale);

type ListScope = { isEveryone: boolean };

/** The list of claims. A claim itself is in claim-detail.ts. */
export const claimsText = {
  title: "Claims",
  dateUnknown: "Date not available",
  termed: "These are your claims.",

  /** The other pages below Claims, as links at its top. */
  links: {
    label: "More about claims",
    "claims-eobs": "EOBs",
    "claims-pharmacy": "Pharmacy claims",
    bill: "Check a bill",
    year: (year: number) => `${year} totals`,
    taxTime: (year: number) => `Claims in ${year} for an FSA, HSA, or taxes`,
  },
  /** The link to the help for a denied claim, for screen readers with the claim behind it. */
  appeal: {
    link: "What you can do",
    /** With what is owed for a claim that was denied as a whole. */
    upTo: (amount: string) => `What you can do (up to ${amount})`,
    context: (claim: NamedClaim) => `about ${nameClaim(claim)}`,
    /** Over the list: its denied claims whose time for an appeal is surely not over. */
    waiting: (count: number) =>
      count === 1
        ? "1 denied claim you can appeal"
        : `${number.format(count)} denied claims you can appeal`,
    newest: (provider: string) => `Newest: ${provider}`,
  },
  /** Beside a status that says nothing of a denial. */
  besideStatus: {
    denied: "Denied",
    "denied-in-part": "Denied in part",
    "not-allowed": "Not allowed",
    "not-allowed-in-part": "Not allowed in part",
    "not-covered": "Not covered",
    "not-covered-in-part": "Not covered in part",
  },
  /** A claim by its number. */
  find: {
    label: "Claim number",
    submit: "Find claim",
    none: "We can't find a claim with this number. Check the number.",
    missing: "We couldn't look through all claims just now. Try again in a few minutes.",
    tooLong: "Enter the number as it's written on your EOB",
  },

  filters: {
    heading: "Filter claims",
    type: "Claim type",
    everyone: "Everyone",
    self: (name: string) => `${name} (you)`,
    datesHint: (earliest: string) => `You can go back to ${earliest}`,
    status: "Status",
    anyStatus: "Any status",
    apply: "Show claims",
  },

  /** The types of claims, as tabs. */
  tabs: coverageNames,
  ofType: (type: Category) => `${label[type]} claims`,
  invalidFilter: (type: Category) => ({
    date: `Fix the date above to see your ${categoryInText[type]} claims.`,
    filter: `Fix the filter above to see your ${categoryInText[type]} claims.`,
  }),
  /** The list's heading, by whose claims it has. */
  heading: {
    own: (type: Category) => `Your ${categoryInText[type]} claims`,
    everyone: (type: Category) => `Everyone's ${categoryInText[type]} claims`,
    named: (type: Category, name: string) => `${name}'s ${categoryInText[type]} claims`,
    /** The list of one of two members who share a first name. */
    toldApart: (type: Category, name: string) => `${label[type]} claims of ${name}`,
  },
  /** When there are more claims than the list shows; `total` is null if unknown. */
  more: ({ shown, total, isEveryone }: ListScope & { shown: number; total: number | null }) =>
    [
      isEveryone
        ? `Only the newest claims of each person are shown, ${number.format(shown)} in all.`
        : total === null
          ? `Only the newest ${number.format(shown)} claims are shown.`
          : `Only the newest ${number.format(shown)} of ${number.format(total)} claims are shown.`,
      "Totals and downloads include only these. To see older claims, choose an earlier date under “To”.",
    ].join(" "),
  /** For screen readers when the list changes; `whole` when all claims are shown. */
  count: (shown: ListScope & { first: number; last: number; total: number; whole: boolean }) => {
    const { first, last, total, whole, isEveryone } = shown;
    const [from, to, all] = [first, last, total].map((one) => number.format(one));
    const isPart = !whole && !isEveryone;
    if (first === 1 && last === total) {
      if (isPart)
        return total === 1 ? "Showing the newest claim" : `Showing the newest ${all} claims`;
      if (total === 1) return "Showing 1 claim";
      return whole ? `Showing all ${all} claims` : `Showing ${all} claims`;
    }
    return isPart
      ? `Showing ${from} to ${to} of the newest ${all} claims`
      : `Showing ${from} to ${to} of ${all} claims`;
  },
  /** After the count, in another than the default order. */
  sorted: {
    date: { ascending: "sorted by Service date, oldest first" },
    owe: {
      ascending: "sorted by You owe, lowest first",
      descending: "sorted by You owe, highest first",
    },
    provider: {
      ascending: "sorted by Provider, A to Z",
      descending: "sorted by Provider, Z to A",
    },
  },
  /** Headings in the list, on paper and in files. */
  columns: {
    claimNumber: "Claim number",
    type: "Type",
    status: "Status",
    serviceDate: "Service date",
    member: "Member",
    patient: "Patient",
    provider: "Provider",
    billed: "Billed",
    planPaid: "Plan paid",
    youOwe: "You owe",
    note: "Note",
    details: "Details",
  },
  /** Beside an amount of a claim whose amounts contradict each other. */
  contradictory: "Doesn't add up",
  /** The claims themselves are marked, or follow. */
  contradictions: (count: number) =>
    count === 1
      ? "1 claim has amounts that don't add up. Call us before you pay."
      : `${number.format(count)} claims have amounts that don't add up. Call us before you pay.`,
  /** Beside the amount of a claim in whose place another may stand. */
  standings: {
    "takes-back": "An earlier amount was taken back",
    "taken-back": "This was taken back",
    replaced: "Replaced by a newer claim",
    "same-number": "Another claim has this number",
    "may-change": "This may still change",
  },
  /** Of claims that share a number, where it can't be told which one holds. */
  sharing: (count: number) =>
    count === 1
      ? "1 claim here shares its number with a claim that isn't in this list. We can't tell which " +
        "one holds. Call us before you pay."
      : `${number.format(count)} claims here share a number with another. We can't tell which one ` +
        "holds, so totals may count several. Call us before you pay.",
  /** Where pages of the list repeat claims, or have fewer than are counted. */
  repeated:
    "The list we got may not be complete. Claims may be missing here and in totals. Try again in a few minutes.",
  uncounted: "Claims that were taken back or replaced aren't counted in the totals.",
  estimates: (count: number) =>
    count === 1
      ? "1 estimate or authorization, made before care, isn't in the totals."
      : `${number.format(count)} estimates or authorizations, made before care, aren't in the totals.`,
  pages: "Pages of your claims",
  /** When some members' claims could not be loaded; the names are theirs. */
  missing: (names: readonly string[]) =>
    `We couldn't load claims for ${listInText(names)}, so they aren't in this list or its ` +
    "totals. Try again in a few minutes.",
  /** When there are no claims of the others. */
  noneLoaded: {
    title: "No claims for anyone else",
    text: "There may be some among the claims we couldn't load. Try again in a few minutes.",
  },
  noneMatch: {
    title: "No claims match",
    text: "Try other dates, or remove a filter.",
  },
  noneOfType: {
    title: (type: Category) => `No ${categoryInText[type]} claims in the last 2 years`,
    text: "A claim shows up here once your provider sends it to us.",
  },

  spending: {
    heading: "Spending by month",
    intro: "Claims in this list, by month of service.",
    planPaid: "Plan paid",
    owe: "Your share",
    /** The sum of what every claim leaves to owe. */
    share: "Your share of the claims listed",
    notABill: "This is not a bill. It may include amounts you already paid.",
    month: "Month",
    total: "Total",
    caption: "Plan paid and your share, by month",
    charts: {
      owe: (from: string, to: string) => `Your share by month, ${from} to ${to}`,
      planPaid: (from: string, to: string) => `Plan paid by month, ${from} to ${to}`,
    },
    /** Of claims that don't add up, those that are not named. */
    moreContradictory: (count: number) => `and ${number.format(count)} more, marked in the list`,
    unknown: (count: number) =>
      count === 1
        ? "1 claim is missing an amount, which isn't in these totals."
        : `${number.format(count)} claims are missing an amount, which isn't in these totals.`,
    undated: (count: number) =>
      count === 1
        ? "1 claim has no service date, so it isn't in these totals."
        : `${number.format(count)} claims have no service date, so they aren't in these totals.`,
    missing: (names: readonly string[]) => `Claims for ${listInText(names)} aren't included.`,
    undecided: "Pending claims aren't counted.",
    showTable: "Show as table",
  },

  export: {
    csv: "Download as CSV",
    print: "Print all claims",
    printTitle: "Claims for printing",
    printHint: "All claims in your list. To print, use your browser's Print.",
    undecided: "Pending claims aren't counted in “Plan paid” and “You owe”.",
    share: "The total under “You owe” is your share of the claims listed. This is not a bill.",
    /** How many claims lack an amount of the total. */
    missing: {
      billed: (count: number) =>
        count === 1
          ? "1 claim is missing its “Billed” amount, so it isn't in the total."
          : `${number.format(count)} claims are missing their “Billed” amounts, so they aren't in the total.`,
      planPaid: (count: number) =>
        count === 1
          ? "1 claim is missing its “Plan paid” amount, so it isn't in the total."
          : `${number.format(count)} claims are missing their “Plan paid” amounts, so they aren't in the total.`,
      youOwe: (count: number) =>
        count === 1
          ? "1 claim is missing its “You owe” amount, so it isn't in the total."
          : `${number.format(count)} claims are missing their “You owe” amounts, so they aren't in the total.`,
    },
    period: "Service dates",
    days: (from: string, to: string) => `${from} to ${to}`,
    total: "Total",
  },
};

/** Words of files alone: apart, so that no script in a browser has them. */
export const claimFilesText = {
  /** In names of files, which are plain letters. */
  file: {
    claims: "claims",
    medical: "medical",
    dental: "dental",
    vision: "vision",
    newest: "newest",
    incomplete: "incomplete",
  },
  notes: {
    missing: (names: readonly string[]) =>
      `We couldn't load claims for ${listInText(names)}, so they aren't in this file.`,
    contradictory: "The amounts don't add up. Call us before you pay.",
  },
};

/** Claims whose payment is still to come: apart, so that no script in a browser has it. */
export const unpaidText = (count: number) =>
  count === 1
    ? "Your plan hasn't paid 1 claim yet, so that isn't in “Plan paid”."
    : `Your plan hasn't paid ${number.format(count)} claims yet, so those aren't in “Plan paid”.`;

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A month "YYYY-MM" as members read it: "2026-03" is "Mar 2026". */
export function showMonth(month: string): string {
  const [year = "", place = ""] = month.split("-");
  return `${months[Number(place) - 1] ?? place} ${year}`;
}
