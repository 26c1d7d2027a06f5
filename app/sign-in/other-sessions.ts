import { attemptGroups } from "#server/gateway/calls/member/groups.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { memberOwner, ownersOf, type Owner } from "#server/session/owners.ts";
import type { Session } from "#server/session/session.ts";

/** Whose sessions a member's are, with those in their other groups if the gateway lists these. */
export async function listOwners(gateway: Gateway, session: Session): Promise<readonly Owner[]> {
  const groups = await attemptGroups(gateway);
  const keys = groups.ok ? groups.value.map(({ memberKey }) => memberKey) : [];
  return [...ownersOf(session), ...keys.map(memberOwner)];
}
