import type { Account } from "#server/gateway/calls/member/account.ts";
import { activeCategories, type EligibilityRow } from "../member/eligibility.ts";
import type { PlainDate } from "../dates/plain-date.ts";

/**
 * A member's data for analytics tags as of today (§3 "Analytics data layer"); what is unknown is absent.
 * `suffix` is 0 for the subscriber; `coverageTypes` is "medical|dental", or empty without active
 * coverage. `rows` are this member's alone.
 */
export function dataLayer(
  account: Pick<
    Account,
    "subscriberId" | "groupId" | "groupName" | "parentGroupId" | "parentGroupName"
  >,
  viewer: { readonly memberSuffix: number },
  rows: readonly EligibilityRow[],
  today: PlainDate,
) {
  const { subscriberId, groupId, groupName, parentGroupId, parentGroupName } = account;
  return {
    subscriberId,
    suffix: viewer.memberSuffix,
    groupId,
    groupName,
    ...(parentGroupId === null ? {} : { parentGroupId }),
    ...(parentGroupName === null ? {} : { parentGroupName }),
    coverageTypes: activeCategories(rows, today).join("|"),
  };
}
