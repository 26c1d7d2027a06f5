/** The page of the letter that proves coverage (PROOF). */
export const proofText = {
  title: "Proof of coverage",
  lead: "A letter for a school, an employer or anyone who asks who is covered.",
  print: "Print this page. Only the letter comes out.",
  none: {
    title: "We have no coverage on record",
    text: "So there is no letter to print. If you think that's wrong, please call us.",
  },
  unread: "We can't confirm your coverage right now",
  missing: {
    heading: "Not in this letter",
    person: (name: string) => `${name}: we have no coverage on record.`,
    unsure: (name: string) => `${name}: we can't confirm some of this coverage online.`,
    call: "Call us if you need it in writing.",
  },
  form: {
    heading: "Change the letter",
    people: "Who is in the letter",
    language: "Language",
    languages: { en: "English", es: "Spanish", both: "Both on one page" },
    to: "Who it is for",
    toHint: "A school, for example. Leave it empty for “To whom it may concern.” We don't keep it.",
    tooLong: (longest: number) => `Use ${longest} characters or fewer`,
    nobody: "Choose at least one person",
    submit: "Update the letter",
  },
  staff: "Only the member can change or print this letter.",
};

/**
 * The letter that proves coverage. It is written on the server, because it may be in another language
 * than the page; dates are passed in as shown.
 */
export const proofLetterText = {
  title: "Proof of coverage",
  greeting: "To whom it may concern:",
  to: (name: string) => `To ${name}:`,
  found: (day: string) => `Our records showed this coverage on ${day}.`,
  group: "Group",
  groupNumber: "Group number",
  ids: { subscriber: "Subscriber ID", employee: "Employee ID" },
  person: "Person",
  suffix: (suffix: number) => `Suffix ${suffix}`,
  since: (day: string) => `Since ${day}`,
  lastDay: (day: string) => `Last day ${day}`,
  begins: (day: string) => `Starts ${day}`,
  ended: (from: string, lastDay: string) => `Ended: ${from} to ${lastDay}`,
  unsure: "Call us about this",
  plan: (id: string) => `Plan ID ${id}`,
  dates: "Dates are month, day and year. People are covered on the last day, too.",
  promise: "This says who is covered. It doesn't promise that a service is paid.",
};
