import type { Account, AccountMember } from "#server/gateway/calls/account.ts";
import type { FamilyEligibility } from "#server/gateway/calls/eligibility.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { dataLayer, type DataLayer } from "#app/rules/frame/data-layer.ts";

/**
 * The data layer of this member's pages (§4 "Authorization change"); null where the carrier did not
 * turn it on, and while staff act for the member, whose visits would count as the member's.
 */
export function findDataLayer(
  { session, today }: Pick<MemberRequest, "session" | "today">,
  account: Account,
  viewer: AccountMember,
  eligibility: readonly FamilyEligibility[],
): DataLayer | null {
  if (getRuntime().settings.DATA_LAYER === "off" || session.staff !== null) return null;
  return dataLayer(account, viewer, [...eligibility], today);
}
