import { contactLinesOf } from "#app/contact/load-contact.ts";
import { planKind, type PlanKind } from "#app/rules/claims/appeal/appeal-rights.ts";
import type { ClaimType } from "#app/rules/claims/claim-type.ts";
import type { Account } from "#server/gateway/calls/member/account.ts";
import type { MemberRequest } from "#server/middleware/member.ts";

/** Whose rules decide on an appeal of a claim of this type (HELP-04). */
export function planKindOf(
  { brand }: Pick<MemberRequest, "brand">,
  account: Account,
  type: ClaimType,
): PlanKind {
  const { medicareOriented, healthPlanPartner: isPartners } = brand.flags;
  const lines = contactLinesOf(account, [{ category: type }]);
  const isMedicare = medicareOriented || lines.includes("medicareAdvantage");
  return planKind({ type, isMedicare, isPartners });
}
