import {
  defaultEobFilters,
  listEobChips,
  withoutEobFilter,
  writeEobFilters,
  type EobChip,
} from "#app/rules/eobs/eob-filters.ts";
import { hasErrors } from "#app/rules/lists/read-filters.ts";
import { filtersText } from "#app/text/filters.ts";
import {
  keptProviders,
  keptType,
  viewDays,
  viewMembers,
  viewProviders,
} from "#app/lists/view-list-filters.ts";
import type { LoadedEobs } from "./load-eobs.ts";

/** The filter form: what may be chosen, what is, and what is wrong with it. */
export function viewEobForm(loaded: LoadedEobs) {
  const { account, facts, errors, filters, metadata } = loaded;
  const usual = defaultEobFilters(facts);
  const { page: _page, type: _type, member: _member, ...wrong } = errors;
  const member = facts.members.find(({ memberKey }) => memberKey === filters.memberKey);
  return {
    /** Changes with the filters: a form that stays on the page starts anew with what now holds. */
    key: writeEobFilters(filters, facts),
    // Changing who or when leaves the type as it is.
    kept: [
      ...keptType(filters.type, usual.type),
      ...(metadata === null ? keptProviders(filters.providerIds) : []),
    ],
    member: member === undefined ? "" : String(member.memberSuffix),
    members: viewMembers(account.members),
    days: viewDays(loaded, facts.today),
    providers: metadata && viewProviders(metadata.providers, filters.providerIds),
    errors: wrong,
    clear: `/eobs${writeEobFilters({ ...usual, type: filters.type }, facts)}`,
  };
}

/** The filters that are set, each with the address of the list without it; the type has its tabs. */
export function viewEobChips(loaded: LoadedEobs) {
  const { filters, facts } = loaded;
  if (hasErrors(loaded)) return [];
  return listEobChips(filters, facts).flatMap((chip) =>
    chip.name === "type"
      ? []
      : {
          name: chip.name,
          value: nameOfChip(chip, loaded),
          href: `/eobs${writeEobFilters(withoutEobFilter(filters, chip, facts), facts)}`,
        },
  );
}

/** What a chip stands for; null for a provider that the choices there are do not name. */
function nameOfChip({ name, value }: EobChip, { account, metadata }: LoadedEobs): string | null {
  if (name === "member") {
    return account.members.find((it) => String(it.memberSuffix) === value)?.firstName ?? null;
  }
  if (name !== "provider") return value;
  if (metadata === null) return filtersText.chips.someProvider;
  const provider = metadata.providers.find(({ providerId }) => providerId === value);
  return provider?.providerName ?? null;
}
