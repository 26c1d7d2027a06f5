import type { z } from "zod";
import { addDays } from "#app/rules/dates/plain-date.ts";
import {
  pcpCityOfPortland,
  pcpEligibility,
  pcpMembers,
  pcpProvider,
  pcpSearch,
  pcpSearchBody,
  pcpSelect,
  pcpSelectBody,
  type pcpMember,
} from "#server/gateway/calls/pcp.ts";
import { answer, type Handler } from "../handler.ts";
import { readBody, visibleMembers } from "../parameters.ts";
import { Refusal } from "../refusal.ts";
import { directory } from "../world/directory.ts";
import type { Member, PrimaryCare } from "../world/family.ts";
import {
  findProviderById,
  getProviderById,
  locationsOf,
  providerAnswer,
} from "../world/providers.ts";

export const pcpCalls: readonly Handler[] = [
  answer(pcpMembers, ({ caller }) =>
    visibleMembers(caller).flatMap((member) =>
      member.primaryCare === null ? [] : [historyOf(member, member.primaryCare)],
    ),
  ),
  answer(pcpEligibility, ({ caller }) => {
    const members = visibleMembers(caller).filter(({ primaryCare }) => primaryCare !== null);
    return {
      eligible: members.length > 0,
      members: members.map(({ key }) => ({ memberKey: key })),
    };
  }),
  answer(pcpProvider, ({ args }) => {
    const found = findProviderById(args["providerId"] ?? "");
    if (found === undefined) throw new Refusal(404, "there is no such provider");
    return providerAnswer(found);
  }),
  answer(pcpSearch, ({ args, body }) => {
    const { radius, searchString } = readBody(pcpSearchBody, body);
    const words = searchString.toLowerCase();
    const found = directory.filter(
      ({ name, distance }) => distance <= radius && name.toLowerCase().includes(words),
    );
    const [size, number] = [Number(args["size"]), Number(args["page"])];
    return {
      data: found.slice(number * size, (number + 1) * size).map(providerAnswer),
      page: {
        number,
        size,
        totalElements: found.length,
        totalPages: Math.ceil(found.length / size),
      },
    };
  }),
  answer(pcpSelect, ({ caller, body }) => {
    const { pcpSelectList } = readBody(pcpSelectBody, body);
    const known = new Set(visibleMembers(caller).map(({ key }) => key));
    if (!pcpSelectList.every(({ memberKey }) => known.has(memberKey))) {
      throw new Refusal(400, "not a member of this family");
    }
    return "Your primary care selection was received.";
  }),
  answer(pcpCityOfPortland, ({ caller }) => caller.family.preventiveVisitDue),
];

const YEAR_DAYS = 365;

function historyOf(member: Member, primaryCare: PrimaryCare): z.input<typeof pcpMember> {
  const medical = member.coverages.find(({ category }) => category === "M");
  const since = medical?.from ?? null;
  const earlier = primaryCare.earlier ?? [];
  const entry = (id: string, from: typeof since, until: typeof since) => {
    const it = getProviderById(id);
    return {
      providerId: it.id,
      providerName: it.name,
      providerTitle: it.title,
      pcpSelected: until === null,
      pcpTerminationReason: until === null ? null : "Member request",
      beginDate: from,
      endDate: until,
      locations: locationsOf(it),
    };
  };
  const yearsAfter = (years: number) => since && addDays(since, years * YEAR_DAYS);
  return {
    memberKey: member.key,
    pcpHistory: [
      ...(primaryCare.chosen === null
        ? []
        : [entry(primaryCare.chosen, yearsAfter(earlier.length), null)]),
      ...earlier.map((id, place) => {
        const year = earlier.length - 1 - place;
        return entry(id, yearsAfter(year), yearsAfter(year + 1));
      }),
    ],
    eligibleDates: [{ effectiveDate: since, termedDate: medical?.until ?? null }],
  };
}
