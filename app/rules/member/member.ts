/** Suffix 0 is the subscriber, also called the principal member; any other a dependent (§3, §6). */
export function isSubscriber(suffix: number): boolean {
  return suffix === 0;
}

/** A member's name as pages show it, without the space beside a part that is empty. */
export const fullName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string => `${firstName} ${lastName}`.trim();

/**
 * The ID a member is known by on screen: the employee ID for local 598 users, else the family's
 * subscriber ID (§2 "Home dashboard"). A blank employee ID falls back to the subscriber ID.
 */
export function displayId(ids: {
  local598: boolean;
  employeeId: string | null;
  subscriberId: string;
}): string {
  const employeeId = ids.employeeId?.trim() ?? "";
  return ids.local598 && employeeId !== "" ? employeeId : ids.subscriberId;
}

/**
 * The members whose health data the viewer may see: a subscriber the whole family, a dependent only
 * themselves (§6). Keeps the order given.
 */
export function listViewableMembers<M extends { memberKey: string; memberSuffix: number }>(
  members: readonly M[],
  viewer: { memberKey: string; memberSuffix: number },
): M[] {
  if (isSubscriber(viewer.memberSuffix)) return [...members];
  return members.filter((member) => member.memberKey === viewer.memberKey);
}
