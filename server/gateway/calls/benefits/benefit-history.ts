import { z } from "zod";
import { categoryOf } from "#app/rules/member/eligibility.ts";
import { defineCall } from "../../transport/call.ts";
import { findWithShortTimeout } from "../../transport/call-functions.ts";
import type { Gateway } from "../../transport/gateway.ts";
import { day, plausibleDayOrNull, textOrNull } from "../../wire/wire.ts";

/** A period of a plan, with its first and last day. */
export const planPeriod = z
  .object({
    productCategory: z.enum(["M", "D", "V", "X"]),
    effectiveDate: day,
    terminationDate: plausibleDayOrNull.meta({
      description: "the period's last day; null or missing while none is known",
    }),
    planName: textOrNull,
  })
  .transform(({ productCategory, effectiveDate, terminationDate, planName }) => ({
    category: categoryOf(productCategory),
    firstDay: effectiveDate,
    lastDay: terminationDate,
    planName,
  }));

export const benefitsHistory = defineCall({
  path: "benefits/history",
  lifetime: "session",
  asOfDate: true,
  summary: "The plan periods of the family: past ones, the one that counts now, announced ones",
  optional: true,
  answer: z.array(planPeriod),
});

export type PlanPeriod = z.output<typeof planPeriod>;

/** The family's plan periods (§7 "benefits/history"); null if they can't be read. */
export const findPlanPeriods = (gateway: Gateway): Promise<PlanPeriod[] | null> =>
  findWithShortTimeout(gateway, benefitsHistory);
