import { defineFilters } from "../lists/define-filters.ts";
import { readChoice } from "../lists/read-filters.ts";

/** The kinds of documents, in the order of the filter. */
export const DOCUMENT_KINDS = [
  "eob",
  "id-card",
  "coverage",
  "handbook",
  "medicare",
  "program",
] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The word of the address for documents that are about no single person. */
export const WHOLE_PLAN = "plan";

/** Kinds that are about single persons; all others are the plan's. */
const PERSONAL: readonly DocumentKind[] = ["eob", "id-card"];

export type DocumentFilters = {
  /** A member's suffix as text, or `WHOLE_PLAN`; null for everything. */
  readonly whose: string | null;
  readonly kind: DocumentKind | null;
  readonly page: number;
};

export type DocumentFacts = {
  readonly kinds: readonly DocumentKind[];
  readonly suffixes: readonly number[];
};

/** The filters of an address: member, kind, page. The list opens with every document. */
export const documentFilters = defineFilters({
  names: { member: "whose", kind: "kind" },
  defaults: (_facts: DocumentFacts): DocumentFilters => ({ whose: null, kind: null, page: 1 }),
  read: (query, { kinds, suffixes }) => ({
    whose: readChoice<string | null>(query, "member", {
      find: (text) => [...suffixes.map(String), WHOLE_PLAN].find((known) => known === text),
      byDefault: null,
    }),
    kind: readChoice<DocumentKind | null>(query, "kind", {
      find: (text) => kinds.find((known) => known === text),
      byDefault: null,
    }),
  }),
});

type Viewer = {
  readonly subscriber: boolean;
  readonly termed: boolean;
  readonly providence: boolean;
};

/**
 * The kinds of documents a member may have at all, as each kind's own page has it: EOBs for
 * subscribers (§6), no ID cards and no programs for termed members (§2, §9), no programs and no
 * handbooks on Providence (§6).
 */
export function offeredKinds({ subscriber, termed, providence }: Viewer): DocumentKind[] {
  const hidden: readonly (DocumentKind | false)[] = [
    !subscriber && "eob",
    termed && "id-card",
    (termed || providence) && "program",
    providence && "handbook",
  ];
  return DOCUMENT_KINDS.filter((kind) => !hidden.includes(kind));
}

/** Whether documents of a kind may match the filters, so that their source must be asked. */
export function mayMatch(
  kind: DocumentKind,
  { whose, kind: wanted }: DocumentFilters,
  { kinds }: DocumentFacts,
): boolean {
  if (!kinds.includes(kind) || (wanted !== null && wanted !== kind)) return false;
  if (whose === null) return true;
  return PERSONAL.includes(kind) === (whose !== WHOLE_PLAN);
}
