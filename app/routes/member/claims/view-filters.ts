import {
  defaultClaimFilters,
  listChips,
  withoutFilter,
  writeClaimFilters,
  type ClaimFilterName,
  type ClaimFilters,
} from "#app/rules/claims/claim-filters.ts";
import { filtersText } from "#app/text/filters.ts";
import {
  keptProviders,
  keptType,
  viewDays,
  viewMembers,
  viewProviders,
} from "#app/lists/view-list-filters.ts";
import type { LoadedClaims } from "./load-claims.ts";
import { listPath } from "./view-claims.ts";

/** The filter form: what may be chosen, what is, and what is wrong with it. */
export function viewForm(loaded: LoadedClaims) {
  const { filters, facts, errors, members, choices } = loaded;
  const usual = defaultClaimFilters(facts);
  const { page: _page, type: _type, member: _member, ...wrong } = errors;
  return {
    /** Changes with the filters: a form that stays on the page starts anew with what now holds. */
    key: writeClaimFilters(filters, facts),
    // Changing who or when leaves these two as they are.
    kept: [
      ...keptType(filters.type, usual.type),
      ...(sortOf(filters) === sortOf(usual) ? [] : [{ name: "sort", value: sortOf(filters) }]),
      ...(choices === null ? keptChoices(filters) : []),
    ],
    members: viewMembers(members.filter((it) => it.memberSuffix !== facts.viewerSuffix)),
    member: filters.suffix === usual.suffix ? "" : String(filters.suffix),
    viewer: viewerName(loaded),
    days: viewDays(loaded, facts.today),
    status: filters.status ?? "",
    statuses:
      choices?.statuses.map(({ code, description }) => ({ value: code, label: description })) ??
      null,
    providers: choices && viewProviders(choices.providers, filters.providerIds),
    errors: wrong,
    clear: listPath({ ...usual, type: filters.type, suffix: filters.suffix }, facts),
  };
}

/** What was chosen stays in force while its fields are missing. */
const keptChoices = ({ status, providerIds }: ClaimFilters) => [
  ...(status === null ? [] : [{ name: "status", value: status }]),
  ...keptProviders(providerIds),
];

function viewerName({ members, facts }: LoadedClaims): string {
  const viewer = members.find(({ memberSuffix }) => memberSuffix === facts.viewerSuffix);
  return viewer === undefined ? "" : `${viewer.firstName} ${viewer.lastName}`;
}

/** The filters in use, to be taken away one by one. Of the type the tabs tell. */
export function viewChips(loaded: LoadedClaims) {
  const { filters, facts, list } = loaded;
  if (list === null) return [];
  return listChips(filters, facts).flatMap((chip) => {
    const { name, value } = chip;
    if (name === "type") return [];
    const href = listPath(withoutFilter(filters, chip, facts), facts);
    return [{ name, value: wordOf(name, value, loaded), href }];
  });
}

/** What a filter reads; null where the choices there are have no word for it. */
function wordOf(
  name: Exclude<ClaimFilterName, "type">,
  value: string,
  { members, choices }: LoadedClaims,
): string | null {
  const { providers = [], statuses = [] } = choices ?? {};
  const { someProvider, someStatus } = filtersText.chips;
  const unlisted = { provider: someProvider, status: someStatus };
  const words: Readonly<Record<typeof name, string | undefined>> = {
    member: members.find((it) => String(it.memberSuffix) === value)?.firstName,
    provider: providers.find((it) => it.providerId === value)?.providerName,
    status: statuses.find((it) => it.code === value)?.description,
    from: value,
    to: value,
  };
  if (choices === null && (name === "provider" || name === "status")) return unlisted[name];
  return words[name] ?? null;
}

const sortOf = ({ sort, direction }: ClaimFilters): string =>
  `${sort}-${direction === "ascending" ? "asc" : "desc"}`;
