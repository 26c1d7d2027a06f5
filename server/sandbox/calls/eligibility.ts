import { eligibilityFamily } from "#server/gateway/calls/eligibility.ts";
import { answer, type Handler } from "../handler.ts";

export const eligibilityCalls: readonly Handler[] = [
  answer(eligibilityFamily, ({ caller }) =>
    caller.family.members.flatMap(({ key, suffix, coverages }) =>
      coverages.map(({ category, from, until }) => ({
        memberKey: key,
        suffix,
        productCategory: category,
        effectiveDate: from,
        termedDate: until,
        source: "GROUP",
      })),
    ),
  ),
];
