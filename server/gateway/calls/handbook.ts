import { z } from "zod";
import { defineCall } from "../transport/call.ts";
import { readOf } from "../transport/call-functions.ts";

export const handbookOoc = defineCall({
  path: "handbook/ooc",
  summary: "Address of the Outline of Coverage, or empty text",
  as: "text",
  answer: z
    .string()
    .transform((text) => {
      const address = text.trim().replaceAll('"', "");
      return /^https?:\/\//.test(address) && URL.canParse(address) ? address : null;
    })
    .meta({ description: "an absolute http(s) address; anything else, and empty text, is none" }),
});

/** Address of the member's Outline of Coverage (§7); null where there is none. */
export const findOutlineOfCoverage = readOf(handbookOoc);
