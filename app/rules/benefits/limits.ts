import type { Category } from "../member/eligibility.ts";

/** An accumulator of a plan: what it limits, how much is met, what remains (§3 "Limits item"). */
export type Limit = {
  productCategory: Category | null;
  coverageType: "INDIVIDUAL" | "FAMILY";
  limitType: string | null;
  /** Null when the limit holds in every tier. */
  networkTier: string | null;
  totalCents: number | null;
  totalMetCents: number | null;
  totalRemainingCents: number | null;
  detailedDescription: { header: string | null; body: string | null } | null;
};

/** A limit whose three amounts are there. */
export type ValidLimit = Limit & {
  totalCents: number;
  totalMetCents: number;
  totalRemainingCents: number;
};

/** A valid limit with a name, fit for the featured tile. */
export type FeaturedLimit = ValidLimit & { limitType: string };

/**
 * Whether a limit may be shown: total, met and remaining are all present, and met and remaining are
 * not both zero (§3), which is how the gateway says that a limit does not apply.
 */
export function isValidLimit(limit: Limit): limit is ValidLimit {
  const { totalCents, totalMetCents, totalRemainingCents } = limit;
  const complete = totalCents !== null && totalMetCents !== null && totalRemainingCents !== null;
  return complete && !(totalMetCents === 0 && totalRemainingCents === 0);
}

/** A limit's place in lists: Annual Limit 1, "Deductible - In Network" 2, others 3, none 4 (§9). */
export function limitOrder(limitType: string | null | undefined): 1 | 2 | 3 | 4 {
  const name = limitType?.trim() ?? "";
  if (name === "Annual Limit") return 1;
  if (name === "Deductible - In Network") return 2;
  return name === "" ? 4 : 3;
}

/** Limits in display order (§9); equals keep the gateway's order. The list given stays as it is. */
export function sortLimits<L extends { limitType: string | null }>(limits: readonly L[]): L[] {
  return limits.toSorted((a, b) => limitOrder(a.limitType) - limitOrder(b.limitType));
}

/**
 * How much of a limit is met, in percent: met / total x 100, not rounded (§9). 0 when an amount is
 * missing or the total is not above zero; kept within 0 to 100, so that a bar stays in its track.
 */
export function limitPercent(metCents: number | null, totalCents: number | null): number {
  if (metCents === null || totalCents === null || !(totalCents > 0)) return 0;
  const percent = (metCents / totalCents) * 100;
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}

/**
 * The network tier shown first: "in network" or else the first (§9); null for an empty list. The
 * gateway spells it "In Network", "innet" or "tab1" depending on the call.
 */
export function defaultTier(tiers: readonly string[]): string | null {
  return tiers.find(isInNetwork) ?? tiers[0] ?? null;
}

/**
 * The limit of the featured tile (§2): dental, individual, in the default tier, the first valid one
 * in display order; null when there is none. The tier is chosen among all of the member's dental
 * limits, valid or not: the tile does not name its tier, so it must not slip to out of network.
 * A limit without a name is left out, since the tile's title is that name, and so is one of -1 or 0,
 * which is how the gateway says that there is none (§3 "Amounts of -1 or 0 are skipped").
 */
export function featuredLimit(limits: readonly Limit[]): FeaturedLimit | null {
  const dental = limits.filter(
    (limit) => limit.productCategory === "dental" && limit.coverageType === "INDIVIDUAL",
  );
  const tier = defaultTier(dental.flatMap((limit) => limit.networkTier ?? []));
  const inTier = dental.filter((limit) => (limit.networkTier ?? tier) === tier);
  const shown = inTier.filter(isValidLimit).filter(({ totalCents }) => totalCents > 0);
  return sortLimits(shown).find(hasName) ?? null;
}

function isInNetwork(tier: string): boolean {
  const letters = tier.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return ["innetwork", "innet", "tab1"].includes(letters);
}

function hasName(limit: ValidLimit): limit is FeaturedLimit {
  return limitOrder(limit.limitType) !== 4;
}
