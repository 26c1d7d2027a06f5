import { z } from "zod";
import { defineCall } from "../transport/call.ts";
import { readOf } from "../transport/call-functions.ts";
import { flag, listOf, orElse, textOrNull, whole, wholeOrNull } from "../wire/wire.ts";

export const program = z.object({
  id: whole,
  name: z.string().min(1),
  description: orElse(z.string(), ""),
  categories: listOf(z.string()),
  eligible: z.boolean(),
  displayOrder: wholeOrNull,
  highPriority: flag,
  featureGroup: textOrNull,
  childResourceIds: listOf(whole),
  resource: textOrNull,
  url: textOrNull,
  urlDocumentType: textOrNull,
  icon: textOrNull,
});

export const programs = defineCall({
  path: "programs",
  summary: "Programs the member may use, with where each leads",
  answer: z.array(program),
});

/** All programs, eligible or not, in the gateway's order (§3 "Program"). */
export const listPrograms = readOf(programs);
