import { plainText, type Words } from "#app/components/ui/text/CarrierText.tsx";
import type { FilterOption, FilterOptions } from "#app/components/lists/list-view.ts";
import { findTypedDate, type PlainDate } from "#app/rules/dates/plain-date.ts";
import { defaultWindow, type DateWindow } from "#app/rules/lists/date-window.ts";
import type { ReadFilters } from "#app/rules/lists/read-filters.ts";
import { fullName } from "#app/rules/member/member.ts";
import { nameMembers } from "#app/frame/words/name-members.ts";
import { locale } from "#app/text/common/locale.ts";

type ReadDays = ReadFilters<DateWindow, "from" | "to">;

/** The days in effect; while either is invalid, both as they were typed. */
function viewDays({ errors, filters, typed }: ReadDays, today: PlainDate) {
  const { startDate: from, endDate: to } = filters;
  const usual = defaultWindow(today);
  const wrong = errors.from !== undefined || errors.to !== undefined;
  return {
    from: (wrong ? asTyped(typed["from"]) : undefined) ?? from,
    to: (wrong ? asTyped(typed["to"]) : undefined) ?? to,
    earliest: usual.startDate,
    latest: usual.endDate,
  };
}

/** The rules accept days with slashes, a date input does not. */
const asTyped = (text: string | undefined): string | undefined => findTypedDate(text ?? "") ?? text;

/** The offered providers by name, then any chosen one that is not offered. */
function viewProviders(offered: readonly FilterOption[] | undefined, chosen: readonly string[]) {
  if (offered === undefined) return null;
  const known = new Set(offered.map(({ value }) => value));
  return [
    ...offered
      .map(({ value, label }) => ({ id: value, name: label }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
    ...chosen.filter((id) => !known.has(id)).map((id) => ({ id, name: null })),
  ].map((provider) => ({ ...provider, chosen: chosen.includes(provider.id) }));
}

type LoadedFamily = ReadDays & {
  readonly filters: { readonly providerIds: readonly string[] };
  readonly facts: { readonly today: PlainDate };
  readonly options: FilterOptions<"provider">;
};

/** The fields of a list that a family shares, for `FamilyFilters`. */
export const viewFamilyFields = (loaded: LoadedFamily, members: readonly Person[]) => ({
  // The address holds the suffix, never a member key.
  members: personOptions(members),
  days: viewDays(loaded, loaded.facts.today),
  providers: viewProviders(loaded.options.provider, loaded.filters.providerIds),
});

const optionsOf = (members: readonly Person[], nameOf: (member: Person) => string) => {
  const name = nameMembers(members, nameOf);
  return members.map((member) => ({ value: String(member.memberSuffix), label: name(member) }));
};

/** Members by their full names, as a filter's field offers them. */
export const personOptions = (members: readonly Person[]): FilterOption[] =>
  optionsOf(members, fullName);

type Provider = { readonly providerId: string; readonly providerName: string };

export const providerOptions = (providers: readonly Provider[]): FilterOption[] =>
  providers.map(({ providerId, providerName }) => ({ value: providerId, label: providerName }));

type Person = Parameters<typeof nameMembers>[0][number];

export const optionOf = (value: string, words: Words): FilterOption => ({
  value,
  label: plainText(words),
  isCarrierText: typeof words !== "string",
});

/** Options of several answers, each value once. */
export const uniqueOptions = (options: readonly FilterOption[]): FilterOption[] => [
  ...new Map(options.map((option) => [option.value, option])).values(),
];

export const memberOptions = (members: readonly Person[]): FilterOption[] =>
  optionsOf(members, ({ firstName }) => firstName);
