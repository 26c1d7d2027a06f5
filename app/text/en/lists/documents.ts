import { benefitCategoryText as label } from "../benefits/categories.ts";
import { type Category } from "../benefits/category-in-text.ts";
import { listNames } from "../common/list.ts";
import { countRows } from "./filters.ts";

type Owner = { readonly kind: keyof typeof OF_NOBODY; readonly people: readonly string[] };

/** The owner of a document that names no member. */
const OF_NOBODY = {
  eob: "Your family",
  "id-card": "Your family",
  coverage: "Your plan",
  handbook: "Your plan",
  medicare: "Your plan",
  program: "Your plan",
} as const;

/** Whose a document is. */
export const nameOwner = ({ kind, people }: Owner): string =>
  people.length === 0 ? OF_NOBODY[kind] : listNames(people);

export const documentsText = {
  /** Stands for a title that a source does not give. */
  untitled: "Document",
  /** The title of a document that cannot be opened here, as a link to customer service. */
  ask: <Title>(title: readonly Title[]): (string | Title)[] => [...title, ": call us to get it"],

  all: {
    title: "Documents",
    lead: "Every document we have for you, in one place.",
    leadWithEobs: "Every document we have for you, in one place. EOBs go back two years.",
    heading: "Filter documents",
    apply: "Show documents",
    member: { label: "Who it's for", any: "Everyone" },
    plan: "Your plan",
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
    eob: (type: Category | null) =>
      type === null ? "Explanation of benefits" : `${label[type]} explanation of benefits`,
    /** Of a type of claims that is not known. */
    eobOf: <Sent>(type: Sent): (string | Sent)[] => [type, " explanation of benefits"],
    /** Of each member: many have the same card. */
    card: <Card>(member: string, card: Card): (string | Card)[] => [`ID card of ${member}: `, card],
    outline: "Outline of Coverage",
    certificate: "Certificate of Coverage",
    ofYear: <Title>(title: Title, year: number): (string | Title)[] => [title, `, ${year}`],
    /** For screen readers, because many rows share a title. */
    context: (date: string | null, owner: Owner) =>
      date === null ? `for ${nameOwner(owner)}` : `of ${date} for ${nameOwner(owner)}`,
    count: countRows({
      one: "Showing 1 document",
      all: (total) => `Showing all ${total} documents`,
      some: (first, last, total) => `Showing ${first} to ${last} of ${total} documents`,
    }),
    invalidFilter: {
      date: "Fix the date above to see your documents.",
      filter: "Fix the filter above to see your documents.",
    },
    none: {
      title: "No documents yet",
      text: "When we have a document for you, you'll find it here.",
    },
    noneMatch: { title: "No documents match", text: "Try another person or kind of document." },
    pages: "Pages of your documents",
    more: "You have more EOBs than we can list here.",
    moreLink: "See all EOBs",
    missing: "Some documents are missing from this list",
    nothingRead: "We can't show your documents right now",
    /** What could not be read. */
    sources: {
      eobs: "We can't show your EOBs right now.",
      "some-eobs": "We can't show some of your EOBs right now.",
      "id-cards": "We can't show your ID cards right now.",
      handbooks: "We can't show your handbooks right now.",
      certificate: "We can't show your Certificate of Coverage right now.",
      outline: "We can't show your Outline of Coverage right now.",
      medicare: "We can't show your Medicare materials right now.",
      programs: "We can't show documents of your programs right now.",
    },
  },
};

/** A document's title as its link says it. */
export const documentTitle = <Title>(
  title: readonly Title[],
  target: { kind: string },
): readonly (string | Title)[] => (target.kind === "ask" ? documentsText.ask(title) : title);
