import { defineCall } from "../../transport/call.ts";
import { readOf } from "../../transport/call-functions.ts";
import { textOrNull } from "../../wire/wire.ts";

export const handbookOoc = defineCall({
  path: "handbook/ooc",
  lifetime: "session",
  summary: "Address of the Outline of Coverage, or empty text",
  as: "text",
  mayBeEmpty: true,
  // A sentence is not an address, and does not tell whether there is one.
  answer: textOrNull
    .refine((text) => !/\s/.test(text ?? ""))
    .transform((text) => (text && /^https?:\/\//.test(text) && URL.canParse(text) ? text : null))
    .meta({
      description: "an absolute http(s) address; another address, empty text and null are none",
    }),
});

/** Address of the member's Outline of Coverage (§7); null if there is none. */
export const findOutlineOfCoverage = readOf(handbookOoc);
