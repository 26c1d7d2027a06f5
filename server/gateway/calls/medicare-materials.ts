import { z } from "zod";
import { defineCall } from "../transport/call.ts";
import { readOf } from "../transport/call-functions.ts";

export const medicareMaterialsEligibility = defineCall({
  path: "medicare-materials/eligibility",
  summary: "Whether the member is sent Medicare materials",
  answer: z.boolean(),
});

/** Whether the member is sent Medicare materials (§7). */
export const getHasMedicareMaterials = readOf(medicareMaterialsEligibility);
