import {
  eobMath,
  eobName,
  eobPdfPath,
  eobTotals,
  haveSums,
  listEobMembers,
  listEobProviders,
} from "#app/rules/eobs/eob.ts";
import type { DocumentSizes } from "#server/content/document-sizes.ts";
import { claimPath } from "#app/rules/claims/claim-path.ts";
import { showEobType } from "#app/documents/eobs.ts";
import { shownResponsibility, standingOfPlaced } from "./place-claims.ts";
import type { LoadedEob } from "./load-eob.ts";

type EobContext = {
  readonly documentId: string;
  readonly listHref: string;
  readonly sizes: Pick<DocumentSizes, "find">;
};

export function viewEob(
  { eob, claims: read, placed }: LoadedEob,
  { documentId, listHref, sizes }: EobContext,
) {
  const { pdfDocumentId, typeOfClaims } = eob;
  const explained = eob.claims ?? [];
  const { claims: parts, bar, ...sums } = eobMath(explained, read);
  const standings = placed.map((claim, index) => standingOfPlaced(claim, read[index]));
  const isSummed = haveSums(explained, standings);
  return {
    listHref,
    date: eob.date,
    type: showEobType(typeOfClaims),
    subscriber: eobName(eob.subscriber),
    members: listEobMembers(eob),
    /** Null if the gateway gives no claims, which is not the same as none. */
    claims:
      eob.claims?.map((claim, index) => {
        const at = placed[index]?.at ?? null;
        return {
          key: `${index} ${claim.id}`,
          id: claim.id,
          /** Null if its address is not known. */
          href: at && claimPath(at),
          patient: eobName(claim),
          provider: claim.providerName,
          chargeCents: claim.chargeCents,
          discountCents: parts[index]?.discountCents ?? null,
          planPaidCents: parts[index]?.planPaidCents ?? null,
          responsibilityCents: shownResponsibility(
            claim.responsibilityCents,
            standings[index] ?? null,
          ),
          standing: standings[index] ?? null,
        };
      }) ?? null,
    providers: listEobProviders(eob.claims ?? []),
    /** Null where a claim changed since, is not decided, owed by nobody or a credit: no sum holds then. */
    totals: isSummed ? { ...eobTotals(explained), ...sums } : null,
    bar: isSummed ? bar : null,
    /** `bytes` is null if the size is not known. */
    pdf:
      pdfDocumentId === null
        ? null
        : { href: eobPdfPath(documentId), bytes: sizes.find(pdfDocumentId) },
  };
}
