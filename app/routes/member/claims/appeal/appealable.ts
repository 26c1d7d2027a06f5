import { getAccount, type Account } from "#server/gateway/calls/member/account.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { isMedicareAccount } from "#app/rules/member/groups.ts";
import { appealDays, planKind, type PlanKind } from "#app/rules/claims/appeal/appeal-rights.ts";
import { isSureDenial } from "#app/rules/claims/claim-denial.ts";
import { sortClaims } from "#app/rules/claims/claim-filters.ts";
import type { ClaimType } from "#app/rules/claims/claim-type.ts";
import { addDays } from "#app/rules/dates/plain-date.ts";
import { locale } from "#app/text/common/locale.ts";
import type { ListedClaim } from "../list/load-claims.ts";

/** Whose rules decide on an appeal of a claim of this type (HELP-04), and how many days it has (HELP-05). */
export function appealPlanOf(
  { brand }: Pick<MemberRequest, "brand">,
  account: Account,
  type: ClaimType,
): { readonly kind: PlanKind; readonly days: number | null } {
  const { medicareOriented, healthPlanPartner: isPartners } = brand.flags;
  const isMedicare = medicareOriented || isMedicareAccount(account);
  const kind = planKind({ type, isMedicare, isPartners });
  return { kind, days: appealDays(kind, brand.appeals, { isMedicare }) };
}

/**
 * The denied claims that can surely be appealed still, newest first: those that are decided, surely denied, for
 * more than charges that are not covered, and have no twin (`judgeClaims`). The period counts from the day the
 * notice came, which is not known, but is never before the service (HELP-05).
 */
export async function findAppealable(
  member: MemberRequest,
  claims: readonly ListedClaim[],
): Promise<readonly ListedClaim[]> {
  const denied = claims.filter(
    ({ mayAppeal, hasTwin, pending, denialBesideStatus: beside }) =>
      mayAppeal && !hasTwin && !pending && (beside === null || isSureDenial(beside)),
  );
  if (denied.length === 0) return [];
  const account = await getAccount(member.gateway);
  const open = denied.filter(({ day, claimType }) => {
    const { days } = appealPlanOf(member, account, claimType);
    return day !== null && days !== null && addDays(day, days) >= member.today;
  });
  return sortClaims(open, { sort: "date", direction: "descending" }, locale);
}
