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
