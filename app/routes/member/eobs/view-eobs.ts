import type { Eob } from "#server/gateway/calls/eobs.ts";
import { findClaimType, type ClaimType } from "#app/rules/claims/claim-type.ts";
import { eobFilters } from "#app/rules/eobs/eob-filters.ts";
import { eobName, eobPath, eobPdfPath, eobTotals, listEobProviders } from "#app/rules/eobs/eob.ts";
import { viewDays, viewMembers, viewProviders } from "#app/lists/view-fields.ts";
import { viewFilters, viewPage, viewTypes } from "#app/lists/view-list.ts";
import { eobList, type AskedEobs } from "./eob-list.ts";
import { showEobType } from "./show-eob-type.ts";

/** The list as it is shown: filters, and one page of rows. */
export function viewEobs(asked: AskedEobs) {
  const { filters, facts, members, options } = asked;
  return {
    type: filters.type,
    types: viewTypes(eobList, asked),
    filters: viewFilters(eobList, asked),
    fields: {
      members: members.length > 1 ? viewMembers(members) : [],
      days: viewDays(asked, facts.today),
      providers: viewProviders(options.provider, filters.providerIds),
    },
    list: viewFound(asked),
  };
}

function viewFound(asked: AskedEobs) {
  const { found, filters, facts } = asked;
  if (found === null) return null;
  const around = { query: eobFilters.write(filters, facts), listed: filters.type };
  return {
    ...viewPage(eobList, asked, found.page),
    rows: found.page.rows.map((eob, place) => viewRow(eob, place, around)),
  };
}

type Around = { readonly query: string; readonly listed: ClaimType };

function viewRow(eob: Eob, place: number, { query, listed }: Around) {
  const { documentId, pdfDocumentId, date, typeOfClaims } = eob;
  return {
    key: `${place} ${documentId}`,
    // The list's query goes along, so that the way back leads to the same list.
    href: documentId === null ? null : `${eobPath(documentId)}${query}`,
    pdfHref: documentId === null || pdfDocumentId === null ? null : eobPdfPath(documentId),
    date,
    // The tab names the type; a row does only where its own differs.
    type: findClaimType(typeOfClaims?.trim() ?? "") === listed ? null : showEobType(typeOfClaims),
    members: eob.members.flatMap((member) => eobName(member) ?? []),
    providers: listEobProviders(eob.claims ?? []),
    ...eobTotals(eob.claims ?? []),
  };
}
