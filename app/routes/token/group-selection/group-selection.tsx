import { redirect } from "react-router";
import { LANDING_PATH } from "#server/landing-path.ts";
import { getGroups } from "#server/gateway/calls/groups.ts";
import { tokenContext } from "#server/middleware/token.ts";
import { GroupGrid, PlanChoiceCard } from "#app/components/forms/GroupCards.tsx";
import { hasSeveralGroups } from "#app/rules/member/groups.ts";
import { groupsText } from "#app/text/groups.ts";
import { GroupForm } from "#app/forms/group-form.tsx";
import { chooseGroup, viewChoice } from "./choose-group.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import type { Route } from "./+types/group-selection.ts";

/** The groups of whoever is signing in (§2 "Group-selection page"). */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { pending, gateway } = context.get(tokenContext);
  const { groups, current } = await getGroups(gateway, pending.memberKey);
  return {
    several: hasSeveralGroups(groups),
    groups: groups.map((group) => viewChoice(group, current)),
  };
};

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  await chooseGroup(request, url, context);
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
