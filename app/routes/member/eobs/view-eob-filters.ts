import {
  defaultEobFilters,
  listEobChips,
  withoutEobFilter,
  writeEobFilters,
  type EobChip,
} from "../../../rules/claims/eob-filters.ts";
import { findSlashDate } from "../../../rules/plain-date.ts";
import { isRefused } from "../../../rules/claims/filter-values.ts";
import type { LoadedEobs } from "./load-eobs.ts";

/** The filter form: what may be chosen, what is, and what is wrong with it. */
export function viewEobForm(loaded: LoadedEobs) {
  const { account, facts, faults, filters } = loaded;
  const usual = defaultEobFilters(facts);
  const member = facts.members.find(({ memberKey }) => memberKey === filters.memberKey);
  return {
    /** Changes with the filters: a form that stays on the page starts anew with what now holds. */
    key: writeEobFilters(filters, facts),
    // Changing who or when leaves the type as it is.
    kept: filters.type === usual.type ? [] : [{ name: "type", value: filters.type }],
    member: member === undefined ? "" : String(member.memberSuffix),
    members: account.members.map(({ memberSuffix, firstName, lastName }) => ({
      value: String(memberSuffix),
      label: `${firstName} ${lastName}`,
    })),
    ...viewDays(loaded),
    earliest: usual.startDate,
    latest: usual.endDate,
    providers: viewProviders(loaded),
    faults: {
      ...(faults.from && { from: faults.from }),
      ...(faults.to && { to: faults.to }),
      ...(faults.provider && { provider: faults.provider }),
    },
    clear: `/eobs${writeEobFilters({ ...usual, type: filters.type }, facts)}`,
  };
}

/** The days that hold; while either is wrong, both as they were typed, to be mended together. */
function viewDays({ faults, filters, typed }: LoadedEobs): { from: string; to: string } {
  const { startDate: from, endDate: to } = filters;
  if (faults.from === undefined && faults.to === undefined) return { from, to };
  return { from: asTyped(typed["from"]) ?? from, to: asTyped(typed["to"]) ?? to };
}

/** A day with slashes is one to the rules, but not to the field. */
const asTyped = (text: string | undefined): string | undefined => findSlashDate(text ?? "") ?? text;

/** Providers with explanations in these days, by name, and any chosen one that is not among them. */
function viewProviders({ filters, metadata }: LoadedEobs) {
  const offered = metadata.providers
    .map(({ providerId, providerName }) => ({ id: providerId, name: providerName }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en-US"));
  const known = new Set(offered.map(({ id }) => id));
  const others = filters.providerIds.filter((id) => !known.has(id));
  return [...offered, ...others.map((id) => ({ id, name: null }))].map((provider) => ({
    ...provider,
    chosen: filters.providerIds.includes(provider.id),
  }));
}

/** The filters that are set, each with the address of the list without it; the type has its tabs. */
export function viewEobChips(loaded: LoadedEobs) {
  const { filters, facts } = loaded;
  if (isRefused(loaded)) return [];
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

/** What a chip stands for; null for a provider that this list has no name for. */
function nameOfChip({ name, value }: EobChip, { account, metadata }: LoadedEobs): string | null {
  if (name === "member") {
    return account.members.find((it) => String(it.memberSuffix) === value)?.firstName ?? null;
  }
  if (name !== "provider") return value;
  const provider = metadata.providers.find(({ providerId }) => providerId === value);
  return provider?.providerName ?? null;
}
