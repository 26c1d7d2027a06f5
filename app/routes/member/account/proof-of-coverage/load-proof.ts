import { nameMembers } from "#app/frame/words/name-members.ts";
import { servicePhoneOf } from "#server/brands/brand.ts";
import { accountEmployeeId } from "#server/gateway/calls/member/account.ts";
import {
  findMissingCoverage,
  listFamilyEligibility,
} from "#server/gateway/calls/member/eligibility.ts";
import { findWithShortTimeout } from "#server/gateway/transport/call-functions.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { displayId, fullName } from "#app/rules/member/member.ts";
import { proofOfCoverage } from "#app/rules/member/proof-of-coverage.ts";
import { contactLinesOf, findPlanPhone } from "#app/rules/contact/plan-line.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";

/** What the letter says, of all whose coverage the viewer may see; none without eligibility (PROOF-01). */
export async function loadProof(member: MemberRequest) {
  const { gateway, brand, today, session } = member;
  const { account, viewer, members } = await getFamily(member);
  const [family, employee] = await Promise.all([
    listFamilyEligibility(gateway),
    findWithShortTimeout(gateway, accountEmployeeId),
  ]);
  // Drops answers that contradict each other, so that the next request asks again.
  await findMissingCoverage(gateway, members, family);
  const { subscriberId, groupId, groupName } = account;
  const id = employee === null ? subscriberId : displayId({ ...employee, subscriberId });
  const own = family.filter(({ memberKey }) => memberKey === viewer.memberKey);
  const nameOf = nameMembers(members, fullName);
  return {
    today,
    isStaff: session.staff !== null,
    brand: { name: brand.name, address: brand.address },
    phone: findPlanPhone(brand, contactLinesOf(account, own)) ?? servicePhoneOf(brand),
    idKind: id === subscriberId ? ("subscriber" as const) : ("employee" as const),
    id,
    groupId,
    groupName,
    people: members.map((one) => ({
      suffix: one.memberSuffix,
      name: fullName(one),
      /** Told apart from another member of the same name; the letter has their number in the family. */
      label: nameOf(one),
      ...proofOfCoverage(one, family, today),
    })),
  };
}

export type ProofData = Awaited<ReturnType<typeof loadProof>>;
export type ProvenPerson = ProofData["people"][number];

/** Whom a letter can name: people with any period of coverage. */
export const peopleWithCoverage = ({ people }: ProofData): readonly ProvenPerson[] =>
  people.filter(({ coverage }) => coverage.length > 0);
