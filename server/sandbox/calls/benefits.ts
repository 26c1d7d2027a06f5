import { benefitLimits } from "#server/gateway/calls/benefits.ts";
import { answer, type Handler } from "../handler.ts";

export const benefitsCalls: readonly Handler[] = [
  answer(benefitLimits, ({ caller, member }) => {
    const covered = member.coverages.map(({ category }) => category);
    return caller.family.limits.filter(({ productCategory }) =>
      covered.some((category) => category === productCategory),
    );
  }),
];
