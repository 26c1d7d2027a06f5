import { listProgramContent } from "#server/gateway/calls/programs.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import {
  fixedDetails,
  programDetails,
  type ProgramDetails,
} from "#app/rules/programs/program-details.ts";
import { orUnread } from "./optional.ts";

/**
 * The details of a program: text (HTML of the content system, not yet cleaned), telephone number,
 * documents. On Providence they are settings, and nothing is asked (§9). "unread" where they cannot
 * be had now: a page says so in their place.
 */
export async function loadProgramDetails(
  { gateway, brand }: Pick<MemberRequest, "gateway" | "brand">,
  id: number,
): Promise<ProgramDetails | "unread"> {
  if (brand.flags.providence) {
    const { PROVIDENCE_PROGRAM_PDF_URL, PROVIDENCE_PROGRAM_PHONE } = getRuntime().settings;
    return fixedDetails({ pdfUrl: PROVIDENCE_PROGRAM_PDF_URL, phone: PROVIDENCE_PROGRAM_PHONE });
  }
  const content = await orUnread(gateway.ask(listProgramContent));
  return content === "unread" ? content : programDetails(content, id);
}
