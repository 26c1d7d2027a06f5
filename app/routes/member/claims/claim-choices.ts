import { getClaimsMetadata } from "#server/gateway/calls/claims.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { ClaimFilterFacts, ClaimFilters } from "#app/rules/claims/claim-filters.ts";
import { defaultWindow } from "#app/rules/lists/date-window.ts";
import type { FilterOption } from "#app/components/lists/list-view.ts";
import { loadEach, orNull } from "#app/frame/optional.ts";
import { eachOnce, providerOptions } from "#app/lists/view-fields.ts";
import { membersOf, type ClaimsMember, type ListedClaim } from "./list-claims.ts";

type Choices = {
  readonly provider: readonly FilterOption[];
  readonly status: readonly FilterOption[];
};

type Scope = { readonly members: readonly ClaimsMember[]; readonly facts: ClaimFilterFacts };

/**
 * The providers and statuses of the claims that the other filters leave. One that was chosen before
 * those filters is offered as well, by the name it has among all claims of the family.
 */
export async function loadClaimChoices(
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
    provider: eachOnce(providerOptions(answers.flatMap(({ providers }) => providers))),
    status: eachOnce(
      statuses.map(({ code, description }) => ({ value: code, label: description })),
    ),
  };
}

/** The providers and statuses of these claims, as far as the gateway names them. */
export const nameChoices = (claims: readonly ListedClaim[]): Choices => ({
  provider: claims.flatMap(({ provider }) =>
    provider?.providerId && provider.providerName
      ? [{ value: provider.providerId, label: provider.providerName }]
      : [],
  ),
  status: claims.flatMap(({ claimStatusCode, claimStatusDescription }) =>
    claimStatusDescription === null
      ? []
      : [{ value: claimStatusCode, label: claimStatusDescription }],
  ),
});
