import { z } from "zod";
import { defineCall } from "../transport/call.ts";
import { readOf } from "../transport/call-functions.ts";

export const hasReferrals = defineCall({
  path: "referrals/hasReferrals",
  summary: "Whether the member has any referral",
  answer: z.boolean(),
});

/** Whether the member has any referral, open or expired (§7). */
export const getHasReferrals = readOf(hasReferrals);
