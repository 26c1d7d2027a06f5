import { getTiers, type BenefitsQuery } from "#server/gateway/calls/benefit-tiers.ts";
import { listLimits } from "#server/gateway/calls/benefits.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { CategoryAnswer } from "#app/rules/benefits/tier-accumulators.ts";
import { orNull } from "#app/frame/optional.ts";

/** A category of a member on a day. */
export type CategoryBenefits = BenefitsQuery & CategoryAnswer;

/**
 * One category's tiers and limits, in one round. Throws what the page shows instead where the tiers
 * cannot be read (T-36); limits that fail leave the tiers standing.
 */
export async function loadCategory(
  gateway: Gateway,
  asked: BenefitsQuery,
): Promise<CategoryBenefits> {
  const [tiers, limits] = await Promise.all([
    getTiers(gateway, asked),
    orNull(gateway.ask((optional) => listLimits(optional, asked.suffix, asked.day))),
  ]);
  return { ...asked, ...tiers, limits };
}
