import type { DocumentSizes } from "#server/content/document-sizes.ts";
import {
  eobName,
  eobPdfPath,
  eobTotals,
  findEobClaimPath,
  listEobProviders,
} from "#app/rules/eobs/eob.ts";
import type { LoadedEob } from "./load-eob.ts";
import { showEobType } from "./show-eob-type.ts";

type Asked = {
  readonly documentId: string;
  readonly listHref: string;
  readonly sizes: Pick<DocumentSizes, "find">;
};

export function viewEob({ account, eob }: LoadedEob, { documentId, listHref, sizes }: Asked) {
  const { pdfDocumentId, typeOfClaims } = eob;
  return {
    listHref,
    date: eob.date,
    type: showEobType(typeOfClaims),
    subscriber: eobName(eob.subscriber),
    members: eob.members.flatMap((member) => eobName(member) ?? []),
    /** Null where the gateway gives no claims, which is not the same as none. */
    claims:
      eob.claims?.map((claim, place) => ({
        key: `${place} ${claim.id}`,
        id: claim.id,
        /** Null where its address is not known. */
        href: findEobClaimPath(claim, typeOfClaims, account.members) ?? null,
        patient: eobName(claim),
        provider: claim.providerName,
        chargeCents: claim.chargeCents,
        responsibilityCents: claim.responsibilityCents,
      })) ?? null,
    providers: listEobProviders(eob.claims ?? []),
    totals: eobTotals(eob.claims ?? []),
    /** `bytes` is null where the size is not known. */
    pdf:
      pdfDocumentId === null
        ? null
        : { href: eobPdfPath(documentId), bytes: sizes.find(pdfDocumentId) },
  };
}
