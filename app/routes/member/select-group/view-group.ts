import type { Group } from "#server/gateway/calls/groups.ts";
import { CATEGORIES } from "#app/rules/member/eligibility.ts";
import { planStatusOf } from "#app/rules/member/groups.ts";
import { showDate } from "#app/text/format.ts";
import { groupsText } from "#app/text/groups.ts";
import { showTimeline } from "#app/frame/show-timeline.ts";
import { coverageOf } from "#app/sign-in/switch-group.ts";

/** A group as its card shows it: days in words, a row for each plan (§2 "Select-group"). */
export function viewGroup(group: Group, current: Group) {
  const { groupId, groupName } = group;
  return {
    groupId,
    groupName,
    dates: showTimeline(coverageOf(group)),
    current: group === current,
    plans: CATEGORIES.flatMap((category) => {
      const plan = group[category];
      return plan === null ? [] : [{ name: groupsText.plans[category], ...viewPlan(plan) }];
    }),
  };
}

const statusLine = {
  ACTIVE: groupsText.activeSince,
  FUTURE: groupsText.effectiveOn,
  TERMED: groupsText.terminatedOn,
} as const;

function viewPlan(plan: Parameters<typeof planStatusOf>[0]) {
  const { status, date } = planStatusOf(plan);
  if (status === null) return { status, line: groupsText.stateUnknown };
  const line = date === null ? groupsText.undated[status] : statusLine[status](showDate(date));
  return { status, line };
}
