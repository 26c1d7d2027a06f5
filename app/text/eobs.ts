const number = new Intl.NumberFormat("en-US");

/** Explanations of benefits: the list, and one of them as a page beside its PDF. */
const en = {
  title: "EOBs",
  heading: "Explanations of benefits",
  intro:
    "An explanation of benefits (EOB) shows how your plan handled your claims. Patient " +
    "responsibility is what you may owe the provider. This is not a bill.",

  filters: {
    heading: "Filter EOBs",
    type: "Type of claims",
    everyone: "Everyone",
    datesHint: (earliest: string) => `Dates of the EOBs, back to ${earliest}`,
    apply: "Show EOBs",
  },

  /** For screen readers when the list changes. */
  count: ({ first, last, total }: { first: number; last: number; total: number }) =>
    total === 1
      ? "Showing 1 EOB"
      : first === 1 && last === total
        ? `Showing all ${number.format(total)} EOBs`
        : `Showing ${number.format(first)} to ${number.format(last)} of ${number.format(total)} EOBs`,
  table: {
    caption: "Explanations of benefits",
    date: "Date",
    members: "Members",
    providers: "Providers",
    charge: "Total charge",
    responsibility: "Patient responsibility",
    open: "View EOB",
    /** Names the members, because several EOBs may share a day. */
    openContext: (date: string, members: string) => `of ${date} for ${members}`,
    pdf: "PDF",
    document: "Document",
  },
  /** Heading of the list of one type. */
  ofType: (type: string) => `${type} EOBs`,
  pages: "Pages of your EOBs",
  noneMatch: {
    title: "No EOBs match",
    text: "Try other dates, or remove a filter.",
  },
  noneOfType: {
    title: (type: string) => `There are no ${type.toLowerCase()} EOBs from the last 2 years`,
    text:
      "When your plan has finished a claim, its EOB appears here. Look for other types of EOBs " +
      "with the tabs above.",
  },

  detail: {
    title: "Explanation of benefits",
    about: "About this document",
    notABill: "This is not a bill",
    notABillText:
      "It shows how your plan handled these claims. If you owe something, your provider sends the bill.",
    date: "Date",
    dateUnknown: "No date given",
    type: "Type of claims",
    subscriber: "Subscriber",
    members: "Members",
    claims: "Claims",
    caption: "The claims of this explanation of benefits",
    claimNumber: "Claim number",
    patient: "Patient",
    provider: "Provider",
    providerUnknown: "Provider not listed",
    charge: "Charge",
    responsibility: "Patient responsibility",
    total: "Total",
    noClaims: "This document lists no claims.",
    /** For unknown claims, as distinct from none. */
    claimsUnknown: {
      pdf: "We can't show the claims of this document here. Download the PDF to see them.",
      noPdf: "We can't show the claims of this document right now. Please try again later.",
    },
    claimLink: (claim: string) => `Claim ${claim}`,
    /** `size` as "84 kB"; null where unknown. */
    pdf: (size: string | null) => (size === null ? "Download PDF" : `Download PDF (${size})`),
    noPdf: "There is no PDF of this document.",
  },
};

export const eobsText = en;
