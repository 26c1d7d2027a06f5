import type { Eob, EobPage } from "#server/gateway/calls/eobs.ts";
import { readEobFilters, writeEobFilters, type EobFilters } from "#app/rules/eobs/eob-filters.ts";
import { findClaimType, type ClaimType } from "#app/rules/claims/claim-type.ts";
import { eobName, eobPath, eobPdfPath, eobTotals, listEobProviders } from "#app/rules/eobs/eob.ts";
import type { LoadedEobs } from "./load-eobs.ts";
import { showEobType } from "./show-eob-type.ts";
import { viewEobChips, viewEobForm } from "./view-eob-filters.ts";

/** The list as it is shown: the rules applied to what the gateway has. */
export function viewEobs(loaded: LoadedEobs) {
  const { facts, filters, page } = loaded;
  const addressOf = (changed: EobFilters) => `/eobs${writeEobFilters(changed, facts)}`;
  return {
    type: filters.type,
    types: facts.types.map((type) => ({
      type,
      // Another type has other providers.
      href: addressOf({ ...filters, type, providerIds: [], page: 1 }),
      current: type === filters.type,
    })),
    form: viewEobForm(loaded),
    chips: viewEobChips(loaded),
    list: page === null ? null : viewList(page, loaded),
  };
}

function viewList(page: EobPage, { filters, facts }: LoadedEobs) {
  // Which pages there are to go on to is what `first` and `last` say (§3 "EOB page").
  const number = page.first ? 1 : page.number + 1;
  const before = page.number * page.size;
  const query = writeEobFilters(filters, facts);
  return {
    shown: {
      first: before + 1,
      last: before + page.numberOfElements,
      total: page.totalElements,
    },
    pager: {
      page: number,
      pages: page.last ? number : Math.max(page.totalPages, number + 1),
      query: writeEobFilters({ ...filters, page: 1 }, facts),
    },
    rows: page.eobs.map((eob, place) => viewRow(eob, place, { query, listed: filters.type })),
  };
}

type Around = { readonly query: string; readonly listed: ClaimType };

function viewRow(eob: Eob, place: number, { query, listed }: Around) {
  const { documentId, pdfDocumentId, date, typeOfClaims } = eob;
  return {
    key: `${place} ${documentId}`,
    // The list goes along, so that the way back leads to it as it was.
    href: documentId === null ? null : `${eobPath(documentId)}${query}`,
    pdfHref: documentId === null || pdfDocumentId === null ? null : eobPdfPath(documentId),
    date,
    // The tab says it already; only what is not of its type has to say so.
    type: findClaimType(typeOfClaims?.trim() ?? "") === listed ? null : showEobType(typeOfClaims),
    members: eob.members.flatMap((member) => eobName(member) ?? []),
    providers: listEobProviders(eob.claims ?? []),
    ...eobTotals(eob.claims ?? []),
  };
}

/** The list that an explanation was opened from: of its query only filters that hold travel back. */
export const listAddress = (query: URLSearchParams, facts: LoadedEobs["facts"]): string =>
  `/eobs${writeEobFilters(readEobFilters(query, facts).filters, facts)}`;
