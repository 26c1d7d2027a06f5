import { PASSWORD, persona, type Account, type Persona, type Role } from "./persona.ts";
import { DOMAIN_IDS } from "../world/domains.ts";

export { PASSWORD, type Account, type Persona, type Role };

export const PARTNER_DOMAIN_ID = DOMAIN_IDS.partner;
export const MEDICARE_DOMAIN_ID = DOMAIN_IDS.medicare;

/** The personas of the demo and the tests. */
export const personas: readonly Persona[] = [
  persona(
    "SUB",
    "timber",
    "A subscriber with everything on home: claims, programs, primary care, eBill and one ID card.",
  ),
  persona(
    "DEP-ADULT",
    "timber",
    "The same family's adult child, whose home shows only their own.",
    {
      suffix: 1,
    },
  ),
  persona("DEP-MINOR", "timber", "The home of the same family's minor child.", { suffix: 2 }),
  persona("TERM", "ended", "The home of a subscriber whose coverage has ended."),
  persona("NOELIG", "uncovered", "The home of a subscriber who never had coverage."),
  persona("FUTURE", "upcoming", "The home of a subscriber whose coverage begins next month."),
  persona(
    "L598",
    "local-598",
    "The home of a local 598 member, known by an employee ID; mostly dental claims.",
  ),
  persona(
    "COP",
    "portland",
    "The Preventive Care Initiative card on home, with the day a visit is due.",
  ),
  persona("COP-NODUE", "portland-nodue", "The same card while the day is not available."),
  persona("MA", "advantage", "The home of the Medicare Advantage group, with several ID cards."),
  persona(
    "MEDGRP",
    "medicare-group",
    "The home of a Medicare group; medical and dental benefits are ending.",
  ),
  persona(
    "MULTI",
    "two-groups",
    "Two groups, neither served elsewhere: home, a way to switch, a program on another application.",
    {
      otherFamilies: ["two-groups-second"],
    },
  ),
  persona(
    "FLAG360",
    "flagged",
    "Two groups, one of them served by the relationship dashboard: lands on the choice of plan.",
    { otherFamilies: ["flagged-second"] },
  ),
  persona(
    "FLAG-ONE",
    "flagged-alone",
    "One group, which the relationship dashboard serves: a sign-in sends the token there.",
  ),
  persona(
    "NOPREF",
    "no-preferences",
    "No e-mail address and no preferences yet: lands on Update communication preferences.",
  ),
  persona(
    "NOPREF-EXT",
    "extended-policy",
    "The same with an extended policy, whose defaults are on paper, and with Medicare materials.",
  ),
  persona("INI", "first-sign-in", "A first sign-in: the password must be changed first.", {
    status: "INI",
  }),
  persona("INI-DEP", "first-sign-in", "The same for an adult dependent.", {
    suffix: 1,
    status: "INI",
  }),
  persona(
    "ELSEWHERE",
    "elsewhere",
    "A sign-in that goes on at the host of SANDBOX_REDIRECT; home while none is set.",
    { redirects: true },
  ),
  persona(
    "NAV",
    "pharmacy",
    "The pharmacy program, Navitus, and every kind of program tile on home.",
  ),
  persona(
    "ODD-TABS",
    "odd-tabs",
    "Benefits of another shape: tiers tab1 and tab2, long names, 300 dental services, no vision.",
  ),
  persona(
    "ODD-FAMILY",
    "odd-family",
    "A family whose amounts count together, three of them used up, and a tier that cannot be read.",
  ),
  persona(
    "ODD-SUMS",
    "odd-sums",
    "Benefits whose amounts openly do not add up, and differ between limits and tier.",
  ),
  persona(
    "CARE",
    "primary-care",
    "A family of seven, each in another state of primary care: chosen, never chosen, ended, to come.",
  ),
  persona("CARE-DEP", "primary-care", "Its spouse, who may choose for this year and the next.", {
    suffix: 1,
  }),
  persona(
    "CARE-TERM",
    "primary-care-ended",
    "A subscriber whose coverage has ended, with earlier primary care providers.",
  ),
  persona(
    "CONF-SUB",
    "confidential",
    "A subscriber whose family keeps care to themselves: nothing of theirs is shown.",
  ),
  persona(
    "CONF-DEP",
    "confidential",
    "Its adult child, whose request for confidential communication is in force.",
    { suffix: 1 },
  ),
  persona("CONF-SPOUSE", "confidential", "Its spouse, whose request by mail is acknowledged.", {
    suffix: 3,
  }),
  persona("CONF-NEW", "confidential", "Its other adult child, whose request was received today.", {
    suffix: 2,
  }),
  persona(
    "CONF-TWIN",
    "confidential-twin",
    "The subscriber of the same family without that care, who sees the very same pages.",
  ),
  persona(
    "DENIED",
    "denied",
    "A parent whose claims, and a child's, were denied: as a whole, in part, with and without a reason.",
  ),
  persona(
    "REAL-CLAIMS",
    "real-claims",
    "Claims as they really come: denied in part, taken back, done again, two of one number, of two payers.",
  ),
  persona(
    "EIGHT",
    "large",
    "A subscriber of eight people, whose coverage is open, ending, ended or to come.",
  ),
  persona("EIGHT-DEP", "large", "Its adult child, who proves their own coverage alone.", {
    suffix: 2,
  }),
  persona(
    "QUOTE",
    "quote",
    "A dentist's prices in hand: little of the dental limit left, a spouse with none, a child with all.",
  ),
  persona(
    "EMP",
    "staff",
    "Staff who may log in as anyone: home here, /login-as on Summit and Providence.",
    { role: "logInAsAnyone", alsoDomainIds: [DOMAIN_IDS.summit, DOMAIN_IDS.providence] },
  ),
  persona(
    "NONEMP",
    "agency",
    "Staff who may log in as people who are not employees; lands where emp does.",
    { role: "logInAsNonEmp", alsoDomainIds: [DOMAIN_IDS.summit, DOMAIN_IDS.providence] },
  ),
  persona("SUMMIT", "summit", "The home of a member of the medical brand.", { brand: "summit" }),
  persona("PROV", "providence", "The home of a dental subscriber who has signed the policy.", {
    brand: "providence",
  }),
  persona(
    "PROV-UNSIGNED",
    "providence-unsigned",
    "A dental subscriber before signing the policy: lands on the consent page.",
    { brand: "providence" },
  ),
  persona(
    "PROV-UNSIGNED-DEP",
    "providence-unsigned",
    "An adult dependent before signing: the consent page without the choice of EOB delivery.",
    { brand: "providence", suffix: 1 },
  ),
  persona("PROV-DEP-ADULT", "providence", "The home of an adult dependent of the dental brand.", {
    brand: "providence",
    suffix: 1,
  }),
  persona("PROV-DEP-MINOR", "providence", "The home of a minor dependent of the dental brand.", {
    brand: "providence",
    suffix: 2,
  }),
  persona(
    "PROV-DENIED",
    "denied-dental",
    "A denied dental claim of a brand that has set nothing about appeals.",
    { brand: "providence" },
  ),
  persona("HPP", "partner", "A partner's dental member: home with the remaining annual limit.", {
    brand: "partner",
  }),
  persona("HPP-DEP", "partner", "The home of the same family's adult dependent.", {
    brand: "partner",
    suffix: 1,
  }),
  persona("MOD", "medicare", "The home of a Medicare member whose medical benefits are ending.", {
    brand: "medicare",
  }),
  persona("MOD-DENIED", "denied-medicare", "A denied claim of a Medicare plan.", {
    brand: "medicare",
  }),
];

const byUsername = new Map(personas.map((each) => [each.username, each]));
const CROWD = /^crowd-([1-9]\d{0,3})$/;

/** The persona of a user name in lower case; `crowd-1` and on as far as `crowd`. */
export function findPersona(username: string, crowd: number): Persona | undefined {
  return findCrowdPersona(username, crowd) ?? byUsername.get(username);
}

/** A persona of the crowd, whose user name is also the family's code; undefined for other names. */
export function findCrowdPersona(name: string, crowd: number): Persona | undefined {
  const place = Number(CROWD.exec(name)?.[1] ?? Number.NaN);
  return place <= crowd ? persona(name.toUpperCase(), name, "One of many.") : undefined;
}
