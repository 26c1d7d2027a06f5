import { locale } from "../common/locale.ts";

const number = new Intl.NumberFormat(locale);

type RowRange = { readonly first: number; readonly last: number; readonly total: number };

type CountedRows = {
  readonly one: string;
  readonly all: (total: string) => string;
  readonly some: (first: string, last: string, total: string) => string;
};

/** Which rows of a list are shown, in the list's own sentences. */
export const countRows =
  ({ one, all, some }: CountedRows) =>
  ({ first, last, total }: RowRange): string => {
    if (total === 1) return one;
    if (first === 1 && last === total) return all(number.format(total));
    return some(number.format(first), number.format(last), number.format(total));
  };

/** In place of a list while a filter is invalid, because nothing was loaded. */
export type InvalidFilterText = Readonly<Record<"date" | "filter", string>>;

export const filtersText = {
  /** The title of the page of a list: "Medical claims, filtered, page 2". */
  pageTitle: (list: string, { filtered, page }: { filtered: boolean; page: number }) => {
    if (page > 1) return filtered ? `${list}, filtered, page ${page}` : `${list}, page ${page}`;
    return filtered ? `${list}, filtered` : list;
  },
  inUse: (count: number) => (count === 1 ? "1 filter on" : `${count} filters on`),
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
