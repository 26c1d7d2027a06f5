import type { CareEntry } from "#app/rules/care/member-care.ts";
import type { Provider } from "#server/gateway/calls/care/pcp.ts";
import { providerChoiceText } from "#app/text/care/provider-choice.ts";
import { listNames } from "#app/text/common/list.ts";
import type { Directory } from "../family/load-care.ts";

export type LocationView = {
  /** Street, then town, state and ZIP code. */
  readonly lines: readonly string[];
  readonly phone: string | null;
};

/** A provider in words; what the gateway does not say is null. */
export type ProviderView = {
  readonly name: string | null;
  readonly title: string | null;
  /** Null also if it is the provider's name. */
  readonly group: string | null;
  readonly specialty: string | null;
  readonly languages: string | null;
  /** Whether the provider accepts new patients: unknown differs from no. */
  readonly accepting: "yes" | "no" | "unknown";
  readonly locations: readonly LocationView[];
  /** Only the name is known: the directory no longer lists the provider (§8), or was not asked. */
  readonly isNameOnly: boolean;
};

const NAME_ONLY = {
  title: null,
  group: null,
  specialty: null,
  languages: null,
  accepting: "unknown",
  locations: [],
  isNameOnly: true,
} as const;

const { unnamed } = providerChoiceText.provider;

/** A provider to choose, whose name is never null. */
export function viewOffered(provider: Provider): ProviderView & { name: string } {
  const view = viewProvider(provider);
  return { ...view, name: view.name ?? unnamed };
}

export const viewNameOnly = (name: string): ProviderView => ({ ...NAME_ONLY, name });

/** The provider a member has, as their history has them. */
export const viewCurrentProvider = (entry: CareEntry): ProviderView => ({
  ...NAME_ONLY,
  name: entry.providerName ?? unnamed,
  title: entry.providerTitle,
  locations: viewLocations(entry.locations),
});

function viewProvider(provider: Provider): ProviderView {
  const { title, specialty, languages, locations, acceptingNewPatients } = provider;
  const name = wordsOf(provider.providerName);
  const group = wordsOf(provider.providerGroupName);
  const spoken = new Set(languages.flatMap((language) => wordsOf(language) ?? []));
  return {
    name,
    title: wordsOf(title),
    group: group === name ? null : group,
    specialty: wordsOf(specialty),
    languages: spoken.size === 0 ? null : listNames([...spoken]),
    accepting: acceptingNewPatients === null ? "unknown" : acceptingNewPatients ? "yes" : "no",
    locations: viewLocations(locations),
    isNameOnly: false,
  };
}

/**
 * A provider of the history, with details from the directory. One that the directory no longer lists
 * has only a name (§8); one that was not looked up, or has no id, has the history's own details.
 */
export function viewEntryProvider(entry: CareEntry, directory: Directory): ProviderView {
  // Undefined: not looked up; null: no longer listed.
  const found = entry.providerId === null ? undefined : directory.get(entry.providerId);
  const name = wordsOf(entry.providerName);
  if (found === null) return { ...NAME_ONLY, name };
  const own = { ...NAME_ONLY, name, title: wordsOf(entry.providerTitle), isNameOnly: false };
  if (found === undefined) return { ...own, locations: viewLocations(entry.locations) };
  const view = viewProvider(found);
  return {
    ...view,
    name: view.name ?? name,
    title: view.title ?? own.title,
    locations: view.locations.length > 0 ? view.locations : viewLocations(entry.locations),
  };
}

/** Each place once; a place without any known field is left out. */
function viewLocations(locations: Provider["locations"]): LocationView[] {
  const views = locations.map(({ addressLine1, city, state, zipCode, phoneNumber }) => {
    const town = [city, [state, zipCode].flatMap((it) => wordsOf(it) ?? []).join(" ")];
    const lines = [addressLine1, town.flatMap((it) => wordsOf(it) ?? []).join(", ")];
    return { lines: lines.flatMap((it) => wordsOf(it) ?? []), phone: wordsOf(phoneNumber) };
  });
  const byWords = new Map(views.map((view) => [JSON.stringify(view), view]));
  return [...byWords.values()].filter(({ lines, phone }) => lines.length > 0 || phone !== null);
}

/** Without space around it; null for nothing but space. */
const wordsOf = (text: string | null): string | null => text?.trim() || null;
