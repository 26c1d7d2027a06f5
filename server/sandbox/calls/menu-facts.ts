import { medicareMaterialsEligibility } from "#server/gateway/calls/medicare-materials.ts";
import { hasReferrals } from "#server/gateway/calls/referrals.ts";
import { answer, type Handler } from "../handler.ts";

/** Calls whose answers decide on nothing but an entry of a menu. */
export const menuFactCalls: readonly Handler[] = [
  answer(hasReferrals, ({ caller }) => caller.family.hasReferrals),
  answer(medicareMaterialsEligibility, ({ caller }) => caller.family.hasMedicareMaterials),
];
