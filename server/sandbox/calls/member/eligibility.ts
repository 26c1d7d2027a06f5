import { eligibilityFamily } from "#server/gateway/calls/member/eligibility.ts";
import { answer, type Handler } from "../../handler.ts";
import { coveragesOf } from "../../plan-cancellation.ts";

export const eligibilityCalls: readonly Handler[] = [
  answer(eligibilityFamily, ({ caller, state }) =>
    caller.family.members.flatMap((member) =>
      coveragesOf(state, caller.family, member).map(({ category, from, until }) => ({
        memberKey: member.key,
        suffix: member.suffix,
        productCategory: category,
        effectiveDate: from,
        termedDate: until,
        source: "GROUP",
      })),
    ),
  ),
];
