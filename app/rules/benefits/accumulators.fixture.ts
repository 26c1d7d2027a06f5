import type { Amounts, Limit, PlanAmount } from "#server/gateway/calls/benefits/benefits.ts";
import type { Category } from "../member/eligibility.ts";
import { progressOf, type Accumulator } from "./accumulators.ts";
import { listAccumulators } from "./category-plan.ts";

/** Limits and tiers' amounts to build cases from: a medical plan, in network. */

export const limitOf = (name: string | null, differences: Partial<Limit> = {}): Limit => ({
  category: "medical",
  coverageType: "INDIVIDUAL",
  kind: null,
  name,
  networkTier: "innet",
  totalCents: 100_000,
  metCents: 25_000,
  remainingCents: 75_000,
  detail: null,
  ...differences,
});

export const amountsOf = (
  totalCents: number | null,
  metCents: number | null,
  remainingCents: number | null = totalCents === null || metCents === null
    ? null
    : totalCents - metCents,
): Amounts => ({ totalCents, metCents, remainingCents });

export const NONE = amountsOf(-100, -100);

/** An own deductible in the network, nothing said against it. */
export function accumulatorOf(differences: Partial<Accumulator> = {}): Accumulator {
  const one = {
    category: "medical" as const,
    kind: "deductible" as const,
    coverageType: "INDIVIDUAL" as const,
    network: "in",
    name: null,
    detail: null,
    conflicts: [],
    totalCents: 100_000,
    metCents: 25_000,
    remainingCents: 75_000,
    ...differences,
  };
  return { ...one, progress: one.conflicts.length > 0 ? "inconsistent" : progressOf(one) };
}

type BothSides = Partial<Pick<PlanAmount, "name" | "detail">> & {
  readonly individual?: Amounts;
  readonly family?: Amounts;
};

/** One kind of amount of a tier, for one member and for the family. */
export function groupOf(kind: PlanAmount["kind"], differences: BothSides = {}): PlanAmount[] {
  const { individual = amountsOf(100_000, 25_000), family = amountsOf(200_000, 40_000) } =
    differences;
  const { name = null, detail = null } = differences;
  return [
    { kind, name, detail, coverageType: "INDIVIDUAL", ...individual },
    { kind, name, detail, coverageType: "FAMILY", ...family },
  ];
}

/** A tier and a member's limits. */
export type AccumulatorSource = {
  readonly category: Category;
  readonly tierId: string | null;
  readonly groups: readonly (readonly PlanAmount[])[];
  readonly limits: readonly Limit[];
  readonly isViewer: boolean;
};

export const sourceOf = (differences: Partial<AccumulatorSource>): AccumulatorSource => ({
  category: "medical",
  tierId: "innet",
  groups: [],
  limits: [],
  isViewer: true,
  ...differences,
});

/** The accumulators of a tier and a member's limits that have these differences. */
export function listFrom(differences: Partial<AccumulatorSource>) {
  const { tierId, groups, ...answer } = sourceOf(differences);
  const tier = {
    tierId: tierId ?? "",
    name: null,
    amounts: groups.flat(),
    pages: [],
    services: [],
  };
  const tiers = tierId === null ? [] : [tier];
  return listAccumulators({ ...answer, tiers, unreadable: [] }, tierId);
}
