import { href, redirect } from "react-router";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";
import { getIndividualGroups, type Group } from "#server/gateway/calls/member/groups.ts";
import { memberContext } from "#server/middleware/member.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { GroupCard, GroupGrid, GroupForm } from "#app/components/forms/GroupCards.tsx";
import { hasSeveralGroups } from "#app/rules/member/groups.ts";
import { groupsText } from "#app/text/sign-in/groups.ts";
import { readForm } from "#app/forms/form-data.ts";
import { getChosenGroup, switchGroup, coverageOf } from "#app/sign-in/switch-group.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import type { Route } from "./+types/select-group.ts";
import { CATEGORIES } from "#app/rules/member/eligibility.ts";
import { showDates, showPlanStatus } from "#app/frame/words/show-coverage.ts";

/** The member's groups with the state of each plan (§2 "Select-group page"). */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { session, gateway } = context.get(memberContext);
  const { groups, current } = await getIndividualGroups(gateway, session.memberKey);
  return {
    several: hasSeveralGroups(groups),
    groups: groups.map((group) => viewGroup(group, current)),
  };
};

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const { session, gateway, brand } = context.get(memberContext);
  const form = await readForm(request);
  const { groups, current } = await getIndividualGroups(gateway, session.memberKey);
  const group = getChosenGroup(groups, form);
  if (group === current) return redirect(href("/home"), { status: 303 });
  await switchGroup({ request, url, context }, { session, gateway, brand, group });
  context.get(sessionContext).setFlash("group-changed");
  return redirect(LANDING_PATH, { status: 303 });
};

export default function SelectGroup({ loaderData }: Route.ComponentProps) {
  const { several, groups } = loaderData;
  const text = groupsText.switching;
  return (
    <>
      <PageTitle page={text.title} />
      <h1>{text.heading}</h1>
      {!several && <p>{text.only}</p>}
      <GroupGrid>
        {groups.map((group) => (
          <GroupCard key={group.groupId} group={group}>
            <GroupForm
              group={group}
              submit={text.submit}
              kind={group.current ? "quiet" : "primary"}
            />
          </GroupCard>
        ))}
      </GroupGrid>
    </>
  );
}

/** A group as its card shows it: days in words, a row for each plan (§2 "Select-group"). */
function viewGroup(group: Group, current: Group) {
  const { groupId, groupName } = group;
  return {
    groupId,
    groupName,
    dates: showDates(coverageOf(group)),
    current: group === current,
    plans: CATEGORIES.flatMap((category) => {
      const plan = group[category];
      return plan === null ? [] : [{ name: groupsText.plans[category], ...viewPlan(plan) }];
    }),
  };
}

/** The day of a plan's status is its last for TERMED, else its first (§2 "Select-group page"). */
function viewPlan(plan: NonNullable<Group["medical"]>) {
  const { planStatus: status, planEffectiveDate, planTerminationDate } = plan;
  const on = status === "TERMED" ? planTerminationDate : planEffectiveDate;
  return { status, line: status === null ? groupsText.stateUnknown : showPlanStatus(status, on) };
}
