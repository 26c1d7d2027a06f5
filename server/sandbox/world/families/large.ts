import { addYears, getPlainDate, yearOf } from "#app/rules/dates/plain-date.ts";
import { firstOfMonth } from "../day.ts";
import type { Family } from "./family.ts";
import {
  birthDateAtAge,
  card,
  coverages,
  makeFamily,
  makeMember,
  type FamilyKey,
  type MemberSpec,
} from "./make-family.ts";

/** Eight people, in every state of coverage: `eight`, `eight-dep`. */
export function largeFamily(at: FamilyKey): Family {
  const { today } = at;
  const since = addYears(firstOfMonth(today, 0), -3);
  const thisYear = getPlainDate(`${yearOf(today)}-01-01`);
  const nextMonth = firstOfMonth(today, 1);
  const ended = firstOfMonth(today, -1);
  const person = (suffix: number, firstName: string, age: number, more: Partial<MemberSpec> = {}) =>
    makeMember(at, {
      suffix,
      firstName,
      lastName: "Manyfold-Sample",
      sex: suffix % 2 === 0 ? "F" : "M",
      dateOfBirth: birthDateAtAge(today, age),
      coverages: coverages("MDVX", since),
      networks: ["Cedarline"],
      cards: [card("M", "Medical, dental, vision and pharmacy")],
      ...more,
    });
  return makeFamily(at, {
    group: { id: "10006100", name: "Eightfold Example Orchards" },
    members: [
      // A renewal: unbroken cover in two rows.
      person(0, "Noor", 49, {
        coverages: [...coverages("MDVX", thisYear), ...coverages("MDVX", since, thisYear)],
      }),
      person(1, "Maximiliano Bartholomew", 50, { relationship: "spouse" }),
      person(2, "Tove", 20),
      // An end to come in one category, another that has ended.
      person(3, "Idris", 17, {
        coverages: [
          ...coverages("MX", since),
          ...coverages("D", since, nextMonth),
          ...coverages("V", since, ended),
        ],
      }),
      person(4, "Aiko", 24, { coverages: coverages("MDVX", since, ended), cards: [] }),
      person(5, "Beau", 1, { coverages: coverages("MDVX", nextMonth), cards: [] }),
      // Ended, and about to begin again.
      person(6, "Suri", 12, {
        coverages: [
          ...coverages("MX", since),
          ...coverages("D", nextMonth),
          ...coverages("D", since, ended),
        ],
      }),
      person(7, "Emil", 9, { coverages: coverages("D", since), cards: [card("D", "Dental")] }),
    ],
  });
}
