import { listPrograms } from "#server/gateway/calls/programs.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import type { Settings } from "#server/settings.ts";
import { isFindCareProgram } from "#app/rules/care/directories.ts";
import { isTermed } from "#app/rules/member/eligibility.ts";
import { memberPrograms, programsEnded } from "#app/rules/programs/program-groups.ts";
import { loadTogether } from "#app/frame/load-together.ts";
import { orUnread } from "#app/frame/or-unread.ts";
import { viewTile, type ProgramSites } from "#app/frame/program-tile.ts";
import { loadDirectories } from "./load-directories.ts";

type Sites = ProgramSites & Parameters<typeof loadDirectories>[1] & Pick<Settings, "EBILL_URL">;

/**
 * Directories on other sites, and programs that help to find care (S-19). The programs are
 * "unread" where they cannot be had, null where they ended with the coverage.
 */
export async function loadResources(member: MemberRequest, settings: Sites) {
  const { own, programs } = await loadTogether({
    own: loadDirectories(member, settings),
    programs: orUnread(listPrograms(member.gateway)),
  });
  const { rows, ...shown } = own;
  const ended = programsEnded(rows, member.today);
  return {
    ...shown,
    termed: isTermed(rows, member.today),
    programs: programs === "unread" || ended ? (ended ? null : programs) : tilesOf(programs),
  };

  function tilesOf(all: Exclude<typeof programs, "unread">) {
    return (
      memberPrograms({ programs: all, ended, shortcuts: [] })
        .filter(isFindCareProgram)
        .map((program) => viewTile(program, false, settings))
        // Its page would lead back here (T-24): the directory of dentists stands above.
        .filter(({ target }) => target.kind !== "internal" || target.to !== DENTIST_PAGE)
    );
  }
}

const DENTIST_PAGE = "/find-care/find-a-dentist";
