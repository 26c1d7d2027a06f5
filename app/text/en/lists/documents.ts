import { countRows } from "./filters.ts";

export const documentsText = {
  /** Stands for a title that a source does not give. */
  untitled: "Document",
  /** The title of a document that cannot be opened here, as a link to customer service. */
  ask: (title: string) => `${title}: call us to get it`,

  all: {
    title: "Documents",
    lead: "Every document we have for you, in one place.",
    /** For members with explanations of benefits. */
    eobs: "EOBs go back two years.",
    heading: "Filter documents",
    apply: "Show documents",
    member: { label: "Who it's for", any: "Everyone" },
    plan: "Your plan",
    /** The owner of a document that names no member. */
    nobody: {
      eob: "Your family",
      "id-card": "Your family",
      coverage: "Your plan",
      handbook: "Your plan",
      medicare: "Your plan",
      program: "Your plan",
    },
    kind: { label: "Kind of document", any: "Every kind" },
    caption: "Your documents",
    columns: { document: "Document", kind: "Kind", whose: "For", date: "Date" },
    /** A filter's choice, and a row's kind. */
    kinds: {
      eob: { many: "EOBs", one: "EOB" },
      "id-card": { many: "ID cards", one: "ID card" },
      coverage: { many: "Coverage documents", one: "Coverage" },
      handbook: { many: "Member handbooks", one: "Handbook" },
      medicare: { many: "Medicare materials", one: "Medicare" },
      program: { many: "Program documents", one: "Program" },
    },
    eob: (type: string | null) =>
      type === null ? "Explanation of benefits" : `${type} explanation of benefits`,
    /** Of each member: many have the same card. */
    card: (member: string, card: string) => `ID card of ${member}: ${card.toLowerCase()}`,
    outline: "Outline of Coverage",
    certificate: "Certificate of Coverage",
    ofYear: (title: string, year: number) => `${title}, ${year}`,
    /** For screen readers, because many rows share a title. */
    context: (date: string | null, whose: string) =>
      date === null ? `for ${whose}` : `of ${date} for ${whose}`,
    count: countRows("document", "documents"),
    none: {
      title: "No documents yet",
      text: "When we have a document for you, you'll find it here.",
    },
    noneMatch: { title: "No documents match", text: "Try another person or kind of document." },
    pages: "Pages of your documents",
    more: "You have more EOBs than we can list here.",
    moreLink: "See all EOBs",
    missing: "Some documents are missing from this list",
    nothing: "your documents",
    /** What could not be read, as in "We can't show … right now". */
    sources: {
      eobs: "your EOBs",
      "some-eobs": "some of your EOBs",
      "id-cards": "your ID cards",
      handbooks: "your handbooks",
      certificate: "your Certificate of Coverage",
      outline: "your Outline of Coverage",
      medicare: "your Medicare materials",
      programs: "documents of your programs",
    },
  },
};

/** A document's title as its link says it. */
export const documentTitle = (title: string | null, target: { kind: string }): string => {
  const named = title ?? documentsText.untitled;
  return target.kind === "ask" ? documentsText.ask(named) : named;
};
