import { defineCall } from "../transport/call.ts";
import { readOf } from "../transport/call-functions.ts";
import { unquoted } from "../wire/wire.ts";

export const handbookOoc = defineCall({
  path: "handbook/ooc",
  summary: "Address of the Outline of Coverage, or empty text",
  as: "text",
  answer: unquoted
    .transform((text) => (/^https?:\/\//.test(text) && URL.canParse(text) ? text : null))
    .meta({ description: "an absolute http(s) address; anything else, and empty text, is none" }),
});

/** Address of the member's Outline of Coverage (§7); null where there is none. */
export const findOutlineOfCoverage = readOf(handbookOoc);
