import type { RouterContextProvider } from "react-router";
import { getGroups, type Group } from "#server/gateway/calls/groups.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { tokenContext } from "#server/middleware/token.ts";
import { readForm } from "#app/forms/form-data.ts";
import { coverageOf, getChosenGroup, switchGroup } from "#app/sign-in/switch-group.ts";

/**
 * Chooses a group during sign-in (§4 "Group selection (token flow)"): marks the token's own group as
 * chosen, or exchanges the token for one of another. The choice is not offered again.
 */
export async function chooseGroup(
  request: Request,
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  const { pending, gateway, brand } = context.get(tokenContext);
  const form = await readForm(request);
  const { groups, current } = await getGroups(gateway, pending.memberKey);
  const group = getChosenGroup(groups, form);
  if (group === current) {
    await context.get(sessionContext).updatePending({ ...pending, groupChosen: true });
    return;
  }
  const { afterLoginAs } = pending;
  const switching = { session: pending, gateway, brand, form, group, afterLoginAs };
  await switchGroup({ request, url, context }, switching);
}

/** A group as its card shows it (§2 "Group-selection page"). */
export function viewChoice(group: Group, current: Group) {
  const { groupId, groupName, inactive } = group;
  const { from, until } = coverageOf(group);
  return {
    groupId,
    groupName,
    inactive,
    effectiveDate: from,
    terminationDate: until,
    current: group === current,
  };
}
