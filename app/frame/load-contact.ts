import { contactWays } from "#server/contact-settings.ts";
import type { Account } from "#server/gateway/calls/account.ts";
import type { FamilyEligibility } from "#server/gateway/calls/eligibility.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { findHolidayCalendar } from "#server/gateway/calls/message.ts";
import { getRuntime } from "#server/runtime.ts";
import type { Brand } from "#app/brand/brand.ts";
import {
  contactDirectory,
  listContactBlocks,
  ownContactLines,
  type ContactDirectory,
  type ContactLine,
} from "#app/rules/frame/contact.ts";
import { isMedicareAdvantageGroup, isMedicareGroup } from "#app/rules/member/groups.ts";

/** Data of both contact pages: whom to reach, and the brand's holiday calendar or "". */
export async function loadContact(
  brand: Brand,
  gateway: Gateway,
  ownLines: readonly ContactLine[] = [],
) {
  return {
    ...directoryOf(brand, ownLines),
    calendar: await findHolidayCalendar(gateway, brand.domainId),
  };
}

/** The lines of a member's own plans, by the eligibility rows given, or of the category of a claim. */
export function contactLinesOf(
  { groupId, parentGroupId }: Pick<Account, "groupId" | "parentGroupId">,
  rows: readonly Pick<FamilyEligibility, "category">[],
): readonly ContactLine[] {
  const medicare = isMedicareAdvantageGroup(groupId) || isMedicareGroup(parentGroupId);
  return ownContactLines(
    rows.map(({ category }) => category),
    { medicare },
  );
}

/** The number of a member's plan; null where the carrier has set none. */
export function findPlanPhone(brand: Brand, ownLines: readonly ContactLine[]): string | null {
  const reached = directoryOf(brand, ownLines).own.filter(({ line }) => line !== "tty");
  return reached.find(({ phone }) => phone !== null)?.phone ?? null;
}

function directoryOf(brand: Brand, ownLines: readonly ContactLine[]): ContactDirectory {
  const ways = contactWays(getRuntime().settings, brand.supportPhone);
  return contactDirectory(listContactBlocks(brand.flags, ways), ownLines);
}
