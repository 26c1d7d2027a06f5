import { addYears, getPlainDate, toSlashDate, yearOf } from "#app/rules/dates/plain-date.ts";
import {
  CITY_OF_PORTLAND_GROUP,
  MEDICARE_ADVANTAGE_GROUP,
  MEDICARE_PARENT_GROUP,
} from "#app/rules/member/groups.ts";
import { firstOfMonth } from "../day.ts";
import { directPlan, planBeforeEnrollment } from "../plans/enrollment.ts";
import type { Family } from "./family.ts";
import { medicarePlans } from "../plans/plan-books.ts";
import { birthDateAtAge, card, coverages, type FamilyKey } from "./make-family.ts";
import { programsFor } from "../care/programs.ts";
import { medicareByEmail, onePerson, someClaims } from "./one-person.ts";

const since = ({ today }: FamilyKey, years: number) => addYears(firstOfMonth(today, 0), -years);

/** Known by an employee ID, with open enrollment to come and few claims: `l598`. */
export function local598Family(at: FamilyKey): Family {
  return onePerson(
    at,
    {
      firstName: "Avery",
      lastName: "Placeholder",
      sex: "M",
      dateOfBirth: birthDateAtAge(at.today, 44),
      coverages: coverages("MD", since(at, 6)),
      networks: ["Cedarline"],
      cards: [card("M", "Medical and dental")],
    },
    {
      group: { id: "10005980", name: "Local 598 Example Trust" },
      employee: { employeeId: "598041770", local598: true },
      planManagement: planBeforeEnrollment(at.today),
      claims: someClaims(1, 5),
    },
  );
}

/** The City of Portland, with a visit due by the end of the year: `cop`. */
export function portlandFamily(at: FamilyKey): Family {
  const due = getPlainDate(`${yearOf(at.today)}-12-31`);
  return onePerson(
    at,
    {
      firstName: "Rowan",
      lastName: "Fauxley",
      sex: "F",
      dateOfBirth: birthDateAtAge(at.today, 39),
      coverages: coverages("MDVX", since(at, 4)),
      networks: ["Cedarline", "Fernbridge"],
      cards: [card("M", "Medical, dental, vision and pharmacy")],
      primaryCare: { chosen: "200117" },
    },
    {
      group: { id: CITY_OF_PORTLAND_GROUP, name: "City of Portland" },
      preventiveVisitDue: toSlashDate(due),
      ebill: { has: false, registered: false, billWaiting: false },
      claims: someClaims(5, 3),
    },
  );
}

/** The same group without a due date: `cop-nodue`. */
export function portlandWithoutDayFamily(at: FamilyKey): Family {
  return {
    ...portlandFamily(at),
    preventiveVisitDue: "",
  };
}

/** Medicare Advantage, with a card for medical and one for dental: `ma`. */
export function advantageFamily(at: FamilyKey): Family {
  return onePerson(
    at,
    {
      firstName: "Harper",
      lastName: "Pretendwell",
      sex: "F",
      dateOfBirth: birthDateAtAge(at.today, 71),
      coverages: coverages("MDX", since(at, 5)),
      networks: ["Cedarline Medicare"],
      cards: [card("M", "Medical and pharmacy"), card("D", "Dental")],
      primaryCare: { chosen: "200131" },
    },
    {
      group: { id: MEDICARE_ADVANTAGE_GROUP, name: "Example Medicare Advantage" },
      programs: programsFor("medicare"),
      plans: medicarePlans,
      hasReferrals: true,
      hasMedicareMaterials: true,
      preferences: medicareByEmail,
      relevantPreferences: ["emailAddress", "electronicMedicareMailing", "electronicEob"],
      ebill: { has: false, registered: false, billWaiting: false },
      claims: someClaims(12, 4),
    },
  );
}

/** A Medicare group whose member gave up medical and dental coverage: `medgrp`. */
export function medicareGroupFamily(at: FamilyKey): Family {
  return onePerson(
    at,
    {
      firstName: "Ellis",
      lastName: "Specimen",
      sex: "M",
      dateOfBirth: birthDateAtAge(at.today, 68),
      coverages: coverages("MDX", since(at, 3)),
      networks: ["Cedarline Medicare"],
      cards: [card("M", "Medical, dental and pharmacy")],
    },
    {
      group: {
        id: "10006611",
        name: "Sampleton Retirees",
        parent: { id: MEDICARE_PARENT_GROUP, name: "Example Medicare Groups" },
      },
      programs: programsFor("medicare"),
      plans: medicarePlans,
      hasReferrals: true,
      hasMedicareMaterials: true,
      planManagement: directPlan(at.today, "D"),
      claims: someClaims(8, 2),
    },
  );
}
