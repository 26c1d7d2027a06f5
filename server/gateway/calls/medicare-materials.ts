import { z } from "zod";
import { defineCall } from "../transport/call.ts";

export const medicareMaterialsEligibility = defineCall({
  path: "medicare-materials/eligibility",
  summary: "Whether the member is sent Medicare materials",
  answer: z.boolean(),
});
