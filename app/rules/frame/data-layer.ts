import type { Account } from "#server/gateway/calls/member/account.ts";
import { activeCategories, type EligibilityRow } from "../member/eligibility.ts";
import type { PlainDate } from "../dates/plain-date.ts";

/** The member's data for analytics tags (§3 "Analytics data layer"); absent where unknown. */
export type DataLayer = {
  readonly subscriberId: string;
  /** 0 for the subscriber. */
  readonly suffix: number;
  readonly groupId: string;
  readonly groupName: string;
  readonly parentGroupId?: string;
  readonly parentGroupName?: string;
  /** "medical|dental"; empty without active coverage. */
  readonly coverageTypes: string;
};

/** The analytics data layer of a member as of today (§3); `rows` are this member's alone. */
export function dataLayer(
  account: Pick<
    Account,
    "subscriberId" | "groupId" | "groupName" | "parentGroupId" | "parentGroupName"
  >,
  viewer: { readonly memberSuffix: number },
  rows: readonly EligibilityRow[],
  today: PlainDate,
): DataLayer {
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
