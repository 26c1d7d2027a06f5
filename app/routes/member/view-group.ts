import type { Group } from "../../../server/gateway/groups.ts";
import { CATEGORIES } from "../../rules/eligibility.ts";
import { planStatusOf } from "../../rules/groups.ts";
import { showDate } from "../../text/format.ts";
import { groupsText } from "../../text/groups.ts";
import { showTimeline } from "../show-timeline.ts";
import { coverageOf } from "../switch-group.ts";

/** A group as its card shows it: days as words, one row for each plan there is (§2 "Select-group"). */
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
  const line = date === null ? groupsText.undated[status] : statusLine[status](showDate(date));
  return { status, line };
}
