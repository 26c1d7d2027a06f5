/** The pages of handbooks and of Medicare materials. */
export const planDocumentsText = {
  handbooks: {
    title: "Member Handbooks",
    lead: "What your plan covers, how to use it, and your rights as a member.",
    list: "Your handbooks",
    unread: "We can't show your handbooks right now.",
    none: {
      title: "No handbooks here",
      text: "If you expected one, customer service can help.",
      action: "Contact customer service",
    },
  },
  medicare: {
    title: "Medicare Materials",
    lead: "Documents about your Medicare plan, newest year first.",
    list: "Your Medicare materials",
    columns: { document: "Document", year: "Year", date: "Published", size: "Size" },
    /** For screen readers, because the same title comes every year. */
    context: (year: number) => `for ${year}`,
    none: {
      title: "No Medicare materials",
      text: "When there are documents about a Medicare plan of yours, you'll find them here.",
    },
  },
  allDocuments: "See all your documents",
};
