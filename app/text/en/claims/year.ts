import { categoryInText, type Category } from "../benefits/category-in-text.ts";
import { locale } from "../common/locale.ts";
import { claimsText } from "./claims.ts";

const number = new Intl.NumberFormat(locale);

/** The claims of one year on one page, to print or to download. */
export const yearText = {
  title: (year: number) => `Claims in ${year}`,
  heading: {
    own: (year: number) => `Your claims in ${year}`,
    family: (year: number) => `Your family's claims in ${year}`,
  },
  days: (from: string, to: string) => `Care that began from ${from} to ${to}`,
  years: "Other years",
  yearLink: (year: number) => `Claims in ${year}`,
  /** Where the lists of claims no longer reach the year's first day. */
  shortened: (day: string) => `We show the last 2 years, so this page starts on ${day}.`,
  actions: { csv: "Download as CSV" },

  gaps: {
    heading: "Some claims are missing",
    unread: (name: string, type: Category) =>
      `We couldn't load ${name}'s ${categoryInText[type]} claims. Try again in a few minutes.`,
    cut: (name: string, type: Category, shown: number) =>
      `Only the newest ${number.format(shown)} of ${name}'s ${categoryInText[type]} claims fit here.`,
    repeated: (name: string, type: Category) =>
      `The list we got of ${name}'s ${categoryInText[type]} claims may not be complete. Try again in a few minutes.`,
    noTotals: "Where claims are missing, we show no total.",
    noTotal: "No total",
  },

  totals: {
    heading: "Totals for the year",
    byPerson: "By person",
    byType: "By type of care",
    person: "Person",
    type: "Type",
    everyone: "Everyone",
    all: "All types",
    amounts: {
      billedCents: "Billed",
      discountCents: "Over allowed amount",
      planPaidCents: "Plan paid",
      oweCents: "You owe",
    },
    notPaid:
      "This is your share of these claims. It doesn't show what you have paid, and it isn't a bill.",
    /** Where the other amounts do not make up what was billed. */
    rest: "Amounts that were not allowed, not covered or paid by others are in “Billed”, but may be in no other column.",
    unfinal: (count: number) =>
      count === 1
        ? "1 claim is still pending, and not in the totals."
        : `${number.format(count)} claims are still pending, and not in the totals.`,
    estimates: claimsText.estimates,
    undated: (count: number) =>
      count === 1
        ? "1 claim has no service date, so we can't tell its year. It's last in the list, and not in the totals."
        : `${number.format(count)} claims have no service date, so we can't tell their year. They're last in the list, and not in the totals.`,
    unknown: {
      billedCents: claimsText.export.missing.billed,
      discountCents: (count: number) =>
        count === 1
          ? "1 claim is missing “Over allowed amount”, so it isn't in the total."
          : `${number.format(count)} claims are missing “Over allowed amount”, so they aren't in the total.`,
      planPaidCents: claimsText.export.missing.planPaid,
      oweCents: claimsText.export.missing.youOwe,
    },
  },

  chart: "Month by month",

  list: {
    heading: "List for an FSA, HSA, or tax return",
    intro:
      "These are claims, not payments: what you owe may not be what you paid. Keep your receipts. This list is not tax advice.",
    person: "Person",
    type: "Type",
    none: {
      title: (year: number) => `No claims in ${year}`,
      text: "We got none for these days.",
    },
  },

  file: {
    notPaid: "“You owe” isn't what you paid. This list is not tax advice.",
  },
};

/** Claims of several days, which lie over the end of a year: apart, so that no script in a browser has it. */
export const acrossText = {
  after: (count: number, year: number) =>
    count === 1
      ? `1 claim began in ${year} and goes on into ${year + 1}. All of it is counted in ${year}.`
      : `${number.format(count)} claims began in ${year} and go on into ${year + 1}. All of them are counted in ${year}.`,
  before: (count: number, year: number) =>
    count === 1
      ? `1 claim with care in ${year} began in ${year - 1}. It's counted in ${year - 1}, so it isn't here.`
      : `${number.format(count)} claims with care in ${year} began in ${year - 1}. They're counted in ${year - 1}, so they aren't here.`,
};
