import type { TierAmount } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import type { Limit } from "#server/gateway/calls/benefits/benefits.ts";
import type { Category } from "../member/eligibility.ts";
import { listAccumulators, type Accumulator, type Amounts } from "./accumulators.ts";

/** Limits and tiers' amounts to build cases from: a medical plan, in network. */

export const limitOf = (limitType: string | null, differences: Partial<Limit> = {}): Limit => ({
  productCategory: "medical",
  coverageType: "INDIVIDUAL",
  limitType,
  networkTier: "innet",
  totalCents: 100_000,
  metCents: 25_000,
  remainingCents: 75_000,
  detailedDescription: null,
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
export const accumulatorOf = (differences: Partial<Accumulator> = {}): Accumulator => ({
  category: "medical",
  kind: "deductible",
  coverageType: "INDIVIDUAL",
  network: "in",
  name: null,
  detail: null,
  conflicts: [],
  totalCents: 100_000,
  metCents: 25_000,
  remainingCents: 75_000,
  ...differences,
});

type BothSides = Partial<Pick<TierAmount, "name" | "detail">> & {
  readonly individual?: Amounts;
  readonly family?: Amounts;
};

/** One kind of amount of a tier, for one member and for the family. */
export function groupOf(kind: TierAmount["kind"], differences: BothSides = {}): TierAmount[] {
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
  readonly groups: readonly (readonly TierAmount[])[];
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
