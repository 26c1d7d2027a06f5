import { nameByFirstName, nameMembers } from "#app/frame/words/name-members.ts";
import { href } from "react-router";
import type { AccountMember } from "#server/gateway/calls/member/account.ts";
import {
  findProvider,
  type PcpMember,
  type Provider,
  getPcpEligibility,
  listPcpMembers,
} from "#server/gateway/calls/care/pcp.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { failMissingCare, findMissingCare } from "#server/gateway/calls/member/missing-members.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { memberCare, type CareEntry, type MemberCare } from "#app/rules/care/member-care.ts";
import { contactLinesOf, findPlanPhone } from "#app/rules/contact/plan-line.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { fullName } from "#app/rules/member/member.ts";
import { awaitAll } from "#app/frame/loading/load.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";

export type PersonCare = {
  readonly person: AccountMember;
  readonly care: MemberCare;
  /** Whether only the member's eligibility is known. */
  readonly isUnavailable: boolean;
  readonly periods: PcpMember["eligibleDates"];
};

/** Primary care by suffix: a subscriber's whole family, else the member only (S-20). One round. */
export async function loadFamilyCare(member: MemberRequest) {
  const { brand, today } = member;
  const { account, viewer, members, records, eligibleMemberKeys, unread } =
    await loadRecords(member);
  const people = members
    .toSorted((a, b) => a.memberSuffix - b.memberSuffix)
    .map((person): PersonCare => {
      const { memberKey } = person;
      const record = records.find((each) => each.memberKey === memberKey);
      const isEligible = eligibleMemberKeys.includes(memberKey);
      const periods = record?.eligibleDates ?? [];
      const care = memberCare(record, isEligible, today);
      return { person, care, isUnavailable: unread.has(memberKey), periods };
    });
  /** The line of the medical plan. */
  const phone = findPlanPhone(brand, contactLinesOf(account, [{ category: "medical" }]));
  return { account, viewer, people, phone };
}

/** The member with the suffix in the URL. One that the viewer may not see is a 404. */
export async function loadPersonCare(member: MemberRequest, suffix: string) {
  const { people, ...family } = await loadFamilyCare(member);
  const found = people.find(({ person }) => String(person.memberSuffix) === suffix);
  if (found?.isUnavailable) await failMissingCare(member.gateway);
  const shown = found ?? throwErrorPage(404);
  const all = people.map(({ person }) => person);
  const names = {
    /** Told apart from another member of the same name. */
    full: nameMembers(all, fullName)(shown.person),
    first: nameByFirstName(all)(shown.person),
  };
  return { ...family, ...shown, names };
}

/** How many providers of a history are looked up. Of others only the history's own words are shown. */
const LOOKED_UP = 10;

/** The provider's entry in the gateway's directory; null if there is none. */
export type Directory = ReadonlyMap<string, Provider | null>;

/** Loads each provider once, in parallel. Null for a provider that the directory no longer lists (§8). */
export async function loadProviders(
  gateway: Gateway,
  entries: readonly CareEntry[],
): Promise<Directory> {
  const ids = new Set(entries.slice(0, LOOKED_UP).flatMap(({ providerId }) => providerId ?? []));
  return new Map(
    await Promise.all([...ids].map(async (id) => [id, await findProvider(gateway, id)] as const)),
  );
}

/**
 * The member that an address names for a search, in one round. Throws 404 for a member hidden from
 * the viewer.
 */
export async function getSearcher(member: MemberRequest, suffixText: string) {
  const { account, person, care, phone, names } = await loadPersonCare(member, suffixText);
  const { memberKey, memberSuffix: suffix } = person;
  // A member who is covered now searches for today; any other member for the first day of coverage.
  const [period] = care.open;
  return {
    suffix,
    name: names.full,
    path: href("/find-care/primary-care/:suffix/search", { suffix: String(suffix) }),
    /** Null for members who are not eligible or are termed. */
    asMember: period === undefined ? null : { memberKey, effectiveDate: period.effectiveDate },
    zipCode: account.address?.zipCode ?? "",
    phone,
  };
}

export type Searcher = Awaited<ReturnType<typeof getSearcher>>;

/** The members whose primary care the viewer may see, and what the gateway says of it. One round. */
export async function loadRecords({ gateway, session }: MemberRequest) {
  const { family, records, eligibility } = await awaitAll({
    family: getFamily({ gateway, session }),
    records: listPcpMembers(gateway),
    eligibility: getPcpEligibility(gateway),
  });
  const { account, viewer, members } = family;
  const eligibleMemberKeys = eligibility.eligible
    ? eligibility.members.map(({ memberKey }) => memberKey)
    : [];
  const unread = await findMissingCare(gateway, members, records, eligibility);
  return { account, viewer, members, records, eligibleMemberKeys, unread };
}
