import type { ProgramTile } from "#app/components/ui/surfaces/TileList.tsx";
import { programIcon } from "#app/rules/programs/program-icons.ts";
import {
  programKey,
  programTarget,
  type ProgramSites,
} from "#app/rules/programs/program-target.ts";
import { type Program, listProgramContent } from "#server/gateway/calls/care/programs.ts";
import {
  truncateName,
  type Shortcut,
  fixedDetails,
  programDetails,
  type ProgramDetails,
} from "#app/rules/programs/programs.ts";
import { programsText } from "#app/text/care/programs.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { orUnavailable } from "#app/frame/loading/load.ts";

/** The tile of a program or shortcut (§2 "Program tile navigation"). */
export function viewTile(
  tile: Program | Shortcut,
  hasEbill: boolean,
  sites: ProgramSites,
): ProgramTile {
  const name = "shortcut" in tile ? programsText.shortcuts[tile.shortcut] : tile.name;
  const target = programTarget(tile, { ...sites, hasEbill });
  return {
    key: programKey(tile),
    name: truncateName(name),
    fullName: name,
    isCarrierText: !("shortcut" in tile),
    icon: programIcon(tile),
    // A form names the program, whose address the server looks up.
    target: target.kind === "application" ? { kind: target.kind, program: target.program } : target,
  };
}

/**
 * A program's details, with HTML that is not yet cleaned; "unavailable" if the call fails. Providence
 * has them in its settings and makes no call (§9).
 */
export async function loadProgramDetails(
  { gateway, brand }: Pick<MemberRequest, "gateway" | "brand">,
  id: number,
): Promise<ProgramDetails | "unavailable"> {
  if (brand.flags.providence) {
    const { pdf, phone } = brand.providenceProgram;
    return fixedDetails({ pdfUrl: pdf, phone });
  }
  const content = await orUnavailable(gateway.ask(listProgramContent));
  return content === "unavailable" ? content : programDetails(content, id);
}
