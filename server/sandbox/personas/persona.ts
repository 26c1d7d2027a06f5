import type { AccountStatus } from "#server/gateway/calls/member/account.ts";
import { DOMAIN_IDS } from "../world/domains.ts";

type BrandKey = keyof typeof DOMAIN_IDS;

/** The demo's host of a brand. */
const hostOf = (brand: BrandKey) => (brand === "carrier" ? "localhost" : `${brand}.localhost`);

/** The first password of every persona. */
export const PASSWORD = "Sandbox-2026";

export type Role = "member" | "logInAsAnyone" | "logInAsNonEmp";

/** An account and the member it signs in. */
export type Account = {
  readonly username: string;
  readonly domainId: number;
  /** Other brands this account may sign in to: staff only. */
  readonly alsoDomainIds: readonly number[];
  readonly family: string;
  /** The same person in other groups. */
  readonly otherFamilies: readonly string[];
  readonly suffix: number;
  readonly role: Role;
  readonly status: AccountStatus;
  /** The sign-in answers with SANDBOX_REDIRECT, if set. */
  readonly redirects: boolean;
};

/** An invented member with an account. */
export type Persona = Account & {
  readonly code: string;
  readonly password: string;
  /** Where the demo signs this persona in. */
  readonly host: string;
  /** One sentence: what this persona's sign-in shows, and where it leads. */
  readonly shows: string;
};

type Details = Partial<Omit<Account, "username" | "domainId" | "family">> & {
  readonly brand?: BrandKey;
};

/** A persona with what differs from the usual subscriber of the carrier. */
export function persona(
  code: string,
  family: string,
  shows: string,
  details: Details = {},
): Persona {
  const { brand = "carrier", ...rest } = details;
  return {
    code,
    username: code.toLowerCase(),
    password: PASSWORD,
    host: hostOf(brand),
    domainId: DOMAIN_IDS[brand],
    alsoDomainIds: [],
    family,
    otherFamilies: [],
    suffix: 0,
    role: "member",
    status: "ACT",
    redirects: false,
    shows,
    ...rest,
  };
}
