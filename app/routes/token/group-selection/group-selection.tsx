import { redirect } from "react-router";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";
import { getGroups, type Group } from "#server/gateway/calls/member/groups.ts";
import { pendingContext } from "#server/middleware/pending.ts";
import { GroupGrid, PlanChoiceCard, GroupForm } from "#app/components/forms/GroupCards.tsx";
import { hasSeveralGroups } from "#app/rules/member/groups.ts";
import { groupsText } from "#app/text/sign-in/groups.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import type { Route } from "./+types/group-selection.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { readForm } from "#app/forms/form-data.ts";
import { coverageOf, getChosenGroup, switchGroup } from "#app/sign-in/switch-group.ts";

/** The groups of the person who is signing in (§2 "Group-selection page"). */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { pending, gateway } = context.get(pendingContext);
  const { groups, current } = await getGroups(gateway, pending.memberKey);
  return {
    several: hasSeveralGroups(groups),
    groups: groups.map((group) => viewChoice(group, current)),
  };
};

/**
 * Chooses a group during sign-in (§4 "Group selection (token flow)"): marks the token's own group as
 * chosen, or exchanges the token for one of another. The choice is not offered again.
 */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const { pending, gateway, brand } = context.get(pendingContext);
  const form = await readForm(request);
  const { groups, current } = await getGroups(gateway, pending.memberKey);
  const group = getChosenGroup(groups, form);
  if (group === current) {
    await context.get(sessionContext).updatePending({ ...pending, groupChosen: true });
  } else {
    const { afterLoginAs } = pending;
    const switching = { session: pending, gateway, brand, group, afterLoginAs };
    await switchGroup({ request, url, context }, switching);
  }
  return redirect(LANDING_PATH, { status: 303 });
};

export default function GroupSelection({ loaderData }: Route.ComponentProps) {
  const { several, groups } = loaderData;
  const text = groupsText.selection;
  return (
    <>
      <PageTitle page={text.title} />
      <h1>{text.heading}</h1>
      <p>{several ? text.intro : text.only}</p>
      <GroupGrid>
        {groups.map((group) => (
          <PlanChoiceCard key={group.groupId} group={group}>
            <GroupForm group={group} submit={text.submit} />
          </PlanChoiceCard>
        ))}
      </GroupGrid>
    </>
  );
}

/** A group as its card shows it (§2 "Group-selection page"). */
function viewChoice(group: Group, current: Group) {
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
