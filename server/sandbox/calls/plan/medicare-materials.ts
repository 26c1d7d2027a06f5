import { medicareMaterials } from "#server/gateway/calls/plan/medicare-materials.ts";
import { answer, type Handler } from "../../handler.ts";
import { Refusal } from "../../refusal.ts";
import { medicareMaterialsOn } from "../../world/plans/plan-documents.ts";

export const medicareMaterialsCalls: readonly Handler[] = [
  answer(medicareMaterials, ({ caller, state }) => {
    const { members, hasMedicareMaterials } = caller.family;
    const isMedical = members.some(({ coverages }) => coverages.some((it) => it.category === "M"));
    // Both mean "none": members with only dental plans are refused, others have an empty list.
    if (!isMedical) throw new Refusal(403, "no medical plan");
    return hasMedicareMaterials ? medicareMaterialsOn(state.world.today()) : [];
  }),
];
