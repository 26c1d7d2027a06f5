import type { z } from "zod";
import { findExternalDate, toSlashDate } from "#app/rules/dates/plain-date.ts";
import {
  pcpCityOfPortland,
  pcpEligibility,
  pcpMembers,
  pcpProvider,
  pcpSearch,
  pcpSearchBody,
  pcpSelect,
  pcpSelectBody,
} from "#server/gateway/calls/care/pcp.ts";
import { isWithheld } from "../../confidential.ts";
import { answer, type Handler, type MemberCall } from "../../handler.ts";
import { readBody, visibleMembers } from "../../parameters.ts";
import { keepChoice, memberAnswer, openPeriods, type Period } from "../../primary-care.ts";
import { Refusal } from "../../refusal.ts";
import { isFull, providerAnswer } from "../../world/care/care-provider.ts";
import { findCareProvider, providersNear } from "../../world/care/find-providers.ts";
import type { Member } from "../../world/families/family.ts";

export const pcpCalls: readonly Handler[] = [
  answer(pcpMembers, ({ caller, state }) =>
    visibleMembers(caller)
      .filter(({ primaryCare }) => primaryCare !== null)
      .map((member) =>
        memberAnswer(state, member, {
          // A member who chose for a withheld person sees their own choices for that person, and no
          // others.
          chosenBy: isWithheld(state, caller, member) ? caller.member.key : null,
        }),
      ),
  ),
  answer(pcpEligibility, ({ caller, state }) => {
    const today = state.world.today();
    const members = visibleMembers(caller).filter((each) => openPeriods(each, today).length > 0);
    return {
      eligible: members.length > 0,
      members: members.map(({ key }) => ({ memberKey: key })),
    };
  }),
  answer(pcpProvider, ({ args }) => {
    const found = findCareProvider(args["providerId"] ?? "");
    if (found === undefined || found.retired) throw new Refusal(404, "there is no such provider");
    return providerAnswer(found);
  }),
  answer(pcpSearch, (call) => {
    const { members, radius, zip, searchString } = readBody(pcpSearchBody, call.body);
    listChoosers(call, members, 403);
    if (!/^\d{5}$/.test(zip)) throw new Refusal(400, "zip is not valid");
    const found = providersNear(zip, radius, searchString);
    const [size, number] = [Number(call.args["size"]), Number(call.args["page"])];
    const page = found.slice(number * size, (number + 1) * size);
    return {
      data: page.map(({ it, miles }) => providerAnswer(it, miles)),
      page: {
        number,
        size,
        totalElements: found.length,
        totalPages: Math.ceil(found.length / size),
      },
    };
  }),
  answer(pcpSelect, (call) => {
    const { pcpSelectList, providerId, email } = readBody(pcpSelectBody, call.body);
    const choosers = listChoosers(call, pcpSelectList, 400);
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Refusal(400, "email is not valid");
    const provider = findCareProvider(providerId);
    if (provider === undefined || provider.retired) {
      throw new Refusal(404, "there is no such provider");
    }
    if (isFull(provider)) {
      throw new Refusal(409, "This provider is not accepting new patients.");
    }
    const begins = call.state.inTransaction(() =>
      choosers.map(({ member, from }) =>
        keepChoice(call.state, member, { providerId, from, by: call.caller.member.key }),
      ),
    );
    call.state.mail.send({ to: email, providerId });
    const days = [...new Set(begins)].toSorted().map(toSlashDate);
    return `Your primary care selection was received. It takes effect on ${days.join(" and ")}.`;
  }),
  answer(pcpCityOfPortland, ({ caller }) => caller.family.preventiveVisitDue || '""'),
];

type Chooser = { readonly member: Member; readonly from: Period["from"] };

/**
 * Each member of a body with the first day of their period. Throws a Refusal: `foreign` for a
 * member the caller may not choose for, 400 for a day on which none of the member's open periods
 * begins.
 */
function listChoosers(
  { caller, state }: MemberCall,
  wanted: z.output<typeof pcpSelectBody>["pcpSelectList"],
  foreign: 400 | 403,
): Chooser[] {
  if (wanted.length === 0) throw new Refusal(400, "no member is named");
  return wanted.map(({ memberKey, effectiveDate }) => {
    const member = visibleMembers(caller).find(({ key }) => key === memberKey);
    if (member === undefined) throw new Refusal(foreign, "not a member of this family");
    const day = findExternalDate(effectiveDate);
    // The calls of primary care take MM/DD/YYYY alone (§5).
    const from = day !== undefined && toSlashDate(day) === effectiveDate ? day : undefined;
    const open = openPeriods(member, state.world.today());
    if (from === undefined || !open.some((period) => period.from === from)) {
      throw new Refusal(400, "effectiveDate is not valid");
    }
    return { member, from };
  });
}
