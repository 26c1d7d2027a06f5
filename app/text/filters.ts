/** What every list with filters says; each list has words of its own beside these. */
const en = {
  inUse: (count: number) => `${count} in use`,
  clear: "Clear all filters",
  member: "Member",
  from: "From",
  to: "To",
  providers: "Providers",
  chosen: (what: string, count: number) => `${what} (${count} chosen)`,
  /** Where a list is shown although it is not known what it may be narrowed to. */
  unlisted: {
    claims: "Providers and statuses can't be listed right now. The other filters work.",
    eobs: "Providers can't be listed right now. The other filters work.",
  },
  /** In place of the general sentences, which know nothing of a filter. */
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
  /** In the list's place while a filter cannot be used: nothing was asked for, so none is not known. */
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
    /** While nobody can tell what is in the list. */
    someProvider: "A provider you chose",
    someStatus: "A status you chose",
  },
};

export const filtersText = en;
