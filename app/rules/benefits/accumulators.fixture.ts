import type { AmountGroup } from "#server/gateway/calls/benefit-tiers.ts";
import type { Limit } from "#server/gateway/calls/benefits.ts";
import type { AccumulatorSource, Amounts } from "./accumulators.ts";

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

export const groupOf = (
  kind: AmountGroup["kind"],
  differences: Partial<AmountGroup> = {},
): AmountGroup => ({
  kind,
  name: null,
  individual: amountsOf(100_000, 25_000),
  family: amountsOf(200_000, 40_000),
  detail: null,
  ...differences,
});

export const sourceOf = (differences: Partial<AccumulatorSource>): AccumulatorSource => ({
  category: "medical",
  tierId: "innet",
  groups: [],
  limits: [],
  ownIndividual: true,
  ...differences,
});
