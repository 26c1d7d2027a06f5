import { locale } from "../common/locale.ts";

const number = new Intl.NumberFormat(locale);

type RowRange = { readonly first: number; readonly last: number; readonly total: number };

/** Which rows of a list are shown: "Showing 1 to 20 of 88 EOBs". */
export const countRows =
  (one: string, many: string) =>
  ({ first, last, total }: RowRange): string => {
    if (total === 1) return `Showing 1 ${one}`;
    const all = `${number.format(total)} ${many}`;
    if (first === 1 && last === total) return `Showing all ${all}`;
    return `Showing ${number.format(first)} to ${number.format(last)} of ${all}`;
  };

export const filtersText = {
  /** The title of the page of a list: "Medical claims, filtered, page 2". */
  pageTitle: (list: string, { filtered, page }: { filtered: boolean; page: number }) =>
    `${list}${filtered ? ", filtered" : ""}${page > 1 ? `, page ${page}` : ""}`,
  inUse: (count: number) => `${count} ${count === 1 ? "filter" : "filters"} on`,
  clear: "Clear all filters",
  member: "Member",
  from: "From",
  to: "To",
  providers: "Providers",
  chosen: (what: string, count: number) => `${what} (${count} selected)`,
  /** When the choices of filters could not be loaded. */
  unlisted: {
    claims: "We can't list providers and statuses right now. The other filters still work.",
    eobs: "We can't list providers right now. The other filters still work.",
  },
  /** Error messages of filters, instead of the generic ones. */
  errors: {
    from: {
      pattern: "Enter the start date as MM/DD/YYYY",
      inFuture: "The start date can't be after today",
    },
    to: {
      pattern: "Enter the end date as MM/DD/YYYY",
      inFuture: "The end date can't be after today",
    },
    tooEarly: (earliest: string) => `Choose a start date on or after ${earliest}`,
    provider: "Choose from the providers listed",
    tooManyProviders: "Choose up to 20 of the providers listed",
    status: "Choose one of the statuses listed",
  },
  /** Instead of the list while a filter is invalid, because nothing was loaded. */
  toMend: {
    date: (list: string) => `Fix the date above to see your ${list}.`,
    filter: (list: string) => `Fix the filter above to see your ${list}.`,
  },
  chips: {
    label: "Filters on",
    remove: "Remove",
    from: (day: string) => `From ${day}`,
    to: (day: string) => `To ${day}`,
    /** A filter of an old link that is no longer offered. */
    otherProvider: "A provider not in this list",
    otherStatus: "A status not in this list",
    /** When the list could not be loaded. */
    someProvider: "A provider you chose",
    someStatus: "A status you chose",
  },
};
