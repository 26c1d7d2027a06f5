import { z } from "zod";
import { PLAN_DOCUMENT_CATEGORIES } from "#app/rules/documents/plan-documents.ts";
import { defineCall } from "../../transport/call.ts";
import { readOf } from "../../transport/call-functions.ts";
import { flag, listOf, orElse, textOrNull, whole, wholeOrNull } from "../../wire/wire.ts";

export const program = z.object({
  id: whole,
  name: z.string().trim().min(1),
  description: orElse(z.string(), ""),
  categories: listOf(z.string()).meta({
    description: "names as members read them; a program is listed under the first",
  }),
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
  lifetime: "session",
  asOfDate: true,
  summary: "Programs the member may use, with where each leads",
  answer: z.array(program),
});

const names = Object.values(PLAN_DOCUMENT_CATEGORIES)
  .map((name) => `"${name}"`)
  .join(" or ");

/**
 * §7 only names the call: what the carrier's content system adds to programs and benefits. An entry
 * belongs to the program of its id, or without one to a category of §3 ("Member Handbooks").
 */
export const programContent = z.object({
  id: wholeOrNull,
  category: textOrNull.meta({
    description: `${names}, in any case: documents of the plan; any other, null or missing: none`,
  }),
  name: textOrNull,
  description: textOrNull.meta({ description: "HTML, of which only text and links are shown" }),
  phoneNumber: textOrNull,
  documents: listOf(z.object({ title: textOrNull, url: textOrNull })),
});

export const programsSitecore = defineCall({
  path: "programs/sitecore",
  lifetime: "session",
  summary: "Descriptions, telephone numbers and documents of programs and of the benefits",
  answer: z.array(programContent),
});

/** A program as the gateway lists it (§3 "Program"). `eligible` is what §2 calls "enrolled". */
export type Program = Readonly<z.output<typeof program>>;
export type ProgramContent = z.output<typeof programContent>;

/**
 * The content system's entries about programs and benefits (§7 "programs/sitecore"), in its order.
 */
export const listProgramContent = readOf(programsSitecore);

/** All programs, eligible or not, in the gateway's order (§3 "Program"). */
export const listPrograms = readOf(programs);
