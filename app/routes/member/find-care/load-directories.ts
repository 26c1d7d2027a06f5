import { getAccount } from "#server/gateway/calls/account.ts";
import { listMemberEligibility } from "#server/gateway/calls/eligibility.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import type { Settings } from "#server/settings.ts";
import { dentalDirectory, listDirectories } from "#app/rules/care/directories.ts";
import { contactLinesOf, findPlanPhone } from "#app/frame/load-contact.ts";
import { loadTogether } from "#app/frame/load-together.ts";

export type DirectorySites = Pick<
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
