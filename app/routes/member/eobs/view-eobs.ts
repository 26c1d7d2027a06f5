import type { Eob } from "#server/gateway/calls/eobs.ts";
import { findClaimType, type ClaimType } from "#app/rules/claims/claim-type.ts";
import { eobFilters } from "#app/rules/eobs/eob-filters.ts";
import { eobName, eobPath, eobPdfPath, eobTotals, listEobProviders } from "#app/rules/eobs/eob.ts";
import { viewFamilyFields } from "#app/lists/view-fields.ts";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { eobList, type LoadedEobs } from "./eob-list.ts";
import { showEobType } from "#app/documents/eobs.ts";

export function viewEobs(loaded: LoadedEobs) {
  const { filters, facts } = loaded;
  const { type } = filters;
  const query = eobFilters.write(filters, facts);
  // "Everyone" is the default: a single member is no choice.
  const members = loaded.members.length > 1 ? loaded.members : [];
  return {
    type: benefitCategoryText[type],
    types: eobList.viewTypes(loaded),
    filters: eobList.viewFilters(loaded),
    fields: viewFamilyFields(loaded, members),
    list: eobList.viewPage(loaded, (eob, place) => viewRow(eob, place, { query, listed: type })),
  };
}

type Around = { readonly query: string; readonly listed: ClaimType };

export type EobRow = ReturnType<typeof viewRow>;

function viewRow(eob: Eob, place: number, { query, listed }: Around) {
  const { documentId, pdfDocumentId, date, typeOfClaims } = eob;
  return {
    key: `${place} ${documentId}`,
    // Carries the list's query, so that the way back leads to the same list.
    href: documentId === null ? null : `${eobPath(documentId)}${query}`,
    pdfHref: documentId === null || pdfDocumentId === null ? null : eobPdfPath(documentId),
    date,
    // The tab names the type: a row repeats it only if its own differs.
    type: findClaimType(typeOfClaims?.trim() ?? "") === listed ? null : showEobType(typeOfClaims),
    members: eob.members.flatMap((member) => eobName(member) ?? []),
    providers: listEobProviders(eob.claims ?? []),
    ...eobTotals(eob.claims ?? []),
  };
}
