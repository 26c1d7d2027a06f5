import type { z } from "zod";
import type { ProductCategory } from "#app/rules/member/eligibility.ts";
import type { medicalTier, serviceTier } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import type { limit } from "#server/gateway/calls/benefits/benefits.ts";
import type { Family, Member } from "../families/family.ts";
import type { Plan, PlanAmount, PlanService, PlanTier } from "./plan.ts";
import type { UsedAmounts } from "./used-amounts.ts";

/** A category's plan with its member and the amounts used. */
export type AnsweredPlan = {
  readonly family: Family;
  readonly member: Member;
  readonly category: ProductCategory;
  readonly plan: Plan;
  readonly used: UsedAmounts;
};

type Amounts = readonly [total: number | null, met: number | null, remaining: number | null];

const NONE: Amounts = [null, null, null];

/** A plan's limits: of the member, then of the family. */
export function limitsOf(answered: AnsweredPlan): z.input<typeof limit>[] {
  const { category, plan } = answered;
  return plan.tiers.flatMap((tier) =>
    tier.amounts.flatMap((amount) =>
      (["INDIVIDUAL", "FAMILY"] as const).flatMap((coverageType) => {
        const [total, totalMet, totalRemaining] = amountsBy(answered, tier, amount, coverageType);
        if (total === null) return [];
        return {
          productCategory: category,
          coverageType,
          limitType: amount.name,
          networkTier: tier.tierId,
          total,
          totalMet,
          totalRemaining,
          detailedDescription: detailOf(amount),
        };
      }),
    ),
  );
}

/** A plan's tiers in the form of medical ones, then those that break the contract. */
export function medicalTiersOf(answered: AnsweredPlan): unknown[] {
  const tiers = answered.plan.tiers.map((tier): z.input<typeof medicalTier> => {
    const deductible = amountsOf(answered, tier, "deductible");
    const maximum = amountsOf(answered, tier, "owed");
    const detail = tier.amounts.find(({ untiered }) => !untiered);
    return {
      tierId: tier.tierId,
      name: tier.name,
      services: [...(tier.pages ?? [])],
      oopDeductibles: {
        indivDeductible: deductible.individual[0],
        indivDeductibleMet: deductible.individual[1],
        indivDeductibleRemaining: deductible.individual[2],
        familyDeductible: deductible.family[0],
        familyDeductibleMet: deductible.family[1],
        familyDeductibleRemaining: deductible.family[2],
        indivOutOfPocket: maximum.individual[0],
        indivOutOfPocketMet: maximum.individual[1],
        indivOutOfPocketRemaining: maximum.individual[2],
        familyOutOfPocket: maximum.family[0],
        familyOutOfPocketMet: maximum.family[1],
        familyOutOfPocketRemaining: maximum.family[2],
        detailDescription: detail === undefined ? null : detailOf(detail),
      },
    };
  });
  return [...tiers, ...(answered.plan.brokenTiers ?? [])];
}

/** A plan's tiers in the form that dental, vision and pharmacy share. */
export function serviceTiersOf(answered: AnsweredPlan): unknown[] {
  const tiers = answered.plan.tiers.map((tier): z.input<typeof serviceTier> => ({
    tierId: tier.tierId,
    name: tier.name,
    services: byCategory(tier.services ?? []),
    maximums: tier.amounts
      .filter(({ untiered }) => !untiered)
      .map((amount) => {
        const individual = amountsBy(answered, tier, inTier(amount), "INDIVIDUAL");
        const family = amountsBy(answered, tier, inTier(amount), "FAMILY");
        return {
          description: amount.name,
          familyAmount: family[0],
          familyMet: family[1],
          familyRemaining: family[2],
          indivAmount: individual[0],
          indivMet: individual[1],
          indivRemaining: individual[2],
          detailDescription: detailOf(amount),
        };
      }),
  }));
  return [...tiers, ...(answered.plan.brokenTiers ?? [])];
}

function amountsOf(answered: AnsweredPlan, tier: PlanTier, filledBy: PlanAmount["filledBy"]) {
  const amount = tier.amounts.find((one) => one.filledBy === filledBy && !one.untiered);
  if (amount === undefined) return { individual: NONE, family: NONE };
  return {
    individual: amountsBy(answered, tier, inTier(amount), "INDIVIDUAL"),
    family: amountsBy(answered, tier, inTier(amount), "FAMILY"),
  };
}

/** The amount as the tier gives it. */
const inTier = (amount: PlanAmount): PlanAmount =>
  amount.conflict?.tierTotal === undefined
    ? amount
    : { ...amount, individual: amount.conflict.tierTotal };

function amountsBy(
  { family, member, category, used }: AnsweredPlan,
  { network }: PlanTier,
  amount: PlanAmount,
  coverageType: "INDIVIDUAL" | "FAMILY",
): Amounts {
  const { filledBy, conflict = {} } = amount;
  const total = coverageType === "FAMILY" ? amount.family : amount.individual;
  if (total === null) return NONE;
  if (total <= 0) return [total, total, total];
  if (conflict.withoutMet) return [total, null, null];
  const members = coverageType === "FAMILY" ? family.members : [member];
  const metCents = members
    .map((one) => used.usedCents(one, { category, network, filledBy }))
    .reduce((all, cents) => all + cents, 0);
  const leftCents = Math.round((total + (conflict.toRemaining ?? 0)) * 100) - metCents;
  return [total, metCents / 100, leftCents / 100];
}

const detailOf = ({ name, body }: PlanAmount) => (body === null ? null : { header: name, body });

function byCategory(services: readonly PlanService[]) {
  const categories = [...new Set(services.map(({ category }) => category))];
  return categories.map((category) => ({
    category,
    services: services
      .filter((one) => one.category === category)
      .map(({ category: _category, incentiveTiers = [], ...rest }) => ({
        ...rest,
        incentiveTiers: [...incentiveTiers],
      })),
  }));
}
