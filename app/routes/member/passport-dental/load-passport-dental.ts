import { getAccount } from "#server/gateway/calls/account.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import type { Settings } from "#server/settings.ts";
import { dentalDirectory } from "#app/rules/care/directories.ts";
import { findOutsideUrl } from "#app/rules/frame/web-url.ts";
import { canBeDialed, type ProgramDetails } from "#app/rules/programs/program-details.ts";
import { PROGRAM_IDS } from "#app/rules/programs/programs.ts";
import { loadProgramDetails } from "#app/frame/program-tile.ts";
import { loadTogether } from "#app/frame/load-together.ts";

type Sites = Pick<Settings, "DENTAL_DIRECTORY_URL">;

/**
 * Passport Dental (§2): its number and documents from the program's details, and the directory of
 * the member's group. `phone` is "missing" where the details have none, "unread" where they cannot
 * be had.
 */
export async function loadPassportDental(
  member: MemberRequest,
  hosts: readonly string[],
  { DENTAL_DIRECTORY_URL }: Sites,
) {
  const { account, details } = await loadTogether({
    account: getAccount(member.gateway),
    details: loadProgramDetails(member, PROGRAM_IDS.passportDental),
  });
  return {
    ...viewDetails(details, hosts),
    directory: dentalDirectory(DENTAL_DIRECTORY_URL, account.parentGroupId),
  };
}

function viewDetails(details: ProgramDetails | "unread", hosts: readonly string[]) {
  if (details === "unread") return { phone: "unread" as const, documents: [] };
  const number = details.phoneNumber?.trim() ?? "";
  const dialed = canBeDialed(number) ? { number } : null;
  return {
    phone: dialed ?? ("missing" as const),
    documents: details.documents.flatMap(({ title, url }) => {
      const href = findOutsideUrl(url, hosts);
      return href === undefined ? [] : [{ title, href }];
    }),
  };
}

export type PassportDentalView = Awaited<ReturnType<typeof loadPassportDental>>;
