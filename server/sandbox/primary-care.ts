import { z } from "zod";
import { addDays, addYears, findPlainDate, type PlainDate } from "#app/rules/dates/plain-date.ts";
import type { pcpMember } from "#server/gateway/calls/care/pcp.ts";
import type { SandboxState } from "./state.ts";
import { locationAnswers } from "./world/care/care-provider.ts";
import { findCareProvider } from "./world/care/find-providers.ts";
import type { Member, PrimaryCare } from "./world/families/family.ts";

const CHOICES = "primary-care";

const choices = z.array(
  z.object({
    providerId: z.string(),
    begin: z.string().transform((text) => findPlainDate(text) ?? null),
    by: z.string().optional(),
  }),
);

/** Days in which a member is eligible for primary care. */
export type Period = { readonly from: PlainDate; readonly until: PlainDate | null };

type Selection = {
  readonly providerId: string;
  readonly begin: PlainDate | null;
  readonly end: PlainDate | null;
  readonly reason: string | null;
};

/** A member's days of eligibility, oldest first; none where primary care does not apply. */
export function periodsOf({ primaryCare, coverages }: Member): readonly Period[] {
  if (primaryCare === null) return [];
  return primaryCare.periods ?? coverages.filter(({ category }) => category === "M");
}

/** The periods for which a member may choose: those that have not ended. */
export const openPeriods = (member: Member, today: PlainDate): readonly Period[] =>
  periodsOf(member).filter(({ until }) => until === null || until > today);

/**
 * A member's history and days of eligibility, as `pcp/members` answers; with `chosenBy`, only that
 * member's choices for them.
 */
export function memberAnswer(
  state: SandboxState,
  member: Member,
  { chosenBy }: { readonly chosenBy: string | null },
): z.input<typeof pcpMember> {
  const today = state.world.today();
  return {
    memberKey: member.key,
    pcpHistory: selectionsOf(state, member, chosenBy).map(({ providerId, begin, end, reason }) => {
      const it = findCareProvider(providerId);
      const ended = end !== null && end < today;
      return {
        providerId,
        providerName: it?.name ?? null,
        providerTitle: it?.bare ? null : (it?.title ?? null),
        pcpSelected: !ended,
        pcpTerminationReason: ended ? reason : null,
        beginDate: begin,
        endDate: end,
        locations: it === undefined ? [] : locationAnswers(it),
      };
    }),
    eligibleDates: periodsOf(member).map(({ from, until }) => ({
      effectiveDate: from,
      termedDate: until,
    })),
  };
}

/** Saves a choice and returns its first day: today, or the first day of a later period. */
export function keepChoice(
  state: SandboxState,
  member: Member,
  {
    providerId,
    from,
    by,
  }: { readonly providerId: string; readonly from: PlainDate; readonly by: string },
): PlainDate {
  const today = state.world.today();
  const begin = from > today ? from : today;
  const earlier = choices.parse(state.changes.find(member.key, CHOICES) ?? []);
  state.changes.write(member.key, CHOICES, [...earlier, { providerId, begin, by }]);
  return begin;
}

/** Every provider a member has had, has and will have, newest first. */
function selectionsOf(
  { changes }: SandboxState,
  member: Member,
  chosenBy: string | null,
): readonly Selection[] {
  if (member.primaryCare === null) return [];
  let selections = chosenBy === null ? seeded(member, member.primaryCare) : [];
  for (const { providerId, begin, by } of choices.parse(changes.find(member.key, CHOICES) ?? [])) {
    if (begin !== null && (chosenBy === null || by === chosenBy))
      selections = withChoice(selections, providerId, begin);
  }
  return selections;
}

/** Ends the choice that is valid on that day; the new one lasts until the next existing choice. */
function withChoice(all: readonly Selection[], providerId: string, begin: PlainDate): Selection[] {
  const later = all.filter((each) => each.begin !== null && each.begin > begin);
  const before = all.filter((each) => each.begin === null || each.begin < begin);
  const dayBefore = addDays(begin, -1);
  const next = later.at(-1)?.begin ?? null;
  return [
    ...later,
    { providerId, begin, end: next && addDays(next, -1), reason: next && MEMBER_REQUEST },
    ...before.map((each) =>
      each.end === null || each.end > dayBefore
        ? { ...each, end: dayBefore, reason: MEMBER_REQUEST }
        : each,
    ),
  ];
}

const MEMBER_REQUEST = "Member request";

/** One provider a year from the first day of eligibility on, the last of them until its end. */
function seeded(member: Member, { chosen, earlier = [] }: PrimaryCare): readonly Selection[] {
  const periods = periodsOf(member);
  const since = periods[0]?.from ?? null;
  const until = periods.at(-1)?.until ?? null;
  const yearsAfter = (years: number) => since && addYears(since, years);
  const past = earlier.map((providerId, index) => {
    const begin = yearsAfter(earlier.length - 1 - index);
    const last = index === 0 && chosen === null;
    const next = yearsAfter(earlier.length - index);
    return {
      providerId,
      begin,
      end: last ? until : next && addDays(next, -1),
      reason: last ? "Coverage ended" : MEMBER_REQUEST,
    };
  });
  if (chosen === null) return past;
  return [
    { providerId: chosen, begin: yearsAfter(earlier.length), end: null, reason: null },
    ...past,
  ];
}
