const number = new Intl.NumberFormat("en-US");

const plural = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count === 1 ? one : many}`;

const missing = (amount: string, count: number) =>
  `The ${amount} of ${plural(count, "claim", "claims")} is missing. It is not in the total.`;

/** The list of claims. A claim itself is in claim-detail.ts. */
const en = {
  title: "Claims",
  termed: "Claims from when you were covered are listed here.",

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
  /** When there are more claims than the list shows; `total` is null where unknown. */
  more: (shown: number, total: number | null) =>
    [
      total === null
        ? `There are more claims than these newest ${number.format(shown)}.`
        : `These are the newest ${number.format(shown)} of ${number.format(total)} claims.`,
      "The totals and the download cover only these. To see older claims, choose an earlier To date.",
    ].join(" "),
  /** For screen readers when the list changes; `whole` when all claims are shown. */
  count: (shown: { first: number; last: number; total: number; whole: boolean }) => {
    const { first, last, total, whole } = shown;
    if (whole && total === 1) return "Showing 1 claim";
    const all = `${whole ? "" : "the newest "}${plural(total, "claim", "claims")}`;
    if (first === 1 && last === total) return `Showing ${whole ? "all " : ""}${all}`;
    return `Showing ${number.format(first)} to ${number.format(last)} of ${all}`;
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
  table: {
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
    text: "Try other dates, or remove a filter.",
  },
  noneOfType: {
    title: (type: string) => `There are no ${type.toLowerCase()} claims from the last 2 years`,
    text: "Look for other types of claims with the tabs above.",
  },

  spending: {
    heading: "Spending by month",
    intro: "For the claims in this list, by month of service.",
    planPaid: "Plan paid",
    owe: "You owe",
    month: "Month",
    total: "Total",
    caption: "Plan paid and you owe, by month",
    chart: (from: string, to: string) => `Plan paid and you owe by month, ${from} to ${to}`,
    unknown: (count: number) =>
      `${plural(count, "claim has", "claims have")} an amount missing. It is not in these totals.`,
    undated: (count: number) =>
      count === 1
        ? "1 claim has no service date. It is not in these totals."
        : `${number.format(count)} claims have no service date. They are not in these totals.`,
    undecided: "Claims not decided yet are not counted.",
    showTable: "Show as a table",
  },

  export: {
    csv: "Download as CSV",
    print: "All claims for printing",
    printTitle: "Claims for printing",
    printHint: "All claims in your list. To print, use your browser's Print.",
    undecided: "Claims not decided yet are not counted in Plan paid and You owe.",
    /** How many claims lack an amount of the total; `amount` as used in a sentence. */
    missing: {
      billed: (count: number) => missing("billed amount", count),
      planPaid: (count: number) => missing("plan paid amount", count),
      youOwe: (count: number) => missing("you owe amount", count),
    },
    period: "Service dates",
    days: (from: string, to: string) => `${from} to ${to}`,
    total: "Total",
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
