/** The page of the letter that proves coverage (PROOF); the letter's own words are in proof-letter.ts. */
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
