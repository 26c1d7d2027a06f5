import type { AccountStatus } from "../gateway/account.ts";

/** Demo hosts of the brands, and the id each signs in with. */
const BRANDS = {
  carrier: { host: "localhost", domainId: 1 },
  summit: { host: "summit.localhost", domainId: 2 },
  providence: { host: "providence.localhost", domainId: 5 },
  partner: { host: "partner.localhost", domainId: 11 },
  medicare: { host: "medicare.localhost", domainId: 12 },
} as const;

export const PARTNER_DOMAIN_ID = BRANDS.partner.domainId;
export const MEDICARE_DOMAIN_ID = BRANDS.medicare.domainId;

/** Everybody's password. */
export const PASSWORD = "Sandbox-2026";

export type Role = "member" | "logInAsAnyone" | "logInAsNonEmp";

/** Somebody who can sign in. */
export type Persona = {
  readonly code: string;
  readonly username: string;
  readonly password: string;
  /** Where the demo signs this persona in. */
  readonly host: string;
  readonly domainId: number;
  /** Other brands this persona may sign in to: staff only. */
  readonly alsoDomainIds: readonly number[];
  readonly family: string;
  /** The same person in other groups. */
  readonly otherFamilies: readonly string[];
  readonly suffix: number;
  readonly role: Role;
  readonly status: AccountStatus;
  /** One sentence: what signing in as this persona shows. */
  readonly shows: string;
};

type Details = Partial<
  Pick<Persona, "suffix" | "role" | "status" | "alsoDomainIds" | "otherFamilies">
> & {
  readonly brand?: keyof typeof BRANDS;
};

function persona(code: string, family: string, shows: string, details: Details = {}): Persona {
  const { brand = "carrier", ...rest } = details;
  return {
    code,
    username: code.toLowerCase(),
    password: PASSWORD,
    ...BRANDS[brand],
    alsoDomainIds: [],
    family,
    otherFamilies: [],
    suffix: 0,
    role: "member",
    status: "ACT",
    shows,
    ...rest,
  };
}

/** The personas of the demo and the tests. */
export const personas: readonly Persona[] = [
  persona(
    "SUB",
    "timber",
    "A subscriber with everything: claims, programs, primary care, eBill and one ID card.",
  ),
  persona("DEP-ADULT", "timber", "The same family's adult child, who sees only their own.", {
    suffix: 1,
  }),
  persona("DEP-MINOR", "timber", "The same family's minor child.", { suffix: 2 }),
  persona("TERM", "ended", "A subscriber whose coverage has ended."),
  persona("NOELIG", "uncovered", "A subscriber who never had coverage."),
  persona("FUTURE", "upcoming", "A subscriber whose coverage begins next month."),
  persona(
    "L598",
    "local-598",
    "A local 598 member, known by an employee ID; mostly dental claims.",
  ),
  persona("COP", "portland", "The Preventive Care Initiative card with the day a visit is due."),
  persona("COP-NODUE", "portland-nodue", "The same card while the day is not available."),
  persona("MA", "advantage", "The Medicare Advantage group, with several ID cards."),
  persona("MEDGRP", "medicare-group", "A Medicare group; medical and dental benefits are ending."),
  persona("MULTI", "two-groups", "Two groups to choose from, neither served elsewhere.", {
    otherFamilies: ["two-groups-second"],
  }),
  persona("FLAG360", "flagged", "Two groups, one of them served by the relationship dashboard.", {
    otherFamilies: ["flagged-second"],
  }),
  persona("NOPREF", "no-preferences", "No e-mail address and no preferences yet."),
  persona("INI", "first-sign-in", "A first sign-in: the password must be changed.", {
    status: "INI",
  }),
  persona("NAV", "pharmacy", "The pharmacy program, Navitus, and every kind of program tile."),
  persona("EMP", "staff", "Staff who may log in as anyone.", {
    role: "logInAsAnyone",
    alsoDomainIds: [2, 5],
  }),
  persona("NONEMP", "agency", "Staff who may log in as people who are not employees.", {
    role: "logInAsNonEmp",
    alsoDomainIds: [2, 5],
  }),
  persona("SUMMIT", "summit", "A member of the medical brand.", { brand: "summit" }),
  persona("PROV", "providence", "A dental subscriber who has signed the policy.", {
    brand: "providence",
  }),
  persona("PROV-UNSIGNED", "providence-unsigned", "The same before signing the policy.", {
    brand: "providence",
  }),
  persona("PROV-DEP-ADULT", "providence", "An adult dependent of the dental brand.", {
    brand: "providence",
    suffix: 1,
  }),
  persona("PROV-DEP-MINOR", "providence", "A minor dependent of the dental brand.", {
    brand: "providence",
    suffix: 2,
  }),
  persona("HPP", "partner", "A partner's dental member, with the remaining annual limit.", {
    brand: "partner",
  }),
  persona("HPP-DEP", "partner", "The same family's adult dependent.", {
    brand: "partner",
    suffix: 1,
  }),
  persona("MOD", "medicare", "A Medicare member whose medical benefits are ending.", {
    brand: "medicare",
  }),
];

const byUsername = new Map(personas.map((each) => [each.username, each]));
const CROWD = /^crowd-([1-9]\d{0,3})$/;

/** The persona of a user name, whatever its letter case; `crowd-1` and on as far as `crowd`. */
export function findPersona(username: string, crowd: number): Persona | undefined {
  const name = username.trim().toLowerCase();
  const place = Number(CROWD.exec(name)?.[1] ?? Number.NaN);
  if (place <= crowd) return persona(name.toUpperCase(), name, "One of many.");
  return byUsername.get(name);
}
