import type { TierLabel } from "#app/rules/benefits/tiers.ts";
import { networkText } from "#app/text/networks.ts";

/** The label of a tier (§9), or the plan's own name for it. */
export const showTier = ({ network, name }: TierLabel): string =>
  network === null ? name : networkText[network];
