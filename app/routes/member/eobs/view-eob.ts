import type { DocumentSizes } from "#server/content/document-sizes.ts";
import { claimPath } from "#app/rules/claims/recent-claims.ts";
import {
  eobMath,
  eobName,
  eobPdfPath,
  eobTotals,
  findEobClaim,
  listEobProviders,
} from "#app/rules/eobs/eob.ts";
import type { LoadedEob } from "./load-eob.ts";
import { showEobType } from "#app/documents/eobs.ts";

type Asked = {
  readonly documentId: string;
  readonly listHref: string;
  readonly sizes: Pick<DocumentSizes, "find">;
};

export function viewEob(
  { account, eob, claims: read }: LoadedEob,
  { documentId, listHref, sizes }: Asked,
) {
  const { pdfDocumentId, typeOfClaims } = eob;
  const explained = eob.claims ?? [];
  const { claims: parts, bar, ...sums } = eobMath(explained, read);
  return {
    listHref,
    date: eob.date,
    type: showEobType(typeOfClaims),
    subscriber: eobName(eob.subscriber),
    members: eob.members.flatMap((member) => eobName(member) ?? []),
    /** Null where the gateway gives no claims, which is not the same as none. */
    claims:
      eob.claims?.map((claim, place) => {
        const at = findEobClaim(claim, typeOfClaims, account.members);
        return {
          key: `${place} ${claim.id}`,
          id: claim.id,
          /** Null where its address is not known. */
          href: at === undefined ? null : claimPath(at),
          patient: eobName(claim),
          provider: claim.providerName,
          chargeCents: claim.chargeCents,
          discountCents: parts[place]?.discountCents ?? null,
          planPaidCents: parts[place]?.planPaidCents ?? null,
          responsibilityCents: claim.responsibilityCents,
        };
      }) ?? null,
    providers: listEobProviders(eob.claims ?? []),
    totals: { ...eobTotals(explained), ...sums },
    bar,
    /** `bytes` is null where the size is not known. */
    pdf:
      pdfDocumentId === null
        ? null
        : { href: eobPdfPath(documentId), bytes: sizes.find(pdfDocumentId) },
  };
}
