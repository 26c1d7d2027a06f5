/** A tier of the page: what its address and tab call it, and which network it stands for. */
export type TierName = { readonly tierId: string; readonly name: string | null };

/** The networks that have a label of their own (§9). */
export type KnownNetwork = "in" | "out";

const NETWORKS: ReadonlyMap<string, KnownNetwork> = new Map([
  ["in", "in"],
  ["innet", "in"],
  ["innetwork", "in"],
  ["tab1", "in"],
  ["out", "out"],
  ["outnet", "out"],
  ["outofnetwork", "out"],
  ["tab2", "out"],
]);

/**
 * Ignores letter case, spaces, hyphens and underscores; any other difference means another tier.
 */
const plain = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\s_-]/g, "");

/** The network that a spelling of the gateway stands for (§9); null for a tier of the plan's own. */
export function knownNetwork(spelling: string): KnownNetwork | null {
  return NETWORKS.get(spelling) ?? NETWORKS.get(plain(spelling)) ?? null;
}

/** One key for all spellings of a tier: "innet", "In Network" and "tab1" are one. */
export function tierKey(spelling: string): string {
  return knownNetwork(spelling) ?? plain(spelling);
}

/** The network tier shown first: in network, else the first (§9); null for an empty list. */
export function defaultTier(tiers: readonly string[]): string | null {
  return tiers.find((tier) => knownNetwork(tier) === "in") ?? tiers[0] ?? null;
}

/** The answered tiers, each once, then those that only counted limits name: no limit is lost. */
export function listTiers(
  answered: readonly TierName[],
  limits: readonly { readonly networkTier: string | null }[],
): TierName[] {
  const alone = limits.flatMap(({ networkTier }) =>
    networkTier === null ? [] : { tierId: networkTier, name: null },
  );
  const tiers = new Map<string, TierName>();
  for (const tier of [...answered, ...alone]) {
    const key = tierKey(tier.tierId);
    if (!tiers.has(key)) tiers.set(key, tier);
  }
  return [...tiers.values()];
}

/** The tier of an address, in any spelling; the default one (§9) for none, or an unknown one. */
export function chooseTier<Tier extends TierName>(
  tiers: readonly Tier[],
  asked: string | null,
): { readonly tier: Tier | null; readonly isUnknown: boolean } {
  const spelling = asked?.trim() ?? "";
  const named = findTier(tiers, spelling);
  const usual = defaultTier(tiers.map(({ tierId }) => tierId));
  return {
    tier: named ?? tiers.find(({ tierId }) => tierId === usual) ?? null,
    isUnknown: spelling !== "" && named === undefined,
  };
}

/** The tier of that name, in any spelling. */
export function findTier<Tier extends { readonly tierId: string }>(
  tiers: readonly Tier[],
  spelling: string,
): Tier | undefined {
  const key = tierKey(spelling);
  return tiers.find(({ tierId }) => tierKey(tierId) === key);
}
