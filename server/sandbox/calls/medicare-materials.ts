import { medicareMaterials } from "#server/gateway/calls/medicare-materials.ts";
import { answer, type Handler } from "../handler.ts";
import { Refusal } from "../refusal.ts";
import { medicareMaterialsOn } from "../world/plan-documents.ts";

export const medicareMaterialsCalls: readonly Handler[] = [
  answer(medicareMaterials, ({ caller, state }) => {
    if (!caller.family.hasMedicareMaterials) throw new Refusal(403, "no Medicare materials");
    return medicareMaterialsOn(state.world.today());
  }),
];
