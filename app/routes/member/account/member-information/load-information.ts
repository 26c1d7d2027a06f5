import { getAddress } from "#server/gateway/calls/address.ts";
import { listMemberEligibility } from "#server/gateway/calls/eligibility.ts";
import { listIdCards } from "#server/gateway/calls/id-card.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { loadTogether } from "#app/frame/load-together.ts";
import { orUnread } from "#app/frame/optional.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { getFamily } from "#app/frame/family.ts";
import { isTermed } from "#app/rules/member/eligibility.ts";
import { isSubscriber } from "#app/rules/member/member.ts";

/** Members by their suffix in the address, as we write it. */
const SUFFIX = /^(?:0|[1-9]\d{0,3})$/;

/**
 * Who is seen, and by whom (S-07): the member that the address names, else the viewer. Throws 404 for
 * anybody whom the viewer may not see, as for nobody.
 */
export async function loadPerson(member: MemberRequest, asked: string | null) {
  const { gateway, session } = member;
  const { viewer, members } = await getFamily({ gateway, session });
  const shown =
    asked === null
      ? viewer
      : members.find((each) => SUFFIX.test(asked) && each.memberSuffix === Number(asked));
  if (shown === undefined) return throwEntry(404);
  return { viewer, members, shown, mayEdit: isSubscriber(viewer.memberSuffix) };
}

/** All that the page shows: the account first, then the rest side by side. */
export async function loadInformation(member: MemberRequest, asked: string | null) {
  const { gateway, today } = member;
  const person = await loadPerson(member, asked);
  const { eligibility, address, cards } = await loadTogether({
    eligibility: listMemberEligibility(gateway, person.viewer.memberKey),
    address: orUnread(gateway.ask(getAddress)),
    cards: orUnread(gateway.ask(listIdCards)),
  });
  return { ...person, address, cards, termed: isTermed(eligibility, today) };
}

export type Information = Awaited<ReturnType<typeof loadInformation>>;
