import { addYears } from "../../../../app/rules/plain-date.ts";
import { firstOfMonth } from "../day.ts";
import type { Family } from "../family.ts";
import { bornAged, card, coverages, type MemberSketch, type Place } from "../make-family.ts";
import { navitus, programsFor } from "../programs.ts";
import { nothingChosen, onePerson, someClaims } from "./one-person.ts";

/** Somebody with ordinary coverage, whose account is what is special. */
function ordinary(
  { today }: Place,
  age: number,
  name: Pick<MemberSketch, "firstName" | "lastName" | "sex">,
): MemberSketch {
  return {
    ...name,
    dateOfBirth: bornAged(today, age),
    coverages: coverages("MDVX", addYears(firstOfMonth(today, 0), -3)),
    networks: ["Cedarline"],
    cards: [card("M", "Medical, dental, vision and pharmacy")],
  };
}

/** Two groups, neither of them flagged: `multi`. */
export function twoGroupsFamily(at: Place): Family {
  return onePerson(at, ordinary(at, 36, { firstName: "Jamie", lastName: "Testerly", sex: "F" }), {
    group: { id: "10007011", name: "Imaginary Orchards" },
    claims: someClaims(4, 2),
  });
}

/** The dental plan of the same person's second employer. */
export function secondGroupFamily(at: Place): Family {
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
export function flaggedFamily(at: Place): Family {
  return onePerson(at, ordinary(at, 41, { firstName: "Taylor", lastName: "Demoski", sex: "M" }), {
    group: { id: "10007035", name: "Fictional Freight" },
    claims: someClaims(3, 2),
  });
}

/** The group of the same person that is served by the relationship dashboard. */
export function secondFlaggedFamily(at: Place): Family {
  return onePerson(at, ordinary(at, 41, { firstName: "Taylor", lastName: "Demoski", sex: "M" }), {
    group: { id: "10007042", name: "Example University", flagged: true },
  });
}

/** Neither e-mail address nor preferences: `nopref`. */
export function noPreferencesFamily(at: Place): Family {
  const member = ordinary(at, 31, { firstName: "Sage", lastName: "Blankenship-Test", sex: "F" });
  return onePerson(
    at,
    { ...member, emailAddress: null },
    {
      group: { id: "10007059", name: "Unreal Estate Partners" },
      preferences: nothingChosen,
      claims: someClaims(3, 1),
    },
  );
}

/** An account that still has its first password: `ini`. */
export function firstSignInFamily(at: Place): Family {
  return onePerson(at, ordinary(at, 24, { firstName: "Devon", lastName: "Newmember", sex: "M" }), {
    group: { id: "10007066", name: "Make-Believe Media" },
  });
}

/** The pharmacy program, and a tile of every kind on home: `nav`. */
export function pharmacyFamily(at: Place): Family {
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

/** Staff are members too, of their employer's own plan; nobody asked for their preferences. */
export function staffFamily(at: Place): Family {
  return staff(at, { firstName: "Reese", lastName: "Operator", sex: "F" });
}

export function agencyFamily(at: Place): Family {
  return staff(at, { firstName: "Blair", lastName: "Delegate", sex: "M" });
}

function staff(at: Place, name: Pick<MemberSketch, "firstName" | "lastName" | "sex">): Family {
  return onePerson(
    at,
    { ...ordinary(at, 38, name), emailAddress: null },
    {
      group: { id: "10007080", name: "Example Health Plan Staff" },
      preferences: nothingChosen,
    },
  );
}
