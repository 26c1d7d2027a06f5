import { href } from "react-router";
import type { AccountMember } from "#server/gateway/calls/member/account.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import {
  claimFilters,
  EVERYONE,
  type ClaimFilterFacts,
  type ClaimFilters,
} from "#app/rules/claims/claim-filters.ts";
import { offeredClaimTypes } from "#app/rules/claims/claim-type.ts";
import { sliceRows } from "#app/rules/lists/row-page.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { showClaimStatus } from "#app/frame/words/show-claim-status.ts";
import { defineList } from "#app/lists/define-list.ts";
import { memberOptions, uniqueOptions, optionOf, providerOptions } from "#app/lists/view-fields.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { loadClaims, membersOf, type ClaimsMember, type ListedClaim } from "./load-claims.ts";
import { getClaimsMetadata } from "#server/gateway/calls/claims/claims.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { defaultWindow } from "#app/rules/lists/date-window.ts";
import type { FilterOption } from "#app/components/lists/list-view.ts";
import { loadEach, orNull } from "#app/frame/loading/load.ts";

const PAGE_ROWS = 20;

/** The claims of a member or of everyone, by type: a page of rows, a file, a page for print (S-21). */
export const claimList = defineList({
  path: href("/claims"),
  filters: claimFilters,
  basic: ["type", "member"],
  scope: getClaimsScope,
  load: loadClaims,
  pageOf: ({ claims }, { page }) => sliceRows(claims, page, PAGE_ROWS),
  options: ({ members }) => ({
    member: [{ value: EVERYONE, label: claimsText.filters.everyone }, ...memberOptions(members)],
  }),
  named: ({ claims }) => nameChoices(claims),
  choices: {
    of: ["status", "provider"],
    load: loadClaimChoices,
  },
});

export type AllClaims = Awaited<ReturnType<typeof claimList.loadAll>>;
export type LoadedClaims = Awaited<ReturnType<typeof claimList.loadPage>>;

type ClaimsScope = {
  readonly facts: ClaimFilterFacts;
  readonly viewer: AccountMember;
  readonly members: readonly AccountMember[];
};

/** Only the account is loaded, so that an ended session leads to the log-in page (T-36) first. */
export async function getClaimsScope(member: MemberRequest): Promise<ClaimsScope> {
  const { viewer, members } = await getFamily(member);
  return {
    viewer,
    members,
    facts: {
      today: member.today,
      types: offeredClaimTypes(members, [viewer]),
      suffixes: members.map(({ memberSuffix }) => memberSuffix),
      viewerSuffix: viewer.memberSuffix,
    },
  };
}

type Choices = {
  readonly provider: readonly FilterOption[];
  readonly status: readonly FilterOption[];
};

type Scope = { readonly members: readonly ClaimsMember[]; readonly facts: ClaimFilterFacts };

async function loadClaimChoices(
  gateway: Gateway,
  filters: ClaimFilters,
  { members, facts }: Scope,
): Promise<Choices> {
  const offered = await askChoices(gateway, filters, membersOf(members, filters));
  const providers = unoffered(filters.providerIds, offered.provider);
  const statuses = unoffered(filters.status === null ? [] : [filters.status], offered.status);
  if (providers.length + statuses.length === 0) return offered;
  const everything = { ...filters, ...defaultWindow(facts.today) };
  const known = await orNull(gateway.ask((optional) => askChoices(optional, everything, members)));
  if (known === null) return offered;
  return {
    provider: [...offered.provider, ...optionsOf(known.provider, providers)],
    status: [...offered.status, ...optionsOf(known.status, statuses)],
  };
}

const optionsOf = (options: readonly FilterOption[], values: readonly string[]) =>
  options.filter(({ value }) => values.includes(value));

const unoffered = (values: readonly string[], options: readonly FilterOption[]): string[] =>
  values.filter((value) => options.every((option) => option.value !== value));

async function askChoices(
  gateway: Gateway,
  { type, startDate, endDate }: ClaimFilters,
  members: readonly ClaimsMember[],
): Promise<Choices> {
  const { answers } = await loadEach(gateway, members, (optional, { memberSuffix: suffix }) =>
    getClaimsMetadata(optional, { type, suffix, startDate, endDate }),
  );
  const statuses = answers.flatMap((answer) => answer.statuses);
  return {
    provider: uniqueOptions(providerOptions(answers.flatMap(({ providers }) => providers))),
    status: uniqueOptions(statuses.map(({ code, description }) => statusOption(code, description))),
  };
}

const statusOption = (value: string, status: string): FilterOption =>
  optionOf(value, showClaimStatus(status));

/** The providers and statuses of these claims, as far as the gateway names them. */
const nameChoices = (claims: readonly ListedClaim[]): Choices => ({
  provider: claims.flatMap(({ providerId, provider }) =>
    providerId && provider ? [{ value: providerId, label: provider }] : [],
  ),
  status: claims.flatMap(({ statusCode, status }) =>
    status === null ? [] : [statusOption(statusCode, status)],
  ),
});
