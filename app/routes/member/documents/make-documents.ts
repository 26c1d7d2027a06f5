import { nameMembers } from "#app/frame/words/name-members.ts";
import type { AccountMember } from "#server/gateway/calls/member/account.ts";
import type { Eob } from "#server/gateway/calls/claims/eobs.ts";
import type { IdCard } from "#server/gateway/calls/member/id-card.ts";
import type { MedicareMaterial } from "#server/gateway/calls/plan/medicare-materials.ts";
import type { NamedDocument } from "#app/rules/documents/plan-documents.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { plausibleYear, type DocumentKind } from "#app/rules/documents/document-filters.ts";
import type { Words } from "#app/components/ui/text/CarrierText.tsx";
import { titleOfEob } from "#app/documents/eobs.ts";
import { eobName, eobPath, eobPdfPath } from "#app/rules/eobs/eob.ts";
import { idCardPdfPath, listShownCards } from "#app/rules/member/id-card.ts";
import { nameOfDocument } from "#app/documents/name-of-document.ts";
import { documentsText } from "#app/text/lists/documents.ts";
import { cardInText } from "#app/frame/words/show-card.ts";
import { fullName } from "#app/rules/member/member.ts";

/**
 * The sort keys. A page shows twenty of hundreds of documents, and only those twenty are described.
 */
export type MemberDocument = {
  readonly kind: DocumentKind;
  readonly date: PlainDate | null;
  readonly year: number | null;
  readonly describe: () => DocumentDescription;
};

type DocumentDescription = {
  readonly title: readonly Words[];
  /** The member's name; empty for a document of the plan. */
  readonly people: readonly string[];
  readonly bytes: number | null;
  /** The gateway's id of a file whose size may be known from an earlier download. */
  readonly sizeOf: string | null;
  /** A path of the dashboard, or an address that is still to be judged. */
  readonly at: { readonly own: string } | { readonly url: string | null };
};

const undated = { date: null, year: null } as const;

/** A document of the plan, at an address of another system. */
const elsewhere =
  (title: readonly Words[], url: string | null, bytes: number | null = null) =>
  () => ({
    title,
    people: [],
    bytes,
    sizeOf: null,
    at: { url },
  });

const text = documentsText.all;

export const documentOfEob = (eob: Eob): MemberDocument => ({
  kind: "eob",
  date: eob.date,
  year: null,
  describe: () => describeEob(eob),
});

function describeEob({ documentId, pdfDocumentId, members, typeOfClaims }: Eob) {
  return {
    title: titleOfEob(typeOfClaims),
    // As on the ID cards, without middle initials.
    people: members.flatMap(({ firstName, lastName }) => eobName({ firstName, lastName }) ?? []),
    bytes: null,
    sizeOf: pdfDocumentId,
    at:
      documentId === null
        ? { url: null }
        : { own: pdfDocumentId === null ? eobPath(documentId) : eobPdfPath(documentId) },
  };
}

export const documentsOfCards = (
  cards: readonly IdCard[],
  members: readonly AccountMember[],
): MemberDocument[] => {
  const nameOf = nameMembers(members, fullName);
  return listShownCards(cards, members).flatMap(({ member, cards: own }) =>
    own.map((card) => ({
      ...undated,
      kind: "id-card" as const,
      describe: () => ({
        title: text.card(nameOf(member), cardInText(card)),
        people: [nameOf(member)],
        bytes: null,
        sizeOf: null,
        at: { own: idCardPdfPath(card) },
      }),
    })),
  );
};

export const documentsOfOutline = (url: string): MemberDocument => ({
  ...undated,
  kind: "coverage",
  describe: elsewhere([text.outline], url),
});

export const documentsOfPlan = (
  documents: readonly NamedDocument[],
  kind: "coverage" | "handbook" | "program",
): MemberDocument[] =>
  documents.map(({ title, url }) => ({
    ...undated,
    kind,
    describe: elsewhere(
      [title === null && kind === "coverage" ? text.certificate : nameOfDocument(title)],
      url,
    ),
  }));

/** An item without title and address is no document. */
const isGiven = ({ title, url }: MedicareMaterial): boolean => title !== null || url !== null;

export const documentsOfMaterials = (materials: readonly MedicareMaterial[]): MemberDocument[] =>
  materials.filter(isGiven).map(({ title, url, date, year, sizeBytes }) => {
    const named = nameOfDocument(title);
    const of = plausibleYear(year);
    const isSaid = of === null || title?.includes(String(of));
    return {
      kind: "medicare",
      date,
      year: of,
      describe: elsewhere(isSaid ? [named] : text.ofYear(named, of), url, sizeBytes),
    };
  });
