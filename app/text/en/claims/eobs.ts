import { benefitCategoryText as label, coverageNames } from "../benefits/categories.ts";
import { categoryInText, type Category } from "../benefits/category-in-text.ts";
import { commonText } from "../common/common.ts";
import { listNames } from "../common/list.ts";
import { claimsText } from "./claims.ts";
import { countRows } from "../lists/filters.ts";

/** Explanations of benefits: the list, and one of them as a page beside its PDF. */
export const eobsText = {
  /** In names of files, which are plain letters. */
  file: "explanation-of-benefits",
  heading: "Explanations of benefits",
  intro:
    "An explanation of benefits (EOB) shows how your plan handled your claims and what you may " +
    "owe the provider. This is not a bill.",

  filters: {
    heading: "Filter EOBs",
    type: "Type of claims",
    everyone: "Everyone",
    datesHint: (earliest: string) => `You can go back to ${earliest}`,
    apply: "Show EOBs",
  },

  count: countRows({
    one: "Showing 1 EOB",
    all: (total) => `Showing all ${total} EOBs`,
    some: (first, last, total) => `Showing ${first} to ${last} of ${total} EOBs`,
  }),
  invalidFilter: {
    date: "Fix the date above to see your explanations of benefits.",
    filter: "Fix the filter above to see your explanations of benefits.",
  },
  names: (names: readonly string[]) =>
    names.length === 0 ? commonText.notGiven : listNames(names),
  table: {
    caption: "Explanations of benefits",
    date: "Date",
    members: "Members",
    providers: "Providers",
    charge: "Billed",
    responsibility: "You owe",
    open: "View EOB",
    /** Names the members, because several EOBs may share a day; without what is not known. */
    openContext: (date: string | null, members: readonly string[]): string | null =>
      [date && `of ${date}`, members.length > 0 && `for ${listNames(members)}`]
        .filter(Boolean)
        .join(" "),
    document: "Document",
    /** Where not all claims of an EOB became the same. */
    changed: "A claim here changed later",
    /** Where a claim of an EOB is in process, on hold or reopened. */
    underWay: "A claim here isn't final",
    /** Where one of several claims was made before care. */
    estimate: "A claim here was made before care",
  },
  /** What became of a claim since its EOB. */
  standings: {
    ...claimsText.standings,
    "under-way": "This claim isn't final",
    estimate: "This was made before care. You don't owe it.",
    changed: "The claim shows other amounts now.",
  },
  /** The types of claims, as tabs. */
  tabs: coverageNames,
  ofType: (type: Category) => `${label[type]} EOBs`,
  pages: "Pages of your EOBs",
  /** Where a page repeats EOBs, or has fewer than are counted. */
  repeated:
    "The list we got may not be complete, so EOBs may be missing. Try again in a few minutes.",
  noneMatch: {
    title: "No EOBs match",
    text: "Try other dates, or remove a filter.",
  },
  noneOfType: {
    title: (type: Category) => `No ${categoryInText[type]} EOBs in the last 2 years`,
    text: "An EOB shows up here after your plan handles a claim.",
  },

  detail: {
    title: "Explanation of benefits",
    /** Without what is not known of it. */
    pageTitle: (facts: readonly (string | null)[]): string => {
      const known = listNames(facts.filter((fact) => fact !== null));
      return known === "" ? "EOB" : `${known} – EOB`;
    },
    about: "About this document",
    notABill: "This is not a bill. If you owe anything, your provider may bill you.",
    date: "Date",
    dateUnknown: "Date not available",
    type: "Type of claims",
    subscriber: "Subscriber",
    members: "Members",
    claims: "Claims",
    caption: "Claims in this explanation of benefits",
    claimNumber: "Claim number",
    patient: "Patient",
    provider: "Provider",
    providerUnknown: "Provider not listed",
    charge: "Billed",
    responsibility: "You owe",
    total: "Total",
    noClaims: "This EOB lists no claims.",
    /** For unknown claims, as distinct from none. */
    claimsUnknown: {
      pdf: "We can't show these claims here. Download the PDF to see them.",
      noPdf: "We can't show these claims right now. Please try again later.",
    },
    claimLink: (claim: string) => `Claim ${claim}`,
    /** `size` as "84 kB"; null if unknown. */
    pdf: (size: string | null) => (size === null ? "Download PDF" : `Download PDF (${size})`),
    noPdf: "There's no PDF of this EOB.",
  },
};
