/** The input of a search for providers (§7 "pcp/search"). */
export type SearchCriteria = {
  readonly zip: string;
  readonly radiusMiles: number;
  readonly searchString: string;
};

/** A search that was made: pages name it by its key, and by nothing that was typed. */
export type ProviderSearch = SearchCriteria & {
  /** Cannot be guessed. */
  readonly key: string;
  readonly suffix: number;
  /** The providers that its results showed, the latest last, each as a mark of its id. */
  readonly shown: readonly string[];
};

/** The radii to choose from, miles. */
export const RADII_MILES = [5, 10, 25, 50] as const;

/** The default radius. */
export const USUAL_RADIUS_MILES = 10;

/** Characters of a name, group, specialty or city. */
export const LONGEST_SEARCH = 80;

/** Providers of a page. */
export const PROVIDERS_PER_PAGE = 10;

/** How many of the nearest providers are checked for those who accept new patients. */
export const NEAREST_PROVIDERS = 100;

/** The providers of seven pages: who goes back further than that has them shown again. */
const KEPT_SHOWN = 75;

type FoundPage<Provider> = {
  readonly shown: readonly Provider[];
  readonly page: number;
  readonly pages: number;
  /** Null if the gateway does not count. */
  readonly total: number | null;
};

/** A page of the nearest providers who accept new patients; a page past the last is the last. */
export function pageOfAccepting<Provider extends { readonly acceptingNewPatients: boolean | null }>(
  nearest: readonly Provider[],
  page: number,
): FoundPage<Provider> {
  const accepting = nearest.filter(({ acceptingNewPatients }) => acceptingNewPatients === true);
  const pages = Math.max(1, Math.ceil(accepting.length / PROVIDERS_PER_PAGE));
  const shownPage = Math.min(page, pages);
  const first = (shownPage - 1) * PROVIDERS_PER_PAGE;
  const shown = accepting.slice(first, first + PROVIDERS_PER_PAGE);
  return { shown, page: shownPage, pages, total: accepting.length };
}

/** The five digits of a ZIP code, with or without the four that may follow; undefined otherwise. */
export const findZip = (text: string): string | undefined =>
  /^(\d{5})(?:-?\d{4})?$/.exec(text.trim())?.[1];

/** The radius to choose from that a form names; undefined otherwise. */
export const findRadius = (text: string): number | undefined =>
  RADII_MILES.find((miles) => `${miles}` === text.trim());

/** A text to search by without control characters and with single blanks. */
export const tidySearch = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, " ").trim();

/** The next larger radius; undefined for the largest. */
export const findWiderRadius = (miles: number): number | undefined =>
  RADII_MILES.find((wider) => wider > miles);

/** The search after a page of its result was shown. */
export function withShownProviders(
  search: ProviderSearch,
  marks: readonly string[],
): ProviderSearch {
  const before = search.shown.filter((mark) => !marks.includes(mark));
  return { ...search, shown: [...before, ...marks].slice(-KEPT_SHOWN) };
}

/** The fields that determine the order of providers and their identity. */
type ListedProvider<Location> = {
  readonly providerId: string | null;
  readonly providerName: string;
  /** Miles; null if it is not known. */
  readonly distance: number | null;
  readonly locations: readonly Location[];
};

/**
 * A page of a result as shown. A provider that is listed once per place appears once, with all places;
 * providers at the same distance are sorted by name in the order of the locale, then by id. Otherwise
 * the gateway's order stays, which continues over the pages. Providers without an id are never duplicates.
 */
export function arrangeProviders<Location, Provider extends ListedProvider<Location>>(
  providers: readonly (Provider & ListedProvider<Location>)[],
  locale: string,
): Provider[] {
  const unique: Provider[] = [];
  for (const provider of providers) {
    const { providerId } = provider;
    const place = unique.findIndex((it) => providerId !== null && it.providerId === providerId);
    const first = unique[place];
    if (first === undefined) unique.push(provider);
    else unique[place] = { ...first, locations: united(first.locations, provider.locations) };
  }
  return runsOf(unique).flatMap((run) => run.toSorted(byNameAndId(locale)));
}

function united<Location>(some: readonly Location[], more: readonly Location[]): Location[] {
  const known = new Map([...some, ...more].map((one) => [JSON.stringify(one), one]));
  return [...known.values()];
}

/** Neighbours of the same distance. */
function runsOf<Provider extends ListedProvider<unknown>>(
  providers: readonly Provider[],
): Provider[][] {
  const runs: Provider[][] = [];
  for (const provider of providers) {
    const run = runs.at(-1);
    if (run?.[0]?.distance === provider.distance) run?.push(provider);
    else runs.push([provider]);
  }
  return runs;
}

function byNameAndId(locale: string) {
  const { compare } = new Intl.Collator(locale);
  return (a: ListedProvider<unknown>, b: ListedProvider<unknown>): number =>
    compare(a.providerName, b.providerName) || compare(a.providerId ?? "", b.providerId ?? "");
}
