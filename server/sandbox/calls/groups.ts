import type { z } from "zod";
import type { PlainDate } from "../../../app/rules/plain-date.ts";
import type { ProductCategory } from "../../../app/rules/eligibility.ts";
import { groups, type group } from "../../gateway/groups.ts";
import { answer, type Handler } from "../handler.ts";
import { findPersona } from "../personas.ts";
import type { Coverage, Family, Member } from "../world/family.ts";

export const groupsCalls: readonly Handler[] = [
  answer(groups, ({ caller, stock }) => {
    const others = findPersona(caller.username, stock.crowd)?.otherFamilies ?? [];
    const families = [caller.family, ...others.map((code) => stock.world.getFamily(code))];
    return families.map((family) => {
      const member = family.members.find(({ suffix }) => suffix === caller.member.suffix);
      return groupAnswer(family, member ?? family.members[0], stock.world.today());
    });
  }),
];

function groupAnswer(family: Family, member: Member, today: PlainDate): z.input<typeof group> {
  const { coverages } = member;
  const lastEnd = lastEndOf(coverages);
  const plan = (category: ProductCategory) =>
    planAnswer(
      coverages.find((each) => each.category === category),
      today,
    );
  return {
    groupId: family.group.id,
    groupName: family.group.name,
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

/** The day the last coverage ends; null while one goes on, and without any. */
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
