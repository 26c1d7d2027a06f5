import { z } from "zod";
import { defineCall, defineWrite } from "../../transport/call.ts";
import { readOf, sendOf } from "../../transport/call-functions.ts";

export const hasEbill = defineCall({
  path: "ebill/hasEbill",
  lifetime: "minute",
  summary: "Whether the member's bills are in eBill",
  answer: z.boolean(),
});
export const ebillRegistered = defineCall({
  path: "ebill/ebillRegistered",
  lifetime: "minute",
  summary: "Whether the member has used eBill before",
  answer: z.boolean(),
});
export const showEbillAlert = defineCall({
  path: "ebill/showEbillAlert",
  lifetime: "minute",
  summary: "Whether a bill is waiting",
  answer: z.boolean(),
});
export const registerEbillUser = defineWrite({
  path: "ebill/registerEbillUser",
  summary: "Marks the member as registered with eBill",
});

/** Whether the member's bills are in eBill (§7). */
export const getHasEbill = readOf(hasEbill);

/** Whether the member has used eBill before (§4 "eBill"). */
export const getEbillRegistered = readOf(ebillRegistered);

/** Whether home shows the eBill alert (§2 "Top banners"). */
export const getShowEbillAlert = readOf(showEbillAlert);

/** Marks the member as registered with eBill, on the first visit (§4 "eBill"). */
export const registerWithEbill = sendOf(registerEbillUser, [ebillRegistered]);
