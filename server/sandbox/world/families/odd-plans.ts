import { line, type ClaimBatch, type ClaimSpec } from "../claims/claim-specs.ts";
import type { Family } from "./family.ts";
import { makeFamily, makeMember, type FamilyKey } from "./make-family.ts";
import {
  disputedPlans,
  familyOnlyPlans,
  FULL_DEDUCTIBLE,
  FULL_DENTAL_LIMIT,
  FULL_OUT_OF_POCKET,
  tabbedPlans,
} from "../plans/odd-plans.ts";
import { onePerson, ordinary, someClaims } from "./one-person.ts";

/** A plan of another shape: `odd-tabs`. */
export function tabbedPlansFamily(at: FamilyKey): Family {
  const member = ordinary(at, 51, { firstName: "Tabby", lastName: "Outliner", sex: "F" });
  return onePerson(at, member, {
    group: { id: "10007201", name: "Unusual Umbrellas" },
    plans: tabbedPlans,
    claims: someClaims(9, 4),
  });
}

/** A family whose plan counts them together, and who have used up some of it: `odd-family`. */
export function familyPlansFamily(at: FamilyKey): Family {
  const lastName = "Togetherson";
  return makeFamily(at, {
    group: { id: "10007218", name: "Communal Cookery" },
    plans: familyOnlyPlans,
    members: [
      makeMember(at, ordinary(at, 40, { firstName: "Noor", lastName, sex: "F" })),
      makeMember(at, {
        ...ordinary(at, 41, { firstName: "Sam", lastName, sex: "M" }),
        suffix: 1,
        relationship: "spouse",
      }),
      makeMember(at, { ...ordinary(at, 11, { firstName: "Pim", lastName, sex: "M" }), suffix: 2 }),
    ],
    claims: [
      ...[0.5, 0.3, 0.2].map((share, suffix) => visit(suffix, FULL_DEDUCTIBLE * 100 * share)),
      surgery((FULL_OUT_OF_POCKET - FULL_DEDUCTIBLE) * 100),
      {
        suffix: 0,
        type: "dental",
        listed: [crown(35, "30"), crown(70, "19")],
      },
    ],
  });
}

/** A plan whose amounts do not add up: `odd-sums`. */
export function disputedPlansFamily(at: FamilyKey): Family {
  const member = ordinary(at, 46, { firstName: "Perry", lastName: "Doxley-Test", sex: "M" });
  return onePerson(at, member, {
    group: { id: "10007225", name: "Contrary Contractors" },
    plans: disputedPlans,
    claims: someClaims(11, 4),
  });
}

/** A visit whose whole allowed amount goes to the deductible but for a hundred dollars. */
const visit = (suffix: number, deductibleCents: number): ClaimBatch => ({
  suffix,
  type: "medical",
  listed: [
    {
      daysAgo: 40 + suffix * 30,
      status: "paid",
      provider: { id: "200117" },
      lines: [line("99214", "Office visit", deductibleCents + 10_000, { deductibleCents })],
    },
  ],
});

/** A day in hospital of which the member pays a fifth. */
const surgery = (coinsuranceCents: number): ClaimBatch => ({
  suffix: 1,
  type: "medical",
  listed: [
    {
      daysAgo: 25,
      status: "paid",
      provider: { id: "200179" },
      lines: [line("29881", "Knee arthroscopy", coinsuranceCents * 5, { coinsuranceCents })],
    },
  ],
});

/** A crown of which the plan pays half of its annual limit. */
const crown = (daysAgo: number, tooth: string): ClaimSpec => {
  const paidCents = (FULL_DENTAL_LIMIT * 100) / 2;
  return {
    daysAgo,
    status: "paid",
    provider: { id: "300111" },
    lines: [
      line("D2740", "Crown, ceramic", paidCents * 2, {
        dentalCategory: "Major",
        tooth: { number: tooth },
        coinsuranceCents: paidCents,
      }),
    ],
  };
};
