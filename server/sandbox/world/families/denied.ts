import { addYears } from "#app/rules/dates/plain-date.ts";
import { line, type ClaimBatch, type ClaimSpec, type LineSpec } from "../claims/claim-specs.ts";
import { firstOfMonth } from "../day.ts";
import { DOMAIN_IDS } from "../domains.ts";
import { dentalPlans, medicarePlans } from "../plans/plan-books.ts";
import type { Family } from "./family.ts";
import {
  birthDateAtAge,
  card,
  coverages,
  makeFamily,
  makeMember,
  type FamilyKey,
} from "./make-family.ts";
import { onePerson } from "./one-person.ts";

const CLINIC = { id: "200117" } as const;
const NOT_NEEDED = { code: "MN1", description: "Not medically necessary" };
const NO_REFERRAL = { code: "RF2", description: "Referral missing" };
const FREQUENCY = { code: "D04", description: "More often than the plan allows" };

const SCAN_CENTS = 98_765;
const scan = (more: Partial<LineSpec> = {}) => line("70551", "MRI of the head", SCAN_CENTS, more);
/** Nothing of a scan is accepted, so that the gateway names the reason. */
const refused = (reason: NonNullable<LineSpec["reason"]>) =>
  scan({ discountCents: SCAN_CENTS, reason });
const visit = (more: Partial<LineSpec> = {}) =>
  line("99213", "Office visit", 15_240, { discountCents: 3_240, copayCents: 2_500, ...more });

const claim = (
  daysAgo: number,
  status: ClaimSpec["status"],
  lines: ClaimSpec["lines"],
  more: Partial<ClaimSpec> = {},
): ClaimSpec => ({ daysAgo, status, provider: CLINIC, lines, ...more });

/** Denials of each kind: as a whole, of a line, with a reason and code, only one of them, neither. */
const MEDICAL: ClaimBatch = {
  suffix: 0,
  type: "medical",
  listed: [
    claim(24, "denied", [refused(NOT_NEEDED)]),
    claim(41, "paid", [visit(), refused(NO_REFERRAL)]),
    claim(58, "denied", [visit({ copayCents: 0, discountCents: 0, notCoveredCents: 15_240 })]),
    claim(73, "paid", [visit(), refused({ code: "Z99", description: "" })]),
    claim(80, "paid", [visit(), refused({ code: "", description: "Filed too late" })]),
    claim(88, "denied", [refused(NOT_NEEDED)]),
    claim(88, "adjusted", [scan({ discountCents: 18_765, copayCents: 4_000 })]),
    claim(95, "inProcess", [visit(), refused(NO_REFERRAL)]),
    claim(110, "paid", [visit()]),
  ],
};

const ofChild = (type: "dental" | "vision", listed: readonly ClaimSpec[]): ClaimBatch => ({
  suffix: 1,
  type,
  listed,
});

/** A parent with a child's denied claims, in all three types: `denied`. */
export function deniedFamily(at: FamilyKey): Family {
  const member = (suffix: number, firstName: string, age: number) =>
    makeMember(at, {
      suffix,
      firstName,
      lastName: "Refusal-Sample",
      sex: suffix === 0 ? "F" : "M",
      dateOfBirth: birthDateAtAge(at.today, age),
      coverages: coverages("MDVX", addYears(firstOfMonth(at.today, 0), -3)),
      networks: ["Cedarline"],
      cards: [card("M", "Medical, dental, vision and pharmacy")],
    });
  return makeFamily(at, {
    group: { id: `100075${at.number}`, name: "Second Look Sample Works" },
    members: [member(0, "Marlo", 41), member(1, "Pip", 9)],
    address: {
      addressLine1: "53 Specimen Court",
      addressLine2: "Unit 4",
      city: "Exampleville",
      state: "OR",
      zipCode: "97001",
      country: "US",
      phoneNumber: "503-555-0153",
    },
    claims: [
      MEDICAL,
      ofChild("dental", [
        claim(33, "paid", [
          line("D0120", "Periodic oral evaluation", 6_000, { dentalCategory: "Preventive" }),
          line("D0274", "Bitewing x-rays", 7_150, {
            dentalCategory: "Preventive",
            discountCents: 7_150,
            reason: FREQUENCY,
          }),
        ]),
      ]),
      ofChild("vision", [
        claim(47, "denied", [
          line("92014", "Eye exam", 13_300, { notCoveredCents: 13_300, writtenOff: true }),
        ]),
      ]),
    ],
  });
}

type Alone = {
  readonly name: readonly [string, string];
  readonly age: number;
  readonly covered: string;
  readonly network: string;
  readonly domainId: number;
  readonly plans: Family["plans"];
  readonly group: Family["group"];
  readonly claims: ClaimBatch;
};

const alone = (at: FamilyKey, { name, age, covered, network, claims, ...rest }: Alone): Family =>
  onePerson(
    at,
    {
      firstName: name[0],
      lastName: name[1],
      sex: "M",
      dateOfBirth: birthDateAtAge(at.today, age),
      coverages: coverages(covered, addYears(firstOfMonth(at.today, 0), -2)),
      networks: [network],
      cards: [card(covered === "D" ? "D" : "M", covered === "D" ? "Dental" : "Medical")],
    },
    { ...rest, claims: [claims] },
  );

/** A denied dental claim where the carrier has set nothing of appeals: `prov-denied`. */
export const deniedDentalFamily = (at: FamilyKey): Family =>
  alone(at, {
    name: ["Toby", "Refusal-Test"],
    age: 52,
    covered: "D",
    network: "Fernbridge",
    domainId: DOMAIN_IDS.providence,
    plans: dentalPlans,
    group: { id: "50001054", name: "Specimen Bakery" },
    claims: {
      suffix: 0,
      type: "dental",
      listed: [
        claim(29, "denied", [
          line("D2740", "Crown", 120_000, {
            dentalCategory: "Major",
            discountCents: 120_000,
            reason: FREQUENCY,
          }),
        ]),
      ],
    },
  });

/** A denied claim of a Medicare plan: `mod-denied`. */
export const deniedMedicareFamily = (at: FamilyKey): Family =>
  alone(at, {
    name: ["Basil", "Refusal-Elder"],
    age: 74,
    covered: "M",
    network: "Cedarline",
    domainId: DOMAIN_IDS.medicare,
    plans: medicarePlans,
    group: { id: "120010550", name: "Sample Medicare Plan" },
    claims: {
      suffix: 0,
      type: "medical",
      listed: [claim(36, "denied", [refused(NOT_NEEDED)])],
    },
  });
