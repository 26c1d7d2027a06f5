import { getAccount } from "#server/gateway/calls/account.ts";
import { listMemberEligibility } from "#server/gateway/calls/eligibility.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import type { Settings } from "#server/settings.ts";
import {
  dentalDirectory,
  listDirectories,
  isFindCareProgram,
} from "#app/rules/care/directories.ts";
import { contactLinesOf, findPlanPhone } from "#app/frame/load-contact.ts";
import { loadTogether } from "#app/frame/load-together.ts";
import { listPrograms, type Program } from "#server/gateway/calls/programs.ts";
import { isTermed } from "#app/rules/member/eligibility.ts";
import { memberPrograms, programsEnded } from "#app/rules/programs/program-groups.ts";
import { orUnread } from "#app/frame/optional.ts";
import { viewTile } from "#app/frame/program-tile.ts";
import type { ProgramSites } from "#app/rules/programs/program-target.ts";

type DirectorySites = Pick<
  Settings,
  | "MEDICAL_DIRECTORY_URL"
  | "DENTAL_DIRECTORY_URL"
  | "VISION_DIRECTORY_URL"
  | "PHARMACY_DIRECTORY_URL"
>;

/** The directories for a member, that of dentists whatever their coverage, with their plan's number and the rows of their coverage. */
export async function loadDirectories(member: MemberRequest, settings: DirectorySites) {
  const { brand, gateway, session, today } = member;
  const { account, rows } = await loadTogether({
    account: getAccount(gateway),
    rows: listMemberEligibility(gateway, session.memberKey),
  });
  const directories = listDirectories({
    rows,
    today,
    parentGroupId: account.parentGroupId,
    urls: {
      medical: settings.MEDICAL_DIRECTORY_URL,
      dental: settings.DENTAL_DIRECTORY_URL,
      vision: settings.VISION_DIRECTORY_URL,
      pharmacy: settings.PHARMACY_DIRECTORY_URL,
    },
  });
  const dental = dentalDirectory(settings.DENTAL_DIRECTORY_URL, account.parentGroupId);
  return { rows, directories, dental, phone: findPlanPhone(brand, contactLinesOf(account, rows)) };
}

type Sites = ProgramSites & DirectorySites;

/** The programs are "unread" where they cannot be had, null where they ended with the coverage. */
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
