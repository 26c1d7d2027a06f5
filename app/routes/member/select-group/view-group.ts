import type { Group } from "#server/gateway/calls/groups.ts";
import { CATEGORIES } from "#app/rules/member/eligibility.ts";
import { planStatusOf } from "#app/rules/member/groups.ts";
import { groupsText } from "#app/text/groups.ts";
import { sayDates, sayPlanStatus } from "#app/frame/say-coverage.ts";
import { coverageOf } from "#app/sign-in/switch-group.ts";

/** A group as its card shows it: days in words, a row for each plan (§2 "Select-group"). */
export function viewGroup(group: Group, current: Group) {
  const { groupId, groupName } = group;
  return {
    groupId,
    groupName,
    dates: sayDates(coverageOf(group)),
    current: group === current,
    plans: CATEGORIES.flatMap((category) => {
      const plan = group[category];
      return plan === null ? [] : [{ name: groupsText.plans[category], ...viewPlan(plan) }];
    }),
  };
}

function viewPlan(plan: Parameters<typeof planStatusOf>[0]) {
  const { status, date } = planStatusOf(plan);
  const line = status === null ? groupsText.stateUnknown : sayPlanStatus(status, date);
  return { status, line };
}
