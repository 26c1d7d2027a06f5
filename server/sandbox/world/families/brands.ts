import { addYears } from "#app/rules/dates/plain-date.ts";
import { firstOfMonth } from "../day.ts";
import { DOMAIN_IDS } from "../domains.ts";
import { directPlan, inactivePlan } from "../plans/enrollment.ts";
import type { Family } from "./family.ts";
import {
  birthDateAtAge,
  card,
  coverages,
  makeFamily,
  makeMember,
  type FamilyKey,
} from "./make-family.ts";
import { dentalPlans, medicarePlans, summitPlans } from "../plans/plan-books.ts";
import { programsFor } from "../care/programs.ts";
import { medicareByEmail, onePerson, someClaims } from "./one-person.ts";

const since = ({ today }: FamilyKey, years: number) => addYears(firstOfMonth(today, 0), -years);

/** The medical brand: `summit`. */
export function summitFamily(at: FamilyKey): Family {
  return onePerson(
    at,
    {
      firstName: "Skyler",
      lastName: "Exampleton",
      sex: "F",
      dateOfBirth: birthDateAtAge(at.today, 35),
      coverages: coverages("MX", since(at, 2)),
      networks: ["Summit Select"],
      cards: [card("M", "Medical and pharmacy")],
      primaryCare: { chosen: null },
    },
    {
      group: { id: "20001001", name: "Specimen Ski School" },
      domainId: DOMAIN_IDS.summit,
      plans: summitPlans,
      planManagement: inactivePlan(at.today),
      hasReferrals: true,
      outlineOfCoverage: "https://documents.example.test/summit/outline-of-coverage.pdf",
      claims: someClaims(9, 0),
    },
  );
}

/** Dental only, with two dependents: `prov`, `prov-dep-adult`, `prov-dep-minor`. */
export function providenceFamily(at: FamilyKey): Family {
  const dental = { coverages: coverages("D", since(at, 4)), networks: ["Fernbridge"] };
  const cards = [card("D", "Dental")];
  return makeFamily(at, {
    group: { id: "50001001", name: "Example Sisters School" },
    domainId: DOMAIN_IDS.providence,
    members: [
      makeMember(at, {
        ...dental,
        cards,
        firstName: "Dana",
        lastName: "Testworth",
        sex: "F",
        dateOfBirth: birthDateAtAge(at.today, 49),
      }),
      makeMember(at, {
        ...dental,
        cards,
        suffix: 1,
        firstName: "Corey",
        lastName: "Testworth",
        sex: "M",
        dateOfBirth: birthDateAtAge(at.today, 21),
      }),
      makeMember(at, {
        ...dental,
        cards,
        suffix: 2,
        firstName: "Noa",
        lastName: "Testworth",
        sex: "F",
        dateOfBirth: birthDateAtAge(at.today, 12),
      }),
    ],
    programs: programsFor("dental"),
    plans: dentalPlans,
    ebill: { has: true, registered: true, billWaiting: false },
    hasReferrals: true,
    outlineOfCoverage: "https://documents.example.test/providence/outline-of-coverage.pdf",
    claims: [...someClaims(0, 7), ...someClaims(0, 4, 1), ...someClaims(0, 5, 2)],
  });
}

/** A dental subscriber and spouse, neither of whom signed: `prov-unsigned`, `prov-unsigned-dep`. */
export function providenceUnsignedFamily(at: FamilyKey): Family {
  const dental = { coverages: coverages("D", since(at, 1)), networks: ["Fernbridge"] };
  return makeFamily(at, {
    group: { id: "50001018", name: "Sample Street Clinic" },
    domainId: DOMAIN_IDS.providence,
    policySigned: false,
    members: [
      makeMember(at, {
        ...dental,
        firstName: "Lane",
        lastName: "Unsignedson",
        sex: "M",
        dateOfBirth: birthDateAtAge(at.today, 30),
        cards: [card("D", "Dental")],
      }),
      makeMember(at, {
        ...dental,
        suffix: 1,
        firstName: "Jules",
        lastName: "Unsignedson",
        relationship: "spouse",
        sex: "F",
        dateOfBirth: birthDateAtAge(at.today, 29),
        cards: [card("D", "Dental")],
      }),
    ],
    programs: programsFor("dental"),
    plans: dentalPlans,
    claims: [...someClaims(0, 2), ...someClaims(0, 1, 1)],
  });
}

/** A health-plan partner's dental members: `hpp`, `hpp-dep`. */
export function partnerFamily(at: FamilyKey): Family {
  const dental = { coverages: coverages("D", since(at, 3)), networks: ["Fernbridge", "Cedarline"] };
  return makeFamily(at, {
    group: { id: "11001001", name: "Partner Example Council" },
    domainId: DOMAIN_IDS.partner,
    members: [
      makeMember(at, {
        ...dental,
        firstName: "Ari",
        lastName: "Prototypos",
        sex: "M",
        dateOfBirth: birthDateAtAge(at.today, 42),
        cards: [card("D", "Dental")],
      }),
      makeMember(at, {
        ...dental,
        suffix: 1,
        firstName: "Mika",
        lastName: "Prototypos",
        relationship: "spouse",
        sex: "F",
        dateOfBirth: birthDateAtAge(at.today, 40),
        cards: [card("D", "Dental")],
      }),
    ],
    programs: programsFor("dental"),
    plans: dentalPlans,
    ebill: { has: false, registered: false, billWaiting: false },
    claims: [...someClaims(0, 6), ...someClaims(0, 3, 1)],
  });
}

/** A Medicare member who gave up medical coverage, with a bill waiting: `mod`. */
export function medicareFamily(at: FamilyKey): Family {
  return onePerson(
    at,
    {
      firstName: "Lou",
      lastName: "Sampleson",
      sex: "M",
      dateOfBirth: birthDateAtAge(at.today, 74),
      coverages: coverages("MDX", since(at, 6)),
      networks: ["Cedarline Medicare"],
      cards: [card("M", "Medical, dental and pharmacy")],
      primaryCare: { chosen: "200131" },
    },
    {
      group: { id: "12001001", name: "Medicare Example Plan" },
      domainId: DOMAIN_IDS.medicare,
      programs: programsFor("medicare"),
      hasMedicareMaterials: true,
      planManagement: directPlan(at.today, "M"),
      plans: medicarePlans,
      preferences: medicareByEmail,
      relevantPreferences: ["emailAddress", "electronicMedicareMailing", "electronicEob"],
      ebill: { has: true, registered: true, billWaiting: true },
      claims: someClaims(14, 3),
    },
  );
}
