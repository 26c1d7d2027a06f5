import { z } from "zod";
import { defineCall } from "../transport/call.ts";

export const hasReferrals = defineCall({
  path: "referrals/hasReferrals",
  summary: "Whether the member has any referral",
  answer: z.boolean(),
});
