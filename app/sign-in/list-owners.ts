import { attemptGroups } from "#server/gateway/calls/member/groups.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { memberOwner, ownersOf, type Owner } from "#server/session/owners.ts";
import type { Session } from "#server/session/session.ts";

/**
 * Who can end a member's sessions (`Owner`): the owners of this session, and the member in each of their other
 * groups, if the gateway lists these.
 */
export async function listOwners(gateway: Gateway, session: Session): Promise<readonly Owner[]> {
  const groups = await attemptGroups(gateway);
  const keys = groups.ok ? groups.value.map(({ memberKey }) => memberKey) : [];
  return [...ownersOf(session), ...keys.map(memberOwner)];
}
