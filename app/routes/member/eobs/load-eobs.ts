import { redirect } from "react-router";
import type { Account } from "#server/gateway/calls/account.ts";
import {
  getEobMetadata,
  getEobPage,
  type EobMetadata,
  type EobPage,
} from "#server/gateway/calls/eobs.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import {
  readEobFilters,
  writeEobFilters,
  type EobFilterFacts,
  type ReadEobFilters,
} from "#app/rules/eobs/eob-filters.ts";
import { hasErrors } from "#app/rules/lists/read-filters.ts";
import { offeredEobTypes } from "#app/rules/eobs/eob.ts";
import { findChoices } from "#app/lists/list-choices.ts";
import { redirectToCanonicalUrl, requireOffered } from "#app/lists/view-list-filters.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { getSubscriberAccount } from "./get-subscriber.ts";

export const EOBS_A_PAGE = 10;

export type LoadedEobs = ReadEobFilters & {
  readonly account: Account;
  readonly facts: EobFilterFacts;
  /**
   * What may be chosen of the period that holds; of the usual one while the typed one is wrong. Null
   * where the gateway does not tell.
   */
  readonly metadata: EobMetadata | null;
  /** Null when a filter has to be mended first: then no explanation was asked for. */
  readonly page: EobPage | null;
};

/** The explanations of an address: the account first, then the page and its filters at once. */
export async function loadEobs(member: MemberRequest, url: URL): Promise<LoadedEobs> {
  const { gateway } = member;
  const account = await getSubscriberAccount(member);
  const facts = eobFilterFacts(account, member.today);
  const read = readEobFilters(url.searchParams, facts);
  requireOffered(read);
  redirectToCanonicalUrl(read, url, writeEobFilters(read.filters, facts));

  const { filters } = read;
  const { type: claimType, startDate, endDate, memberKey, providerIds, page: number } = filters;
  const window = { claimType, startDate, endDate, memberKey };
  const listing = hasErrors(read)
    ? Promise.resolve(null)
    : getEobPage(gateway, { ...window, providerIds, page: number - 1, size: EOBS_A_PAGE });
  const [metadata, page] = await Promise.all([
    findChoices(getEobMetadata(gateway, window), listing),
    listing,
  ]);
  if (page !== null) requireSense(page, number, (last) => pathOf({ ...filters, page: last }));
  return { ...read, account, facts, metadata, page };

  function pathOf(changed: typeof filters): string {
    return `/eobs${writeEobFilters(changed, facts)}`;
  }
}

/** What this subscriber may filter by. */
export const eobFilterFacts = (
  account: Account,
  today: MemberRequest["today"],
): EobFilterFacts => ({
  today,
  types: offeredEobTypes(account.members),
  members: account.members,
});

/**
 * "None" may only be said when the gateway says so. Past the last page the member is led back to
 * it; an empty page in the midst of others is an answer that breaks the contract (502).
 */
function requireSense(page: EobPage, asked: number, pathOf: (page: number) => string): void {
  if (page.eobs.length > 0 || (page.empty && page.totalElements === 0)) return;
  const last = page.totalPages;
  if (last > 0 && asked > last) throw redirect(pathOf(last));
  throwEntry(502);
}
