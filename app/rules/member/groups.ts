/** The City of Portland, whose members get the preventative-care card (§1, §9). */
export const CITY_OF_PORTLAND_GROUP = "10002805";

/** The special Medicare Advantage group with the short benefits menu (§1, §2 "Menus", §9). */
export const MEDICARE_ADVANTAGE_GROUP = "10004760";

/** The parent group whose groups are Medicare groups (§1, §9). */
export const MEDICARE_PARENT_GROUP = "100000075";

/** Whether a group ID is the City of Portland's (§1). */
export function isCityOfPortlandGroup(groupId: string | null): boolean {
  return groupId === CITY_OF_PORTLAND_GROUP;
}

/** Whether a group ID is that of the special Medicare Advantage group (§1). */
export function isMedicareAdvantageGroup(groupId: string | null): boolean {
  return groupId === MEDICARE_ADVANTAGE_GROUP;
}

/** Whether the ID of a group's PARENT makes it a Medicare group (§1, §2 "Passport Dental"). */
export function isMedicareGroup(parentGroupId: string | null): boolean {
  return parentGroupId === MEDICARE_PARENT_GROUP;
}

/** Whether an account's plans for medical care and drugs are Medicare plans (§1). */
export const isMedicareAccount = (account: {
  readonly groupId: string | null;
  readonly parentGroupId: string | null;
}): boolean => isMedicareAdvantageGroup(account.groupId) || isMedicareGroup(account.parentGroupId);

/** The member has no group among those the gateway listed for them (§8). */
export class GroupLookupError extends Error {
  constructor() {
    super("Failed to find group for current member");
    this.name = "GroupLookupError";
  }
}

/**
 * The group of the token's member, by member key (§8). Throws a GroupLookupError with the
 * specification's message when there is none.
 */
export function getCurrentGroup<G extends { readonly memberKey: string }>(
  groups: readonly G[],
  memberKey: string,
): G {
  const current = groups.find((group) => group.memberKey === memberKey);
  if (current === undefined) throw new GroupLookupError();
  return current;
}

/** Whether there is a group to choose (§2 "Group-selection", §4 "Post-login routing"). */
export function hasSeveralGroups(groups: readonly unknown[]): boolean {
  return groups.length > 1;
}

export type PlanStatus = "ACTIVE" | "FUTURE" | "TERMED";
