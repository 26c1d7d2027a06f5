import { z } from "zod";
import type { AccumulatorKind } from "#app/rules/benefits/accumulator-kind.ts";
import { categoryOf, type Category } from "#app/rules/member/eligibility.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { defineCall } from "../../transport/call.ts";
import type { Gateway } from "../../transport/gateway.ts";
import { moneyOrNull, orNull, textOrNull, totalOrNull } from "../../wire/wire.ts";

export const limit = z
  .object({
    productCategory: z.enum(["M", "D", "V", "X"]).nullish(),
    coverageType: z.enum(["INDIVIDUAL", "FAMILY"]),
    limitType: textOrNull,
    networkTier: textOrNull,
    total: totalOrNull,
    totalMet: moneyOrNull,
    totalRemaining: moneyOrNull,
    detailedDescription: orNull(z.object({ header: textOrNull, body: textOrNull })),
  })
  .transform((it): Limit => ({
    category: it.productCategory ? categoryOf(it.productCategory) : null,
    coverageType: it.coverageType,
    kind: null,
    name: it.limitType,
    networkTier: it.networkTier,
    totalCents: it.total,
    metCents: it.totalMet,
    remainingCents: it.totalRemaining,
    detail: it.detailedDescription,
  }));

/** Total, met and remaining, in cents; null where the gateway gives none. */
export type Amounts = Readonly<Record<"totalCents" | "metCents" | "remainingCents", number | null>>;

/** An amount of a plan, for one member or for the family (§3), as a limit or a tier gives it. */
export type PlanAmount = Amounts & {
  readonly coverageType: "INDIVIDUAL" | "FAMILY";
  /** What the answer's field says it is; null where only its name does. */
  readonly kind: AccumulatorKind | null;
  /** The gateway's name; null if it gives none, as for medical tiers. */
  readonly name: string | null;
  readonly detail: Readonly<Record<"header" | "body", string | null>> | null;
};

/** An amount with the category and the network it counts in (§3 "Limits item"); null for all. */
export type Limit = PlanAmount & {
  readonly category: Category | null;
  readonly networkTier: string | null;
};

export const benefitLimits = defineCall({
  path: "benefits/limits",
  lifetime: "session",
  asOfDate: true,
  summary: "Limits and deductibles with what is met and what remains",
  parameters: { suffix: "whose limits, 0 is the subscriber" },
  answer: z.array(limit),
});

/**
 * A member's limits on a day, valid or not (§3 "Limits item"), as of today by default; amounts in
 * cents. Throws the error page of a fault.
 */
export function listLimits(
  gateway: Gateway,
  suffix: number,
  asOfDate?: PlainDate,
): Promise<Limit[]> {
  return gateway.read(benefitLimits, { suffix, ...(asOfDate && { asOfDate }) });
}
