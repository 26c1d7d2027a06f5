import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import type { Family } from "./family.ts";
import { makeFamily, makeMember, RELEVANT, type FamilyKey } from "./make-family.ts";
import { nothingChosen, onePerson, ordinary, someClaims } from "./one-person.ts";

/** No e-mail address and no preferences: `nopref`. */
export function noPreferencesFamily(at: FamilyKey): Family {
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

/** The same with an extended policy and Medicare: `nopref-ext`. */
export function extendedPolicyFamily(at: FamilyKey): Family {
  const member = ordinary(at, 66, { firstName: "Merle", lastName: "Fairfax-Dummy", sex: "M" });
  return onePerson(
    at,
    { ...member, emailAddress: null },
    {
      group: { id: "10007097", name: "Fabricated Ferries" },
      preferences: nothingChosen,
      relevantPreferences: [...RELEVANT, "electronicMedicareMailing"],
      hasExtendedPolicy: true,
      claims: someClaims(2, 1),
    },
  );
}

/** Accounts that still have their first password: `ini`, and an adult child, `ini-dep`. */
export function firstSignInFamily(at: FamilyKey): Family {
  const name = { firstName: "Devon", lastName: "Newmember", sex: "M" } as const;
  const child = { firstName: "Sidney", lastName: "Newmember", sex: "F" } as const;
  return makeFamily(at, {
    group: { id: "10007066", name: "Make-Believe Media" },
    members: [
      makeMember(at, ordinary(at, 44, name)),
      makeMember(at, { ...ordinary(at, 19, child), suffix: 1 }),
    ],
  });
}

/** A subscriber and spouse without accounts and e-mail addresses. */
export function newcomerFamily(at: FamilyKey): Family {
  const name = { firstName: "Wren", lastName: "Newcomb-Sample", sex: "F" } as const;
  const spouse = { firstName: "Ola", lastName: "Newcomb-Sample", sex: "M" } as const;
  return makeFamily(at, {
    subscriberId: "NC90447127",
    group: { id: "10007127", name: "Brand-New Bindery" },
    members: [
      makeMember(at, {
        ...ordinary(at, 38, name),
        // Fixed birth dates, because the README names them.
        dateOfBirth: getPlainDate("1988-03-09"),
        emailAddress: null,
      }),
      makeMember(at, {
        ...ordinary(at, 39, spouse),
        dateOfBirth: getPlainDate("1987-10-27"),
        emailAddress: null,
        suffix: 1,
        relationship: "spouse",
      }),
    ],
    claims: someClaims(2, 1),
  });
}
