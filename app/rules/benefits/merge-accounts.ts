import type { Accumulator } from "./accumulators.ts";

/** What names an accumulator within a tier: its kind, or the name of those of no known kind. */
export const identityOf = ({ kind, name }: Pick<Accumulator, "kind" | "name">): string =>
  kind === "other" ? `other ${(name ?? "").trim().toLowerCase()}` : kind;

/** Whether two count in one tier: one that counts in every tier goes with each. */
export const meet = (a: Pick<Accumulator, "network">, b: Pick<Accumulator, "network">): boolean =>
  a.network === b.network || a.network === null || b.network === null;

/**
 * The gateway's two accounts of a tier's amounts as one list, limits first. An amount that both name
 * stands once, as the limit, which is asked for with the member's suffix; the description may be the
 * tier's, and different amounts are noted. Each goes with one of the other account at most, so that
 * of two limits with one name neither is lost.
 */
export function mergeAccounts(
  limits: readonly Accumulator[],
  tier: readonly Accumulator[],
): Accumulator[] {
  const own = withoutRepeats(limits);
  const twins = new Map<Accumulator, Accumulator>();
  for (const one of tier) {
    const [limit] = own
      .filter((candidate) => !twins.has(candidate) && isSame(candidate, one))
      .toSorted((a, b) => distance(a, one) - distance(b, one));
    if (limit !== undefined) twins.set(limit, one);
  }
  const taken = new Set(twins.values());
  return [
    ...own.map((limit) => joined(limit, twins.get(limit))),
    ...tier.filter((one) => !taken.has(one)),
  ];
}

const isSame = (a: Accumulator, b: Accumulator): boolean =>
  identityOf(a) === identityOf(b) && a.coverageType === b.coverageType && meet(a, b);

/** Of several limits that could be meant, that of the same total, then that of the same network. */
const distance = (limit: Accumulator, one: Accumulator): number =>
  (limit.totalCents === one.totalCents ? 0 : 2) + (limit.network === one.network ? 0 : 1);

function joined(limit: Accumulator, one: Accumulator | undefined): Accumulator {
  if (one === undefined) return limit;
  const { totalCents, metCents, remainingCents } = one;
  const other = { totalCents, metCents, remainingCents };
  const conflicts = isDisputed(limit, one) ? [{ kind: "account" as const, other }] : [];
  return {
    ...limit,
    detail: limit.detail ?? one.detail,
    conflicts: [...limit.conflicts, ...conflicts],
  };
}

const isDisputed = (limit: Accumulator, one: Accumulator): boolean =>
  limit.totalCents !== one.totalCents ||
  differs(limit.metCents, one.metCents) ||
  differs(limit.remainingCents, one.remainingCents);

/** An amount that one account does not give contradicts nothing. */
const differs = (a: number | null, b: number | null): boolean =>
  a !== null && b !== null && a !== b;

/** A limit that the gateway lists twice, alike in all that is shown, is one. */
function withoutRepeats(limits: readonly Accumulator[]): Accumulator[] {
  const once = limits.map((one) => {
    const { coverageType, network, totalCents, metCents, remainingCents } = one;
    const amounts = [totalCents, metCents, remainingCents];
    return [JSON.stringify([identityOf(one), coverageType, network, ...amounts]), one] as const;
  });
  return [...new Map(once).values()];
}
