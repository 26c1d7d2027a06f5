import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { ClaimRow } from "#app/rules/claims/claim-row.ts";
import { otherPatient } from "#app/rules/claims/patient.ts";
import { fullName } from "#app/rules/member/member.ts";
import { memberNamesText as text } from "#app/text/common/common.ts";
import { showDate } from "#app/text/common/format.ts";

type Person = {
  readonly memberSuffix: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: PlainDate;
};

type NamedMember = Pick<Person, "memberSuffix" | "firstName" | "lastName">;

/**
 * Each member's name by suffix, as choices and rows have it (T-88). Members who share a name have their
 * day of birth beside it, or, where they share that too, their number in the family.
 */
export function nameMembers<Member extends Person>(
  members: readonly Member[],
  nameOf: (member: Member) => string,
): (member: Pick<Member, "memberSuffix">) => string {
  const named = members.map((member) => ({ member, name: nameOf(member) }));
  const names = new Map(
    named.map(({ member, name }) => {
      const others = named.filter((one) => one.name === name && one.member !== member);
      const { memberSuffix, dateOfBirth } = member;
      if (others.length === 0) return [memberSuffix, name];
      const hasOwnBirthday = others.every((one) => one.member.dateOfBirth !== dateOfBirth);
      return [
        memberSuffix,
        hasOwnBirthday ? text.born(name, showDate(dateOfBirth)) : text.suffix(name, memberSuffix),
      ];
    }),
  );
  return ({ memberSuffix }) => names.get(memberSuffix) ?? "";
}

/**
 * The name of a claim's patient: that of the member in whose list the claim is, unless the claim names
 * another person.
 */
export function namePatients(members: readonly Person[]) {
  const nameOf = nameMembers(members, fullName);
  return ({
    patient,
    member,
  }: Pick<ClaimRow, "patient"> & { readonly member: NamedMember }): string =>
    otherPatient(patient, member) ?? nameOf(member);
}

/** Each member's first name by suffix, with more of the name where two members share it. */
export const nameByFirstName = (members: readonly Person[]) =>
  nameMembers(members, ({ firstName }) => firstName);
