import { addYears } from "#app/rules/dates/plain-date.ts";
import { line, type ClaimBatch, type ClaimSpec } from "../claims/claim-specs.ts";
import { firstOfMonth } from "../day.ts";
import type { Family } from "./family.ts";
import {
  birthDateAtAge,
  card,
  coverages,
  makeFamily,
  makeMember,
  type FamilyKey,
  type MemberSpec,
} from "./make-family.ts";
import { REFERRAL_STATUSES, type ReferralSpec } from "../care/referral-specs.ts";

const QUIET = { id: "200223", name: "Hushwood Counseling Center" };
const STILL = { id: "200230", name: "Stillbrook Recovery House" };
const OPEN = { id: "200247", name: "Openfield Sports Therapy" };
const CLINIC = { id: "200117", name: "Alder Creek Family Medicine" };

/** Paid care of one member, with amounts that no other member has. */
const care = (suffix: number, id: string, cents: number): ClaimBatch => {
  const visit = (daysAgo: number, more: number): ClaimSpec => ({
    daysAgo,
    status: "paid",
    provider: { id },
    lines: [
      line("90837", "Psychotherapy, 60 minutes", cents + more, {
        deductibleCents: 1000 + more,
        coinsuranceCents: 2000 + more,
      }),
    ],
  });
  return { suffix, type: "medical", listed: [visit(30, 0), visit(60, 11), visit(90, 22)] };
};

const DENIED_CENTS = 77_764;
/** A visit of the first one's that the plan denied. */
const DENIED: ClaimBatch = {
  suffix: 1,
  type: "medical",
  listed: [
    {
      daysAgo: 45,
      status: "denied",
      provider: { id: QUIET.id },
      lines: [
        line("90834", "Psychotherapy, 45 minutes", DENIED_CENTS, {
          discountCents: DENIED_CENTS,
          reason: { code: "MN1", description: "Not medically necessary" },
        }),
      ],
    },
  ],
};

const referral = (suffix: number, to: typeof QUIET): ReferralSpec => ({
  suffix,
  issuedDaysAgo: 40,
  startsDaysAgo: 40,
  days: 365,
  status: REFERRAL_STATUSES.approved,
  by: CLINIC,
  to,
  service: `Counseling at ${to.name}`,
  allowed: 6,
  used: 2,
});

/** The care that everybody in the family may see, before the care that some keep to themselves. */
const SEEN = {
  claims: [care(0, CLINIC.id, 41_113), care(2, OPEN.id, 42_217)],
  referrals: [referral(0, CLINIC), referral(2, OPEN)],
};
const KEPT = {
  claims: [care(1, QUIET.id, 77_731), care(3, STILL.id, 88_843), DENIED],
  referrals: [referral(1, QUIET), referral(3, STILL)],
};

/**
 * A request of each state: in force (1), just received (2), acknowledged, by mail (3). The two whose
 * items are left out have nothing in the pharmacy's ledger, which is the same for their twins.
 */
export function confidentialFamily(at: FamilyKey): Family {
  return familyOf(at, {
    kept: [
      { confidential: { receivedDaysAgo: 10, byMail: false }, primaryCare: { chosen: "600003" } },
      { confidential: { receivedDaysAgo: 2, byMail: true }, primaryCare: { chosen: "600004" } },
    ],
    received: { confidential: { receivedDaysAgo: 0, byMail: false } },
    claims: [...SEEN.claims, ...KEPT.claims],
    referrals: [...SEEN.referrals, ...KEPT.referrals],
  });
}

/** The same family without the care of the first two and without any request. */
export function confidentialTwinFamily(at: FamilyKey): Family {
  const primaryCare = { chosen: null };
  return familyOf(at, { kept: [{ primaryCare }, { primaryCare }], received: {}, ...SEEN });
}

type Differing = Pick<Family, "claims" | "referrals"> & {
  readonly kept: readonly [Partial<MemberSpec>, Partial<MemberSpec>];
  readonly received: Partial<MemberSpec>;
};

function familyOf(at: FamilyKey, { kept, received, ...rest }: Differing): Family {
  const somebody = (
    suffix: number,
    firstName: string,
    age: number,
    more: Partial<MemberSpec> = {},
  ) =>
    makeMember(at, {
      suffix,
      firstName,
      lastName: "Quietly-Sample",
      sex: suffix % 2 === 0 ? "F" : "M",
      dateOfBirth: birthDateAtAge(at.today, age),
      coverages: coverages("MDVX", addYears(firstOfMonth(at.today, 0), -3)),
      networks: ["Cedarline"],
      cards: [card("M", "Medical, dental, vision and pharmacy")],
      ...more,
    });
  return makeFamily(at, {
    ...rest,
    group: { id: `100075${at.number}`, name: "Whispering Sample Works" },
    members: [
      somebody(0, "Wynn", 48, { primaryCare: { chosen: "200117" } }),
      somebody(1, "Sol", 20, kept[0]),
      somebody(2, "Lark", 18, { primaryCare: { chosen: "600009" }, ...received }),
      somebody(3, "Bryn", 46, { relationship: "spouse", ...kept[1] }),
    ],
    address: {
      addressLine1: "12 Sample Street",
      addressLine2: null,
      city: "Exampleville",
      state: "OR",
      zipCode: "97001",
      country: "US",
      phoneNumber: "503-555-0147",
    },
    hasReferrals: true,
  });
}
