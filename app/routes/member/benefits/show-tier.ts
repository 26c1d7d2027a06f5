import { benefitChangesText } from "#app/text/benefit-changes.ts";
import type { TierLabel } from "#app/rules/benefits/tiers.ts";

/** A tier within a sentence: "in network". */
export const showTierIn = ({ network, name }: TierLabel): string =>
  network === null ? name : benefitChangesText.networkIn[network];
