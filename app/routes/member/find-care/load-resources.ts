import { listPrograms } from "#server/gateway/calls/programs.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { isFindCareProgram } from "#app/rules/care/directories.ts";
import { isTermed } from "#app/rules/member/eligibility.ts";
import { memberPrograms, programsEnded } from "#app/rules/programs/program-groups.ts";
import type { Program } from "#server/gateway/calls/programs.ts";
import { loadTogether } from "#app/frame/load-together.ts";
import { orUnread } from "#app/frame/optional.ts";
import { viewTile, type ProgramSites } from "#app/frame/program-tile.ts";
import { loadDirectories, type DirectorySites } from "./load-directories.ts";

type Sites = ProgramSites & DirectorySites;

/**
 * Directories on other sites, and programs that help to find care (S-19). The programs are
 * "unread" where they cannot be had, null where they ended with the coverage.
 */
export async function loadResources(member: MemberRequest, settings: Sites) {
  const { own, programs } = await loadTogether({
    own: loadDirectories(member, settings),
    programs: orUnread(member.gateway.ask(listPrograms)),
  });
  const { rows, directories, phone } = own;
  const shown = { directories, phone };
  const termed = isTermed(rows, member.today);
  if (programsEnded(rows, member.today)) return { ...shown, termed, programs: null };
  const tiles = programs === "unread" ? programs : careTiles(programs, settings);
  return { ...shown, termed, programs: tiles };
}

/** All but the search for a dentist, which would lead back (T-24): dentists have a directory here. */
function careTiles(programs: readonly Program[], settings: Sites) {
  return memberPrograms({ programs, ended: false, shortcuts: [] })
    .filter(isFindCareProgram)
    .map((program) => viewTile(program, false, settings))
    .filter(({ target }) => !("to" in target) || target.to !== "/find-care/find-a-dentist");
}
