import { z } from "zod";
import { categoryOf } from "#app/rules/member/eligibility.ts";
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
  .transform(({ productCategory, total, totalMet, totalRemaining, ...rest }) => ({
    ...rest,
    productCategory: productCategory ? categoryOf(productCategory) : null,
    totalCents: total,
    metCents: totalMet,
    remainingCents: totalRemaining,
  }));

/** An amount of a plan: its total, what is met and what remains (§3 "Limits item"), in cents. */
export type Limit = Readonly<z.output<typeof limit>>;

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
