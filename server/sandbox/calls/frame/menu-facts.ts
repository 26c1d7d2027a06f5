import { medicareMaterialsEligibility } from "#server/gateway/calls/plan/medicare-materials.ts";
import { answer, type Handler } from "../../handler.ts";

/** Calls that each decide about one menu entry. */
export const menuFactCalls: readonly Handler[] = [
  answer(medicareMaterialsEligibility, ({ caller }) => caller.family.hasMedicareMaterials),
];
