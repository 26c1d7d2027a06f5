import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { fullName } from "#app/rules/member/member.ts";
import { nameMembers } from "./name-members.ts";

const person = (memberSuffix: number, firstName: string, born: string) => ({
  memberSuffix,
  firstName,
  lastName: "Example",
  dateOfBirth: getPlainDate(born),
});

const namesOf = (...members: ReturnType<typeof person>[]) => {
  const [full, first] = [
    nameMembers(members, fullName),
    nameMembers(members, ({ firstName }) => firstName),
  ];
  return members.map((member) => [full(member), first(member)]);
};

test("T-88 members of one name are told apart by their days of birth, those of one day by their numbers", () => {
  expect(
    namesOf(
      person(0, "Bo", "1980-01-02"),
      person(1, "Bo", "2008-11-21"),
      person(2, "Bo", "2008-11-21"),
      person(3, "Ada", "2008-11-21"),
    ),
  ).toEqual([
    ["Bo Example (born 01/02/1980)", "Bo (born 01/02/1980)"],
    ["Bo Example (suffix 1)", "Bo (suffix 1)"],
    ["Bo Example (suffix 2)", "Bo (suffix 2)"],
    ["Ada Example", "Ada"],
  ]);
});
