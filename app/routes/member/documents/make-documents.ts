import type { AccountMember } from "#server/gateway/calls/account.ts";
import type { Eob } from "#server/gateway/calls/eobs.ts";
import type { IdCard } from "#server/gateway/calls/id-card.ts";
import type { MedicareMaterial } from "#server/gateway/calls/medicare-materials.ts";
import type { NamedDocument } from "#app/rules/benefits/plan-documents.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { plausibleYear, type DocumentKind } from "#app/rules/documents/document-filters.ts";
import { showEobType } from "#app/documents/eobs.ts";
import { eobName, eobPath, eobPdfPath } from "#app/rules/eobs/eob.ts";
import { idCardPdfPath, listShownCards } from "#app/rules/member/id-card.ts";
import { documentsText } from "#app/text/documents.ts";
import { idCardText } from "#app/text/id-card.ts";
import { fullName } from "#app/rules/member/member.ts";

export type MemberDocument = {
  readonly kind: DocumentKind;
  readonly title: string;
  /** Whom it is about; empty for the plan's. */
  readonly people: readonly string[];
  readonly date: PlainDate | null;
  readonly year: number | null;
  readonly bytes: number | null;
  /** The gateway's id of a file whose size may be known from an earlier download. */
  readonly sizeOf: string | null;
  /** A path of the dashboard, or an address that is still to be judged. */
  readonly at: { readonly own: string } | { readonly url: string | null };
};

const undated = { people: [], date: null, year: null, bytes: null, sizeOf: null } as const;

const text = documentsText.all;

export function ofEob({ documentId, pdfDocumentId, date, ...eob }: Eob): MemberDocument {
  return {
    ...undated,
    kind: "eob",
    title: text.eob(showEobType(eob.typeOfClaims)),
    // As on the ID cards, without middle initials.
    people: eob.members.flatMap(
      ({ firstName, lastName }) => eobName({ firstName, lastName }) ?? [],
    ),
    date,
    sizeOf: pdfDocumentId,
    at:
      documentId === null
        ? { url: null }
        : { own: pdfDocumentId === null ? eobPath(documentId) : eobPdfPath(documentId) },
  };
}

export const ofCards = (
  cards: readonly IdCard[],
  members: readonly AccountMember[],
): MemberDocument[] =>
  listShownCards(cards, members).flatMap(({ member, cards: own }) =>
    own.map((card) => ({
      ...undated,
      kind: "id-card" as const,
      title: text.card(fullName(member), card.description ?? idCardText.categories[card.category]),
      people: [fullName(member)],
      at: { own: idCardPdfPath(card) },
    })),
  );

export const ofOutline = (url: string): MemberDocument => ({
  ...undated,
  kind: "coverage",
  title: text.outline,
  at: { url },
});

export const ofPlan = (
  documents: readonly NamedDocument[],
  kind: "coverage" | "handbook" | "program",
): MemberDocument[] =>
  documents.map(({ title, url }) => ({
    ...undated,
    kind,
    title: title ?? (kind === "coverage" ? text.certificate : documentsText.untitled),
    at: { url },
  }));

/** What has neither a title nor an address is no document. */
const isGiven = ({ title, url }: MedicareMaterial): boolean => title !== null || url !== null;

export const ofMaterials = (materials: readonly MedicareMaterial[]): MemberDocument[] =>
  materials.filter(isGiven).map(({ title, url, date, year, sizeBytes }) => {
    const named = title ?? documentsText.untitled;
    const of = plausibleYear(year);
    const isSaid = of === null || named.includes(String(of));
    return {
      ...undated,
      kind: "medicare",
      title: isSaid ? named : text.ofYear(named, of),
      date,
      year: of,
      bytes: sizeBytes,
      at: { url },
    };
  });
