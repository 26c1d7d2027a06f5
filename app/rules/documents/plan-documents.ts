import type { Program, ProgramContent } from "#server/gateway/calls/care/programs.ts";
/** A document as a source names it; `url` is not yet known to be a web address. */
export type NamedDocument = ProgramContent["documents"][number];

export type ContentEntry = Pick<ProgramContent, "id" | "category" | "name" | "documents">;

/** Names of §3 "Category", under which the content system keeps documents of the plan, in any case. */
export const PLAN_DOCUMENT_CATEGORIES = {
  handbooks: "member handbooks",
  certificates: "certificate of coverage",
};

/**
 * The documents of a category (S-17), in the content system's order and each once; the entry's name
 * stands for a missing title. What has neither title nor address is left out.
 */
export const planDocuments = (
  entries: readonly ContentEntry[],
  category: keyof typeof PLAN_DOCUMENT_CATEGORIES,
): NamedDocument[] => documentsOf(entries.filter((entry) => isOf(entry, category)));

const isOf = ({ category }: ContentEntry, wanted: keyof typeof PLAN_DOCUMENT_CATEGORIES): boolean =>
  category?.trim().toLowerCase() === PLAN_DOCUMENT_CATEGORIES[wanted];

/**
 * The documents of the programs a member may use (§3 "Program"): those the content system has of
 * them, and a program's own address where its document type is PDF.
 */
export function programDocuments(
  programs: readonly Pick<Program, "id" | "name" | "eligible" | "url" | "urlDocumentType">[],
  entries: readonly ContentEntry[],
): NamedDocument[] {
  const eligible = programs.filter((program) => program.eligible);
  const ids = new Set(eligible.map(({ id }) => id));
  const own = eligible
    .filter(({ urlDocumentType }) => urlDocumentType?.trim().toUpperCase() === "PDF")
    .map(({ name, url }) => ({ title: name, url }));
  const written = entries.filter(
    (entry) =>
      entry.id !== null &&
      ids.has(entry.id) &&
      !isOf(entry, "handbooks") &&
      !isOf(entry, "certificates"),
  );
  return eachOnce([...own, ...documentsOf(written)]);
}

const documentsOf = (entries: readonly ContentEntry[]): NamedDocument[] =>
  eachOnce(
    entries.flatMap(({ name, documents }) =>
      documents.map(({ title, url }) => ({ title: title ?? name, url })),
    ),
  );

function eachOnce(documents: readonly NamedDocument[]): NamedDocument[] {
  const given = documents.filter(({ title, url }) => title !== null || url !== null);
  return [...new Map(given.map((it) => [JSON.stringify([it.title, it.url]), it])).values()];
}
