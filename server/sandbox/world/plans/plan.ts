import type { ProductCategory } from "#app/rules/member/eligibility.ts";

/** Which year's plan: one of a past year, this year's, or an announced one. */
export type Edition = "before" | "now" | "next";

/**
 * What fills an amount: a column of the member's claims. "frames" is what the plan paid for them.
 */
export type FilledBy = "deductible" | "owed" | "planPaid" | "frames";

/**
 * An amount of a plan in dollars. Null if the plan has none; -1 and 0 as some gateways write that.
 */
export type PlanAmount = {
  readonly filledBy: FilledBy;
  readonly name: string | null;
  readonly body: string | null;
  readonly individual: number | null;
  readonly family: number | null;
  /** Answered only among the limits; in its tier, too, when absent. */
  readonly untiered?: true;
  /** Amounts that openly do not add up. */
  readonly conflict?: {
    /** Added to the remaining amount. */
    readonly toRemaining?: number;
    /** The tier's total, if it differs from the limits'. */
    readonly tierTotal?: number;
    /** The met amount is left out. */
    readonly withoutMet?: true;
  };
};

export type PlanService = {
  readonly category: string;
  readonly code: string;
  readonly name: string;
  readonly amount: string;
  readonly description: string | null;
  readonly benefitLimit: string | null;
  /** Left out where a gateway does not say. */
  readonly deductibleApplies?: boolean;
  readonly incentiveTiers?: readonly {
    readonly name: string;
    readonly amount: string;
    readonly description: string | null;
  }[];
};

/** A medical service, which leads to a page; without a URL only its name is shown. */
export type PlanPage = {
  readonly url: string | null;
  readonly pageId: string | null;
  readonly pageDescription: string;
};

export type PlanTier = {
  readonly tierId: string;
  readonly name: string | null;
  /** The providers whose claims count: those of the directory are "in". */
  readonly network: Network;
  readonly amounts: readonly PlanAmount[];
  readonly pages?: readonly PlanPage[];
  readonly services?: readonly PlanService[];
};

export type Network = "in" | "out" | "all";

/** A category's plan of one year. */
export type Plan = {
  readonly name: string;
  readonly tiers: readonly PlanTier[];
  /** Tiers that break the contract, as they are answered. */
  readonly brokenTiers?: readonly unknown[];
};

/** A family's plans by category and year; a missing category has no tiers and no limits. */
export type PlanBook = Partial<Record<ProductCategory, (edition: Edition) => Plan>>;

/** The differences from one year to the next. */
export const byEdition =
  <Value>(before: Value, now: Value, next: Value) =>
  (edition: Edition): Value =>
    ({ before, now, next })[edition];

export const deductible = (
  individual: number | null,
  family: number | null,
  network: "in" | "out",
  body: string,
): PlanAmount => ({
  filledBy: "deductible",
  name: network === "in" ? "Deductible - In Network" : "Deductible - Out of Network",
  body,
  individual,
  family,
});

export const outOfPocket = (
  individual: number | null,
  family: number | null,
  body = "The most you pay for covered services in a plan year.",
): PlanAmount => ({
  filledBy: "owed",
  name: "Out-of-Pocket Maximum",
  body,
  individual,
  family,
});

export const annualLimit = (
  individual: number | null,
  family: number | null,
  body: string,
): PlanAmount => ({ filledBy: "planPaid", name: "Annual Limit", body, individual, family });
