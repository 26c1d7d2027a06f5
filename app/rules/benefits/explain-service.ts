import type { BenefitService } from "#server/gateway/calls/benefit-tiers.ts";
import {
  isOff,
  progressOf,
  type Accumulator,
  type AccumulatorKind,
  type CoverageType,
} from "./accumulators.ts";
import { readPlanPays, type PlanPays } from "./plan-pays.ts";

/** What the member pays; null in `ServiceFacts` where the plan's amount does not say it. */
export type MemberPays =
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "copay"; readonly cents: number }
  | { readonly kind: "nothing" };

/**
 * How far the amounts of one kind are, individual and family together, since either may end it.
 * - "left": the smaller of what is left, and whose that is.
 * - "reached": one of them is met or used up.
 * - "unknown": the gateway does not say, or contradicts itself.
 */
export type AmountLeft =
  | { readonly kind: "left"; readonly cents: number; readonly coverageType: CoverageType }
  | { readonly kind: "reached"; readonly coverageType: CoverageType }
  | { readonly kind: "unknown" };

/** What is known of one service in one tier. No row says which services a deductible is waived for. */
export type ServiceFacts = {
  readonly planPays: PlanPays | null;
  readonly memberPays: MemberPays | null;
  /** Null where the tier has none. */
  readonly deductible: AmountLeft | null;
  readonly outOfPocketMaximum: AmountLeft | null;
  readonly annualLimit: AmountLeft | null;
  readonly incentiveTiers: readonly IncentiveFacts[];
};

/** What the plan pays once an incentive is earned; null `planPays` where it does not say. */
export type IncentiveFacts = Pick<Incentive, "name" | "description"> & {
  readonly planPays: PlanPays | null;
};

type Incentive = BenefitService["incentiveTiers"][number];

type ExplainedService = Pick<BenefitService, "amount" | "incentiveTiers">;

/** The facts that explain a service in a tier to a member, whose accumulators of it are given. */
export function explainService(
  service: ExplainedService,
  accumulators: readonly Accumulator[],
): ServiceFacts {
  const planPays = readPlanPays(service.amount);
  const left = (kind: AccumulatorKind) =>
    amountLeft(accumulators.filter((one) => one.kind === kind));
  return {
    planPays,
    memberPays: memberPaysOf(planPays),
    deductible: left("deductible"),
    outOfPocketMaximum: left("outOfPocketMaximum"),
    annualLimit: left("annualLimit"),
    incentiveTiers: service.incentiveTiers.map(({ name, amount, description }) => ({
      name,
      planPays: readPlanPays(amount),
      description,
    })),
  };
}

/** The member's share of what the plan's amount is a share of; null where it is not one. */
export function memberPaysOf(planPays: PlanPays | null): MemberPays | null {
  switch (planPays?.kind) {
    case "percent": {
      const percent = hundredths(100 - planPays.percent);
      return percent === 0 ? { kind: "nothing" } : { kind: "percent", percent };
    }
    case "copay":
      return planPays.cents === 0 ? { kind: "nothing" } : planPays;
    case "full":
      return { kind: "nothing" };
    default:
      return null;
  }
}

/** How far accumulators of one kind are (see `AmountLeft`); null for none. */
export function amountLeft(all: readonly Accumulator[]): AmountLeft | null {
  if (all.length === 0) return null;
  const reached = all.find((one) => progressOf(one) === "met" && !isOff(one));
  if (reached !== undefined) return { kind: "reached", coverageType: reached.coverageType };
  const left = all.flatMap(({ remainingCents: cents, coverageType }) =>
    cents === null ? [] : { kind: "left" as const, cents, coverageType },
  );
  const isKnown = left.length === all.length && all.every(isCertain);
  const [least] = left.toSorted((a, b) => a.cents - b.cents);
  return isKnown && least !== undefined ? least : { kind: "unknown" };
}

const isCertain = (one: Accumulator): boolean => progressOf(one) !== "unknown" && !isOff(one);

/** 100 less 33.3 is 66.7, not 66.69999999999999. */
const hundredths = (percent: number): number => Math.round(percent * 100) / 100;
