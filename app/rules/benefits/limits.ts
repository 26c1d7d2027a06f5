import type { Limit } from "#server/gateway/calls/benefits/benefits.ts";
import type { Category } from "../member/eligibility.ts";
import { defaultTier } from "./tiers.ts";

/** A limit with all three amounts. */
type ValidLimit = Limit & Readonly<Record<"totalCents" | "metCents" | "remainingCents", number>>;

/** A valid limit with a name, fit for the featured tile. */
export type FeaturedLimit = ValidLimit & { readonly limitType: string };

/** Whether a limit has all amounts, and applies: met and remaining are not both zero (§3). */
export function isValidLimit(limit: Limit): limit is ValidLimit {
  const { totalCents, metCents, remainingCents } = limit;
  const complete = totalCents !== null && metCents !== null && remainingCents !== null;
  return complete && !(metCents === 0 && remainingCents === 0);
}

/** A limit's sort order: Annual Limit 1, "Deductible - In Network" 2, others 3, no type 4 (§9). */
export function limitOrder(limitType: string | null | undefined): 1 | 2 | 3 | 4 {
  const name = limitType?.trim() ?? "";
  if (name === "Annual Limit") return 1;
  if (name === "Deductible - In Network") return 2;
  return name === "" ? 4 : 3;
}

/** Limits in display order (§9); ties keep the gateway's order. */
export function sortLimits<L extends { limitType: string | null }>(limits: readonly L[]): L[] {
  return limits.toSorted((a, b) => limitOrder(a.limitType) - limitOrder(b.limitType));
}

/** The valid limits of a category or of all (§3), without amounts of -1 or 0 (T-44). */
export function countedLimits(limits: readonly Limit[], category: Category): ValidLimit[] {
  return limits
    .filter(({ productCategory }) => productCategory === null || productCategory === category)
    .filter(isValidLimit)
    .filter(({ totalCents }) => totalCents > 0);
}

/** How much of a limit is met, in percent from 0 to 100, not rounded (§9); 0 where unknown. */
export function limitPercent(metCents: number | null, totalCents: number | null): number {
  if (metCents === null || totalCents === null || !(totalCents > 0)) return 0;
  const percent = (metCents / totalCents) * 100;
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}

/**
 * The limit of the featured tile (§2): dental, individual, with a name, in the default tier, the first
 * valid one in display order. The tier is chosen among all dental limits, because the tile does not
 * name it and must not show an out-of-network one.
 */
export function featuredLimit(limits: readonly Limit[]): FeaturedLimit | null {
  const dental = limits.filter(
    (limit) => limit.productCategory === "dental" && limit.coverageType === "INDIVIDUAL",
  );
  const tier = defaultTier(dental.flatMap((limit) => limit.networkTier ?? []));
  const inTier = dental.filter((limit) => (limit.networkTier ?? tier) === tier);
  return sortLimits(countedLimits(inTier, "dental")).find(hasName) ?? null;
}

const hasName = (limit: ValidLimit): limit is FeaturedLimit => limitOrder(limit.limitType) !== 4;
