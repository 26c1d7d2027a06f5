import { z } from "zod";
import { defineCall } from "./call.ts";
import type { Gateway } from "./gateway.ts";
import { flag, listOf, textOrNull } from "./wire.ts";

const number = z.coerce.number<string | number>().int();

export const program = z.object({
  id: number,
  name: z.string().min(1),
  description: z
    .string()
    .nullish()
    .transform((value) => value ?? ""),
  categories: listOf(z.string()),
  eligible: flag,
  displayOrder: number.nullish().transform((value) => value ?? null),
  highPriority: flag,
  featureGroup: textOrNull,
  childResourceIds: listOf(number),
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
export function listPrograms(gateway: Gateway): Promise<z.output<typeof program>[]> {
  return gateway.read(programs);
}
