import { addYears } from "../../../rules/plain-date.ts";
import {
  defaultClaimFilters,
  listChips,
  withoutFilter,
  writeClaimFilters,
  type ClaimFilters,
} from "../../../rules/claims/claim-filters.ts";
import { DATE_RANGE_YEARS } from "../../../rules/validation.ts";
import type { LoadedClaims } from "./load-claims.ts";
import { listPath } from "./view-claims.ts";

/** The filter form: what may be chosen, what is, and what is wrong with it. */
export function viewForm(loaded: LoadedClaims) {
  const { filters, facts, faults, members, typed, found } = loaded;
  const usual = defaultClaimFilters(facts);
  const { page: _page, type: _type, member: _member, ...wrong } = faults;
  return {
    /** Changes with the filters: a form that stays on the page starts anew with what now holds. */
    key: writeClaimFilters(filters, facts),
    // Changing who or when leaves these two as they are.
    kept: [
      ...(filters.type === usual.type ? [] : [{ name: "type", value: filters.type }]),
      ...(sortOf(filters) === sortOf(usual) ? [] : [{ name: "sort", value: sortOf(filters) }]),
    ],
    members: members
      .filter(({ memberSuffix }) => memberSuffix !== facts.viewerSuffix)
      .map(({ memberSuffix, firstName, lastName }) => ({
        value: String(memberSuffix),
        label: `${firstName} ${lastName}`,
      })),
    member: filters.suffix === usual.suffix ? "" : String(filters.suffix),
    viewer: viewerName(loaded),
    from: typed["from"] ?? filters.startDate,
    to: typed["to"] ?? filters.endDate,
    earliest: addYears(facts.today, -DATE_RANGE_YEARS),
    latest: facts.today,
    status: filters.status ?? "",
    statuses: found?.choices.statuses.map(({ code, description }) => ({
      value: code,
      label: description,
    })),
    providers: viewProviders(loaded),
    faults: wrong,
    clear: listPath({ ...usual, type: filters.type, suffix: filters.suffix }, facts),
  };
}

function viewerName({ members, facts }: LoadedClaims): string {
  const viewer = members.find(({ memberSuffix }) => memberSuffix === facts.viewerSuffix);
  return viewer === undefined ? "" : `${viewer.firstName} ${viewer.lastName}`;
}

/** Providers with claims in these days, by name, and any chosen one that is not among them. */
function viewProviders({ filters, found }: LoadedClaims) {
  const offered = found?.choices.providers ?? [];
  const known = new Set(offered.map(({ providerId }) => providerId));
  const others = filters.providerIds.filter((id) => !known.has(id));
  return [
    ...offered
      .map(({ providerId, providerName }) => ({ id: providerId, name: providerName }))
      .toSorted((a, b) => a.name.localeCompare(b.name, "en-US")),
    ...others.map((id) => ({ id, name: null })),
  ].map((provider) => ({ ...provider, chosen: filters.providerIds.includes(provider.id) }));
}

/** A filter in use. `value` is null where this list has no word for it. */
export type FilterChipView = {
  readonly name: "member" | "from" | "to" | "provider" | "status";
  readonly value: string | null;
  /** The list without it. */
  readonly href: string;
};

/** The filters in use, to be taken away one by one. Of the type the tabs tell. */
export function viewChips(loaded: LoadedClaims): FilterChipView[] {
  const { filters, facts, found } = loaded;
  if (found === null) return [];
  return listChips(filters, facts).flatMap((chip) => {
    const { name, value } = chip;
    if (name === "type") return [];
    const href = listPath(withoutFilter(filters, chip, facts), facts);
    return [{ name, value: wordOf(name, value, loaded), href }];
  });
}

function wordOf(
  name: FilterChipView["name"],
  value: string,
  { members, found }: LoadedClaims,
): string | null {
  const { providers = [], statuses = [] } = found?.choices ?? {};
  const words: Readonly<Record<FilterChipView["name"], string | undefined>> = {
    member: members.find((it) => String(it.memberSuffix) === value)?.firstName,
    provider: providers.find((it) => it.providerId === value)?.providerName,
    status: statuses.find((it) => it.code === value)?.description,
    from: value,
    to: value,
  };
  return words[name] ?? null;
}

const sortOf = ({ sort, direction }: ClaimFilters): string =>
  `${sort}-${direction === "ascending" ? "asc" : "desc"}`;
