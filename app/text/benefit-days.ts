/** Days and plan periods of the pages of benefits. */
const en = {
  label: "See benefits as of",
  hint: (first: string, last: string) => `Any day from ${first} to ${last}`,
  show: "Show this day",
  today: "Back to today",
  /** Why a day of the address was not used. */
  faults: {
    invalid: "Enter a date that exists, as MM/DD/YYYY",
    twice: "Choose one date",
    early: (first: string) => `Choose a date on or after ${first}, when your coverage began`,
    late: (last: string) => `Choose a date on or before ${last}`,
  },
  /** How long a coverage is. */
  range: {
    none: "No coverage",
    activeSince: (from: string) => `Active since ${from}`,
    between: (from: string, until: string) => `${from} to ${until}`,
    begins: (on: string) => `Begins ${on}`,
    ends: (on: string) => `Ends ${on}`,
    ended: (on: string) => `Ended ${on}`,
  },
  asOf: (day: string) => `As of ${day}`,
  processed: "Only claims that have already been processed are counted.",
  planYear: (years: string) => `Plan year ${years}`,
  periodUnread:
    "We can't read your plan periods right now, so the period and the claims that count aren't shown.",
  noPeriod: "Plan period can't be shown right now",
  planPeriod: (from: string, until: string | null) =>
    until === null ? `Plan period from ${from}` : `Plan period ${from} to ${until}`,
};

export const benefitDaysText = en;
