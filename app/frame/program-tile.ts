import type { Settings } from "#server/settings.ts";
import type { ProgramTile } from "#app/components/ui/TileList.tsx";
import { programIcon } from "#app/rules/programs/program-icons.ts";
import {
  findTileUrl,
  programKey,
  programTarget,
  type ProgramTarget,
} from "#app/rules/programs/program-target.ts";
import { type Program, listProgramContent } from "#server/gateway/calls/programs.ts";
import { truncateName, type Shortcut } from "#app/rules/programs/programs.ts";
import { programsText } from "#app/text/programs.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import {
  fixedDetails,
  programDetails,
  type ProgramDetails,
} from "#app/rules/programs/program-details.ts";
import { orUnread } from "./optional.ts";

export type ProgramSites = Pick<Settings, "APPLICATION_ORIGINS" | "DIGITAL_CLAIMS_URL"> & {
  /** Hosts of the dashboard, to which no tile of another system leads. */
  readonly ownHosts: readonly string[];
};

/** The address of the Outline of Coverage; null where it is none that a tile may lead to. */
export const outlineUrlOf = (
  url: string | null,
  { APPLICATION_ORIGINS, ownHosts }: ProgramSites,
): string | null => findTileUrl(url, { applicationOrigins: APPLICATION_ORIGINS, ownHosts }) ?? null;

/** Where a program or shortcut leads, with what this carrier configured. */
export function targetOf(
  tile: Program | Shortcut,
  hasEbill: boolean,
  { APPLICATION_ORIGINS, DIGITAL_CLAIMS_URL, ownHosts }: ProgramSites,
): ProgramTarget {
  return programTarget(tile, {
    hasEbill,
    digitalClaimsUrl: DIGITAL_CLAIMS_URL,
    applicationOrigins: APPLICATION_ORIGINS,
    ownHosts,
  });
}

/** The same as a tile shows it: digital claims, too, is a link to another site in a new tab. */
function tileTarget(tile: Program | Shortcut, hasEbill: boolean, sites: ProgramSites) {
  const target = targetOf(tile, hasEbill, sites);
  switch (target.kind) {
    case "digital-claims":
      return { kind: "external" as const, href: target.href };
    case "application":
      // The form names the program, whose address the server looks up.
      return { kind: target.kind, program: target.program };
    default:
      return target;
  }
}

/** The tile of a program or shortcut (§2 "Program tile navigation"). */
export function viewTile(
  tile: Program | Shortcut,
  hasEbill: boolean,
  sites: ProgramSites,
): ProgramTile {
  const name = "shortcut" in tile ? programsText.shortcuts[tile.shortcut] : tile.name;
  return {
    key: programKey(tile),
    name: truncateName(name),
    fullName: name,
    icon: programIcon(tile),
    target: tileTarget(tile, hasEbill, sites),
  };
}

/** HTML not yet cleaned. On Providence settings, without a call (§9); "unread" where it fails. */
export async function loadProgramDetails(
  { gateway, brand }: Pick<MemberRequest, "gateway" | "brand">,
  id: number,
): Promise<ProgramDetails | "unread"> {
  if (brand.flags.providence) {
    const { PROVIDENCE_PROGRAM_PDF_URL, PROVIDENCE_PROGRAM_PHONE } = getRuntime().settings;
    return fixedDetails({ pdfUrl: PROVIDENCE_PROGRAM_PDF_URL, phone: PROVIDENCE_PROGRAM_PHONE });
  }
  const content = await orUnread(listProgramContent(gateway));
  return content === "unread" ? content : programDetails(content, id);
}
