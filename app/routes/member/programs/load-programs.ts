import { getHasEbill } from "#server/gateway/calls/plan/ebill.ts";
import { listMemberEligibility } from "#server/gateway/calls/member/eligibility.ts";
import { findOutlineOfCoverage } from "#server/gateway/calls/plan/handbook.ts";
import { listPrograms } from "#server/gateway/calls/care/programs.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { isTermed } from "#app/rules/member/eligibility.ts";
import {
  memberPrograms,
  programGroups,
  programsEnded,
} from "#app/rules/programs/program-groups.ts";
import { shortcutPrograms } from "#app/rules/programs/programs.ts";
import { awaitAll, orUnavailable } from "#app/frame/loading/load.ts";
import { viewTile } from "#app/programs/program-tile.ts";
import { findTileUrl, type ProgramSites } from "#app/rules/programs/program-target.ts";

/** The programs are required (S-14); a shortcut whose call fails is named as missing. */
export async function loadPrograms(
  { gateway, session, brand, today }: MemberRequest,
  sites: ProgramSites,
) {
  const { rows, programs, ebill, outline } = await awaitAll({
    rows: listMemberEligibility(gateway, session.memberKey),
    programs: listPrograms(gateway),
    ebill: brand.links.ebill === null ? false : orUnavailable(gateway.ask(getHasEbill)),
    outline: orUnavailable(gateway.ask(findOutlineOfCoverage)),
  });
  const hasEbill = ebill === true;
  const shortcuts = shortcutPrograms({
    providence: brand.flags.providence,
    hasEbill,
    termed: isTermed(rows, today),
    outlineOfCoverageUrl: outline === "unavailable" ? undefined : findTileUrl(outline, sites),
  });
  const ended = programsEnded(rows, today);
  const own = memberPrograms({ programs, ended, shortcuts });
  return {
    shortcuts: shortcuts.map((shortcut) => viewTile(shortcut, hasEbill, sites)),
    isShortcutUnavailable:
      outline === "unavailable" || (ebill === "unavailable" && !isTermed(rows, today)),
    empty: ended ? ("ended" as const) : own.length === 0 ? ("none" as const) : null,
    groups: programGroups(own).map(({ category, programs: grouped }) => ({
      category,
      tiles: grouped.map((program) => viewTile(program, hasEbill, sites)),
    })),
  };
}
