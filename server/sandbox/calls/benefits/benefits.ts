import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import type { ProductCategory } from "#app/rules/member/eligibility.ts";
import { benefitsHistory } from "#server/gateway/calls/benefits/benefit-history.ts";
import {
  benefitsDental,
  benefitsMedical,
  benefitsPharmacy,
  benefitsVision,
} from "#server/gateway/calls/benefits/benefit-tiers.ts";
import { benefitLimits } from "#server/gateway/calls/benefits/benefits.ts";
import { isWithheld } from "../../confidential.ts";
import { answer, type Handler, type MemberCall } from "../../handler.ts";
import type { Member } from "../../world/families/family.ts";
import {
  limitsOf,
  medicalTiersOf,
  serviceTiersOf,
  type AnsweredPlan,
} from "../../world/plans/plan-answers.ts";
import {
  isCoveredOn,
  planOn,
  planPeriodsOf,
  PRODUCT_CATEGORIES,
} from "../../world/plans/plan-periods.ts";
import { createUsedAmounts, type UsedAmounts } from "../../world/plans/used-amounts.ts";

export const benefitsCalls: readonly Handler[] = [
  // Takes no suffix: always the caller's own.
  answer(benefitsMedical, (call) =>
    plansOf(call, call.caller.member, ["M"]).flatMap(medicalTiersOf),
  ),
  answer(benefitsDental, (call) => plansOf(call, call.member, ["D"]).flatMap(serviceTiersOf)),
  answer(benefitsVision, (call) => plansOf(call, call.member, ["V"]).flatMap(serviceTiersOf)),
  answer(benefitsPharmacy, (call) => plansOf(call, call.member, ["X"]).flatMap(serviceTiersOf)),
  answer(benefitsHistory, ({ caller, state }) => planPeriodsOf(caller.family, state.world.today())),
  answer(benefitLimits, (call) => plansOf(call, call.member, PRODUCT_CATEGORIES).flatMap(limitsOf)),
];

/** The plans that cover a member on the day of `asOfDate`, else today. */
function plansOf(
  { caller, args, state }: MemberCall,
  member: Member,
  categories: readonly ProductCategory[],
): AnsweredPlan[] {
  const { family } = caller;
  const today = state.world.today();
  const day = args["asOfDate"] ? getPlainDate(args["asOfDate"]) : today;
  const all = createUsedAmounts(state.claims, family, { day, today });
  // Withheld members' use is left out, of the family's totals as well.
  const used: UsedAmounts = {
    usedCents: (one, name) => (isWithheld(state, caller, one) ? 0 : all.usedCents(one, name)),
  };
  return categories.flatMap((category) => {
    const plan = planOn(family, category, { day, today });
    if (plan === undefined || !isCoveredOn(member, category, day)) return [];
    return { family, member, category, plan, used };
  });
}
