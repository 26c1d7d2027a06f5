import type { z } from "zod";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { ProductCategory } from "#app/rules/member/eligibility.ts";
import {
  groupDetail,
  groups,
  individualGroups,
  type group,
} from "#server/gateway/calls/member/groups.ts";
import { listMemberships } from "../../find-member.ts";
import { answer, type Handler } from "../../handler.ts";
import type { SandboxState } from "../../state.ts";
import type { Caller } from "../../tokens.ts";
import type { Coverage, Family, Member } from "../../world/families/family.ts";

export const groupsCalls: readonly Handler[] = [
  answer(groups, ({ caller, state }) => groupsOf(state, caller)),
  answer(individualGroups, ({ caller, state }) => groupsOf(state, caller)),
  answer(groupDetail, ({ caller, state }) => ({
    groups: groupsOf(state, caller).map(({ groupId, groupName, ...dates }) => ({
      groupId,
      groupName,
      startDate: dates.planEffectiveDate,
      endDate: dates.planTerminationDate,
    })),
    currentGroup: nameOf(caller.family),
  })),
];

const groupsOf = (state: SandboxState, caller: Caller) =>
  listMemberships(state, caller).map(({ family, member }) =>
    groupAnswer(family, member, state.world.today()),
  );

const nameOf = ({ group }: Family) => ({ groupId: group.id, groupName: group.name });

function groupAnswer(family: Family, member: Member, today: PlainDate): z.input<typeof group> {
  const { coverages } = member;
  const lastEnd = lastEndOf(coverages);
  const plan = (category: ProductCategory) =>
    planAnswer(
      coverages.find((each) => each.category === category),
      today,
    );
  return {
    ...nameOf(family),
    memberKey: member.key,
    planEffectiveDate: family.effectiveDate,
    planTerminationDate: lastEnd,
    moda360: family.group.flagged ?? false,
    groupEffectiveDate: family.effectiveDate,
    groupTerminationDate: null,
    inactive: lastEnd !== null && lastEnd <= today,
    medical: plan("M"),
    dental: plan("D"),
    vision: plan("V"),
    pharmacy: plan("X"),
  };
}

/** The day the last coverage ends; null while one is open, and without any. */
function lastEndOf(coverages: readonly Coverage[]): PlainDate | null {
  let last: PlainDate | null = null;
  for (const { until } of coverages) {
    if (until === null) return null;
    if (last === null || until > last) last = until;
  }
  return last;
}

function planAnswer(coverage: Coverage | undefined, today: PlainDate) {
  if (coverage === undefined) return null;
  const { from, until } = coverage;
  const ended = until !== null && until <= today;
  const planStatus = from > today ? "FUTURE" : ended ? "TERMED" : "ACTIVE";
  return { planStatus, planEffectiveDate: from, planTerminationDate: until } as const;
}
