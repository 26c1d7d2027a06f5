const number = new Intl.NumberFormat("en-US");

const plural = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count === 1 ? one : many}`;

/** The list of claims. A claim itself is in claim-detail.ts. */
const en = {
  title: "Claims",
  /** As in "We can't show your claims right now". */
  subject: "your claims",
  termed: "Your coverage has ended. Claims from the time you were covered stay here.",

  filters: {
    heading: "Filter claims",
    type: "Claim type",
    self: (name: string) => `${name} (you)`,
    datesHint: (earliest: string) => `Service dates, back to ${earliest}`,
    status: "Status",
    anyStatus: "Any status",
    apply: "Show claims",
  },

  /** The list's heading; the name is null for the viewer's own. */
  heading: (type: string, name: string | null) =>
    `${name === null ? "Your" : `${name}'s`} ${type.toLowerCase()} claims`,
  /** Where there are more claims than one list holds; `total` is null where nobody counted. */
  more: (shown: number, total: number | null) =>
    [
      total === null
        ? `There are more claims than these newest ${number.format(shown)}.`
        : `These are the newest ${number.format(shown)} of ${number.format(total)} claims.`,
      "The sums and the download hold these alone. Choose fewer days to see the others.",
    ].join(" "),
  /** Said aloud whenever the list changes; `total` is null where it is not known. */
  count: ({ first, last, total }: { first: number; last: number; total: number | null }) => {
    if (total === null && first === last) return `Showing claim ${number.format(first)}`;
    if (total === null) return `Showing claims ${number.format(first)} to ${number.format(last)}`;
    if (first === last && total === 1) return "Showing 1 claim";
    return `Showing ${number.format(first)} to ${number.format(last)} of ${plural(total, "claim", "claims")}`;
  },
  table: {
    caption: "Claims",
    status: "Status",
    provider: "Provider",
    serviceDate: "Service date",
    patient: "Patient",
    owe: "You owe",
    details: "Details",
  },
  pages: "Pages of your claims",
  noneMatch: {
    title: "No claims match",
    text: "Try other dates, or take a filter away.",
  },
  none: {
    title: "You have no claims from the last 2 years",
    text: "When a provider sends us a claim for you, it appears here.",
  },
  noneOfType: {
    title: (type: string) => `There are no ${type.toLowerCase()} claims from the last 2 years`,
    text: "Claims of another type may be there: choose it above.",
  },
  noSuchPage: {
    title: "There are no claims on this page",
    text: "The list is shorter than this page's number.",
    action: "Go to the first page",
  },

  spending: {
    heading: "Spending by month",
    intro: "By the month of service, for the claims that match your filters.",
    planPaid: "Plan paid",
    owe: "You owe",
    month: "Month",
    total: "Total",
    caption: "Plan paid and you owe, by month",
    chart: (from: string, to: string) => `Plan paid and you owe by month, ${from} to ${to}`,
    bar: (month: string, planPaid: string, owe: string) =>
      `${month}: plan paid ${planPaid}, you owe ${owe}`,
    unknown: (count: number) =>
      `${plural(count, "claim lacks", "claims lack")} an amount. The sums count what is known.`,
    showTable: "Show as a table",
  },

  export: {
    csv: "Download as CSV",
    csvHint: "For spreadsheets: one line for each claim that matches your filters.",
    print: "All claims for printing",
    printTitle: "Claims for printing",
    printHint: "Every claim of the list on one page. Print it with your browser.",
    back: "Back to the list",
    period: "Service dates",
    days: (from: string, to: string) => `${from} to ${to}`,
    total: "Total",
    /** In place of an amount that the claim lacks. */
    unknown: "Not given",
    columns: {
      claimNumber: "Claim number",
      type: "Type",
      status: "Status",
      serviceDate: "Service date",
      patient: "Patient",
      provider: "Provider",
      billed: "Billed",
      planPaid: "Plan paid",
      youOwe: "You owe",
    },
  },
};

export const claimsText = en;

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A month "YYYY-MM" as members read it: "2026-03" is "Mar 2026". */
export function showMonth(month: string): string {
  const [year = "", place = ""] = month.split("-");
  return `${months[Number(place) - 1] ?? place} ${year}`;
}
