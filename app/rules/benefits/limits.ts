import type { Amounts, Limit } from "#server/gateway/calls/benefits/benefits.ts";
import type { Category } from "../member/eligibility.ts";
import { defaultTier } from "./tiers.ts";

/** Amounts of which none is missing. */
export type WholeAmounts = Readonly<Record<keyof Amounts, number>>;

/** Whether total, met and remaining are all given. */
export const isWhole = <Given extends Amounts>(one: Given): one is Given & WholeAmounts =>
  one.totalCents !== null && one.metCents !== null && one.remainingCents !== null;

/** Whether a limit has all amounts, and applies: met and remaining are not both zero (§3). */
export const isValidLimit = (limit: Limit): limit is Limit & WholeAmounts =>
  isWhole(limit) && !(limit.metCents === 0 && limit.remainingCents === 0);

/** A limit's sort order: Annual Limit 1, "Deductible - In Network" 2, others 3, no type 4 (§9). */
export function limitOrder(limitName: string | null): 1 | 2 | 3 | 4 {
  const name = limitName?.trim() ?? "";
  if (name === "Annual Limit") return 1;
  if (name === "Deductible - In Network") return 2;
  return name === "" ? 4 : 3;
}

/** Limits in display order (§9); ties keep the gateway's order. */
export function sortLimits<L extends Pick<Limit, "name">>(limits: readonly L[]): L[] {
  return limits.toSorted((a, b) => limitOrder(a.name) - limitOrder(b.name));
}

/** The valid limits of a category or of all (§3), without amounts of -1 or 0 (T-44). */
export function countedLimits(limits: readonly Limit[], category: Category) {
  return limits
    .filter((limit) => limit.category === null || limit.category === category)
    .filter(isValidLimit)
    .filter(({ totalCents }) => totalCents > 0);
}

/**
 * The limit of the featured tile (§2): dental, individual, with a name, in the default tier, the first
 * valid one in display order. The tier is chosen among all dental limits, because the tile does not
 * name it and must not show an out-of-network one.
 */
export function featuredLimit(limits: readonly Limit[]) {
  const dental = limits.filter(
    (limit) => limit.category === "dental" && limit.coverageType === "INDIVIDUAL",
  );
  const tier = defaultTier(dental.flatMap((limit) => limit.networkTier ?? []));
  const inTier = dental.filter((limit) => (limit.networkTier ?? tier) === tier);
  return sortLimits(countedLimits(inTier, "dental")).find(hasName) ?? null;
}

const hasName = <Given extends Limit>(limit: Given): limit is Given & { readonly name: string } =>
  limitOrder(limit.name) !== 4;
