/** What the order of providers, and who is one and the same, depend on. */
type Listed<Location> = {
  readonly providerId: string | null;
  readonly providerName: string;
  /** Miles; null where it is not known. */
  readonly distance: number | null;
  readonly locations: readonly Location[];
};

/**
 * A page of a result as it is shown: nobody twice, a provider listed for each place once with all of
 * them, and those equally far away by name, then by id. Otherwise the gateway's order stays, which
 * goes on over the pages. Providers without an id are nobody's double.
 */
export function arrangeProviders<Location, Provider extends Listed<Location>>(
  providers: readonly (Provider & Listed<Location>)[],
): Provider[] {
  const unique: Provider[] = [];
  for (const provider of providers) {
    const { providerId } = provider;
    const place = unique.findIndex((it) => providerId !== null && it.providerId === providerId);
    const first = unique[place];
    if (first === undefined) unique.push(provider);
    else unique[place] = { ...first, locations: united(first.locations, provider.locations) };
  }
  return runsOf(unique).flatMap((run) => run.toSorted(byNameAndId));
}

function united<Location>(some: readonly Location[], more: readonly Location[]): Location[] {
  const known = new Map([...some, ...more].map((one) => [JSON.stringify(one), one]));
  return [...known.values()];
}

/** Neighbours of the same distance. */
function runsOf<Provider extends Listed<unknown>>(providers: readonly Provider[]): Provider[][] {
  const runs: Provider[][] = [];
  for (const provider of providers) {
    const run = runs.at(-1);
    if (run?.[0]?.distance === provider.distance) run?.push(provider);
    else runs.push([provider]);
  }
  return runs;
}

const names = new Intl.Collator("en-US");

const byNameAndId = (a: Listed<unknown>, b: Listed<unknown>): number =>
  names.compare(a.providerName, b.providerName) ||
  names.compare(a.providerId ?? "", b.providerId ?? "");
