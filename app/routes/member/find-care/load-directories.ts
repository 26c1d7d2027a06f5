import { href } from "react-router";
import { getAccount } from "#server/gateway/calls/member/account.ts";
import { listMemberEligibility } from "#server/gateway/calls/member/eligibility.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import {
  dentalDirectory,
  listDirectories,
  isFindCareProgram,
} from "#app/rules/care/directories.ts";
import { contactLinesOf, findPlanPhone } from "#app/rules/contact/plan-line.ts";
import { awaitAll, orUnavailable } from "#app/frame/loading/load.ts";
import { listPrograms, type Program } from "#server/gateway/calls/care/programs.ts";
import { isTermed } from "#app/rules/member/eligibility.ts";
import { memberPrograms, programsEnded } from "#app/rules/programs/program-groups.ts";
import { viewTile } from "#app/programs/program-tile.ts";
import type { ProgramSites } from "#app/rules/programs/program-target.ts";

/**
 * The directories for a member, with their plan's number and the rows of their coverage. The
 * directory of dentists does not depend on the coverage.
 */
export async function loadDirectories(member: MemberRequest) {
  const { brand, gateway, session, today } = member;
  const urls = brand.links.directories;
  const { account, rows } = await awaitAll({
    account: getAccount(gateway),
    rows: listMemberEligibility(gateway, session.memberKey),
  });
  const directories = listDirectories({
    rows,
    today,
    parentGroupId: account.parentGroupId,
    urls,
  });
  const dental = dentalDirectory(urls.dental, account.parentGroupId);
  return { rows, directories, dental, phone: findPlanPhone(brand, contactLinesOf(account, rows)) };
}

/** The programs are "unavailable" if they cannot be had, null if they ended with the coverage. */
export async function loadResources(member: MemberRequest, sites: ProgramSites) {
  const { own, programs } = await awaitAll({
    own: loadDirectories(member),
    programs: orUnavailable(member.gateway.ask(listPrograms)),
  });
  const { rows, directories, phone } = own;
  const shown = { directories, phone };
  const termed = isTermed(rows, member.today);
  if (programsEnded(rows, member.today)) return { ...shown, termed, programs: null };
  const tiles = programs === "unavailable" ? programs : careTiles(programs, sites);
  return { ...shown, termed, programs: tiles };
}

/** All but the search for a dentist, which would lead back (T-24): dentists have a directory here. */
function careTiles(programs: readonly Program[], sites: ProgramSites) {
  return memberPrograms({ programs, ended: false, shortcuts: [] })
    .filter(isFindCareProgram)
    .map((program) => viewTile(program, false, sites))
    .filter(({ target }) => !("to" in target) || target.to !== href("/find-care/find-a-dentist"));
}
