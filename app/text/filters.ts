/** Texts of all lists with filters. */
const en = {
  inUse: (count: number) => `${count} in use`,
  clear: "Clear all filters",
  member: "Member",
  from: "From",
  to: "To",
  providers: "Providers",
  chosen: (what: string, count: number) => `${what} (${count} chosen)`,
  /** When the choices of filters could not be loaded. */
  unlisted: {
    claims: "Providers and statuses can't be listed right now. The other filters work.",
    eobs: "Providers can't be listed right now. The other filters work.",
  },
  /** Error messages of filters, instead of the generic ones. */
  errors: {
    from: {
      pattern: "Enter the start date as MM/DD/YYYY",
      inFuture: "The start date cannot be after today",
    },
    to: {
      pattern: "Enter the end date as MM/DD/YYYY",
      inFuture: "The end date cannot be after today",
    },
    tooEarly: (earliest: string) => `Choose a start date on or after ${earliest}`,
    provider: "Choose from the providers listed, 20 at most",
    status: "Choose one of the statuses listed",
  },
  /** Instead of the list while a filter is invalid, because nothing was loaded. */
  toMend: {
    title: "Not shown yet",
    text: "Change the filter that is marked, then show the list again.",
  },
  chips: {
    label: "Filters in use",
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

export const filtersText = en;
