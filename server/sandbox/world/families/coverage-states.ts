import { addYears } from "#app/rules/dates/plain-date.ts";
import { firstOfMonth, lastOfMonth } from "../day.ts";
import type { Family } from "./family.ts";
import { birthDateAtAge, card, coverages, type FamilyKey } from "./make-family.ts";
import { onePerson } from "./one-person.ts";

/** Coverage that ended two months ago: `term`. */
export function endedFamily(at: FamilyKey): Family {
  const until = lastOfMonth(at.today, -2);
  return onePerson(
    at,
    {
      firstName: "Casey",
      lastName: "Mockingham",
      sex: "F",
      dateOfBirth: birthDateAtAge(at.today, 52),
      coverages: coverages("MDX", addYears(firstOfMonth(at.today, 0), -4), until),
      networks: ["Cedarline"],
      cards: [{ ...card("M", "Medical, dental and pharmacy"), eligible: false }],
    },
    {
      group: { id: "10005120", name: "Placeholder Printing LLC" },
      hasReferrals: true,
      claims: [
        { suffix: 0, type: "medical", generated: { count: 9, fromDaysAgo: 95, toDaysAgo: 960 } },
        { suffix: 0, type: "dental", generated: { count: 4, fromDaysAgo: 130, toDaysAgo: 900 } },
      ],
    },
  );
}

/** Never had coverage: `noelig`. */
export function uncoveredFamily(at: FamilyKey): Family {
  return onePerson(
    at,
    {
      firstName: "Quinn",
      lastName: "Fixture",
      sex: "M",
      dateOfBirth: birthDateAtAge(at.today, 33),
    },
    {
      group: { id: "10005137", name: "Sample Staffing Inc." },
      programs: [],
      ebill: { has: false, registered: false, billWaiting: false },
    },
  );
}

/** Coverage that begins on the first of next month: `future`. */
export function upcomingFamily(at: FamilyKey): Family {
  return onePerson(
    at,
    {
      firstName: "Morgan",
      lastName: "Dummett",
      sex: "F",
      dateOfBirth: birthDateAtAge(at.today, 28),
      coverages: coverages("MDVX", firstOfMonth(at.today, 1)),
      networks: ["Cedarline", "Fernbridge"],
      cards: [card("M", "Medical, dental, vision and pharmacy")],
    },
    {
      group: { id: "10005144", name: "Pretend Paper Works" },
      ebill: { has: false, registered: false, billWaiting: false },
    },
  );
}
