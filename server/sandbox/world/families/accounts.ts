import { addYears } from "#app/rules/dates/plain-date.ts";
import { firstOfMonth } from "../day.ts";
import type { Family } from "./family.ts";
import { card, coverages, type MemberSpec, type FamilyKey } from "./make-family.ts";
import { careJournal, navitus, programsFor } from "../care/programs.ts";
import { nothingChosen, onePerson, ordinary, someClaims } from "./one-person.ts";

/** Two groups, neither of them flagged, and a program on another application: `multi`. */
export function twoGroupsFamily(at: FamilyKey): Family {
  return onePerson(at, ordinary(at, 36, { firstName: "Jamie", lastName: "Testerly", sex: "F" }), {
    group: { id: "10007011", name: "Imaginary Orchards" },
    programs: [careJournal, ...programsFor("medical")],
    claims: someClaims(4, 2),
  });
}

/** The dental plan of the same person's second employer. */
export function secondGroupFamily(at: FamilyKey): Family {
  const member = ordinary(at, 36, { firstName: "Jamie", lastName: "Testerly", sex: "F" });
  return onePerson(
    at,
    {
      ...member,
      coverages: coverages("D", addYears(firstOfMonth(at.today, 0), -1)),
      cards: [card("D", "Dental")],
    },
    { group: { id: "10007028", name: "Invented Bakery Co-op" }, claims: someClaims(0, 2) },
  );
}

/** Two groups, the second of them flagged: `flag360`. */
export function flaggedFamily(at: FamilyKey): Family {
  return onePerson(at, ordinary(at, 41, { firstName: "Taylor", lastName: "Demoski", sex: "M" }), {
    group: { id: "10007035", name: "Fictional Freight" },
    claims: someClaims(3, 2),
  });
}

/** The same person's flagged group. */
export function secondFlaggedFamily(at: FamilyKey): Family {
  return onePerson(at, ordinary(at, 41, { firstName: "Taylor", lastName: "Demoski", sex: "M" }), {
    group: { id: "10007042", name: "Example University", flagged: true },
  });
}

/** One group alone, and it is flagged: `flag-one`. */
export function flaggedAloneFamily(at: FamilyKey): Family {
  return onePerson(at, ordinary(at, 43, { firstName: "Marlow", lastName: "Handover", sex: "F" }), {
    group: { id: "10007103", name: "Storybook Shipyards", flagged: true },
    claims: someClaims(2, 1),
  });
}

/** A sign-in that continues at another host: `elsewhere`. */
export function elsewhereFamily(at: FamilyKey): Family {
  return onePerson(at, ordinary(at, 50, { firstName: "Ripley", lastName: "Awayson", sex: "F" }), {
    group: { id: "10007110", name: "Elsewhere Example Ltd." },
    claims: someClaims(2, 2),
  });
}

/** The pharmacy program, and a tile of every kind on home: `nav`. */
export function pharmacyFamily(at: FamilyKey): Family {
  return onePerson(
    at,
    ordinary(at, 57, { firstName: "Kit", lastName: "Remedios-Sample", sex: "F" }),
    {
      group: { id: "10007073", name: "Model Machine Works" },
      programs: [navitus, ...programsFor("varied")],
      claims: someClaims(7, 3),
    },
  );
}

/** Staff are members of their employer's own plan, without preferences. */
export function staffFamily(at: FamilyKey): Family {
  return staff(at, { firstName: "Reese", lastName: "Operator", sex: "F" });
}

export function agencyFamily(at: FamilyKey): Family {
  return staff(at, { firstName: "Blair", lastName: "Delegate", sex: "M" });
}

function staff(at: FamilyKey, name: Pick<MemberSpec, "firstName" | "lastName" | "sex">): Family {
  return onePerson(
    at,
    { ...ordinary(at, 38, name), emailAddress: null },
    {
      group: { id: "10007080", name: "Example Health Plan Staff" },
      employees: true,
      preferences: nothingChosen,
    },
  );
}
