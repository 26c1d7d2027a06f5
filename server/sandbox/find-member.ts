import { z } from "zod";
import { toGatewayName } from "#app/rules/forms/validation.ts";
import { day } from "#server/gateway/wire/wire.ts";
import type { SandboxState } from "./state.ts";
import type { Caller } from "./tokens.ts";
import { findCrowdCode } from "./world/families/crowd.ts";
import type { Family, Member } from "./world/families/family.ts";
import type { FamilyMember } from "./world/world.ts";

const name = z.string().trim().min(1).max(100);

/** Personal data that identify a member in a call without a token. */
export const personBody = z.object({
  firstName: name,
  lastName: name,
  dateOfBirth: day,
  memberId: name,
  domainId: z.int(),
});

export type Person = Pick<z.output<typeof personBody>, "firstName" | "lastName" | "dateOfBirth">;

/** The brand's family with this subscriber ID, or this employee ID at local 598. */
export function findFamilyOfId(
  { world, accounts }: SandboxState,
  domainId: number,
  id: string,
): Family | undefined {
  const wanted = id.trim().toUpperCase();
  const crowd = accounts.find(findCrowdCode(wanted) ?? "");
  const families = crowd === undefined ? world.listFamilies() : [world.getFamily(crowd.family)];
  return families.find((family) => family.domainId === domainId && idsOf(family).includes(wanted));
}

/** The member of a family with this name, in any letter case, and date of birth. */
export function findMemberOf(family: Family, person: Person): Member | undefined {
  return family.members.find(
    (member) =>
      sameText(member.firstName, person.firstName) &&
      sameText(member.lastName, person.lastName) &&
      member.dateOfBirth === person.dateOfBirth,
  );
}

/** The member identified by `personBody`. */
export function findPerson(
  state: SandboxState,
  person: z.output<typeof personBody>,
): FamilyMember | undefined {
  const family = findFamilyOfId(state, person.domainId, person.memberId);
  const member = family && findMemberOf(family, person);
  return family && member && { family, member };
}

/** The same person in each of their groups, in the account's order; at least the current one. */
export function listMemberships(
  { accounts, world }: SandboxState,
  caller: FamilyMember & Pick<Caller, "username">,
): FamilyMember[] {
  const account = accounts.find(caller.username);
  if (account === undefined) return [{ family: caller.family, member: caller.member }];
  return [account.family, ...account.otherFamilies].flatMap((code) => {
    const family = world.getFamily(code);
    const member = findMemberOf(family, caller.member);
    return member === undefined ? [] : [{ family, member }];
  });
}

function idsOf({ subscriberId, employee }: Family): string[] {
  const id = employee?.local598 === true ? employee.employeeId : null;
  return [subscriberId, ...(id === null || id === undefined ? [] : [String(id)])];
}

const sameText = (one: string, other: string): boolean => plainOf(one) === plainOf(other);

const plainOf = (name: string): string => toGatewayName(name.trim()).toLowerCase();
