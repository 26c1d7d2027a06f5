import { addYears, getPlainDate, yearOf } from "#app/rules/dates/plain-date.ts";
import { firstOfMonth, lastOfMonth } from "../day.ts";
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
import { onePerson } from "./one-person.ts";

const lastName = "Carewell-Sample";
const cards = [card("M", "Medical and pharmacy")];

/** Somebody in every state of primary care: `care`, `care-dep`. */
export function primaryCareFamily(at: FamilyKey): Family {
  const { today } = at;
  const year = yearOf(today);
  const since = getPlainDate(`${year - 6}-01-01`);
  const covered = { coverages: coverages("MX", since), cards, networks: ["Cedarline"] };
  const person = (age: number, sex: "F" | "M", firstName: string, more: Partial<MemberSpec>) =>
    makeMember(at, {
      ...covered,
      firstName,
      lastName,
      sex,
      dateOfBirth: birthDateAtAge(today, age),
      ...more,
    });
  const ended = (months: number): Partial<MemberSpec> => ({
    coverages: coverages("MX", since, lastOfMonth(today, -months)),
    cards: [],
  });
  const nextYear = getPlainDate(`${year + 1}-01-01`);
  return makeFamily(at, {
    group: { id: "10007300", name: "Cared For Crafts" },
    members: [
      // One of the earlier providers can no longer be looked up.
      person(44, "F", "Imani", {
        primaryCare: { chosen: "600009", earlier: ["200131", "600014", "200117"] },
      }),
      // May choose for what is left of this year, and for the next one.
      person(46, "M", "Bo", {
        suffix: 1,
        relationship: "spouse",
        primaryCare: {
          chosen: "600007",
          periods: [
            { from: since, until: nextYear },
            { from: nextYear, until: null },
          ],
        },
      }),
      person(8, "F", "Ivy", { suffix: 2, primaryCare: { chosen: null } }),
      person(5, "M", "Leo", { suffix: 3, primaryCare: { chosen: null } }),
      person(26, "F", "Nell", {
        ...ended(12),
        suffix: 4,
        primaryCare: { chosen: null, earlier: ["200117"] },
      }),
      person(28, "M", "Otis", {
        ...ended(36),
        suffix: 5,
        primaryCare: { chosen: null, earlier: ["200117"] },
      }),
      person(3, "F", "Wren", {
        suffix: 6,
        coverages: coverages("MX", firstOfMonth(today, 1)),
        primaryCare: { chosen: null },
      }),
    ],
  });
}

/** Coverage, and with it primary care, ended four months ago: `care-term`. */
export function primaryCareEndedFamily(at: FamilyKey): Family {
  const since = addYears(firstOfMonth(at.today, 0), -4);
  return onePerson(
    at,
    {
      firstName: "Reese",
      lastName: "Formerly-Sample",
      sex: "F",
      dateOfBirth: birthDateAtAge(at.today, 39),
      coverages: coverages("MX", since, lastOfMonth(at.today, -4)),
      primaryCare: { chosen: null, earlier: ["200117", "200131"] },
    },
    { group: { id: "10007317", name: "Cared For Once LLC" } },
  );
}
