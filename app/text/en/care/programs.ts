/** The programs and their pages. Shortcuts have no program of the gateway, hence names of their own. */
export const programsText = {
  shortcuts: {
    ebill: "eBill",
    "outline-of-coverage": "Outline of Coverage",
  },
  list: {
    title: "Programs",
    lead: "Tools, savings and support that come with your plan.",
    shortcuts: "Shortcuts",
    unavailable: "We can't show all your shortcuts right now",
    /** Of programs without a category. */
    others: "More programs",
    empty: {
      title: "No programs to show",
      none: "We have no programs on record for you right now.",
      ended: "Your programs ended with your coverage.",
      service: "Customer service",
    },
  },
  detail: {
    benefits: "Benefits",
    open: <Program>(program: Program): (string | Program)[] => ["Go to ", program],
    openPdf: <Program>(program: Program): (string | Program)[] => ["Open ", program, " (PDF)"],
    about: "About this program",
    use: "Use this program",
    ask: "Get in touch",
    elsewhere: (host: string) => `This opens ${host} in a new tab. You may need to log in there.`,
    fileOf: (host: string) => `This opens a file of ${host} in a new tab.`,
    noAddress:
      "We can't open its website from here. Customer service can tell you how to get there.",
    noText: "We have no description of this program. Customer service can tell you more.",
    service: "Customer service",
    unavailable: "We can't show everything about this program right now",
    phone: (phone: string) => `Phone: ${phone}`,
    documents: "Documents",
    untitled: "Document",
    closed: (count: number) =>
      count === 1
        ? "One more document can't be opened from here. Customer service can send it to you."
        : `${count} more documents can't be opened from here. Customer service can send them to you.`,
    children: "Part of this program",
  },
  /** Providence's, which has no programs beside it. */
  fixed: {
    title: "Your dental program",
    text: "Read what the program offers, or call with questions.",
    nothing: "Customer service can tell you about your dental program.",
    document: "Program details (PDF)",
  },
};
