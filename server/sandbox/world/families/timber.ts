import type { ClaimBatch } from "../claims/claim-specs.ts";
import { directPlan } from "../plans/enrollment.ts";
import type { Family } from "./family.ts";
import {
  birthDateAtAge,
  card,
  coverages,
  makeFamily,
  makeMember,
  type FamilyKey,
} from "./make-family.ts";
import { getPlainDate, yearOf } from "#app/rules/dates/plain-date.ts";
import { edgeCaseClaims, homeClaims } from "./timber-claims.ts";
import { rareClaims } from "./timber-rare-claims.ts";

const CARD = "Medical, dental, vision and pharmacy";

/** A family of four with everything: the family of `sub`, `dep-adult` and `dep-minor`. */
export function timberFamily(at: FamilyKey): Family {
  const { today } = at;
  // Covered longer than the three years of their claims.
  const since = getPlainDate(`${yearOf(today) - 5}-01-01`);
  const everything = {
    coverages: coverages("MDVX", since),
    networks: ["Cedarline", "Fernbridge"],
  };
  return makeFamily(at, {
    subscriberId: "904417823",
    group: { id: "10004417", name: "Example Timber Co." },
    members: [
      makeMember(at, {
        ...everything,
        firstName: "Jordan",
        middleInitial: "A",
        lastName: "Testa-Lindqvist",
        dateOfBirth: birthDateAtAge(today, 47),
        sex: "M",
        cards: [card("M", CARD)],
        primaryCare: { chosen: "200117", earlier: ["200131"] },
      }),
      makeMember(at, {
        ...everything,
        suffix: 1,
        firstName: "Theo",
        middleInitial: "B",
        lastName: "Testa-Lindqvist",
        dateOfBirth: birthDateAtAge(today, 20),
        sex: "M",
        cards: [card("M", CARD)],
        primaryCare: { chosen: null },
      }),
      makeMember(at, {
        ...everything,
        suffix: 2,
        firstName: "Marisol",
        middleInitial: "C",
        lastName: "Testa-Lindqvist",
        dateOfBirth: birthDateAtAge(today, 9),
        sex: "F",
        cards: [card("M", CARD)],
        primaryCare: { chosen: "200124" },
      }),
      makeMember(at, {
        suffix: 3,
        firstName: "Robin",
        middleInitial: "D",
        lastName: "Testa-Lindqvist",
        relationship: "spouse",
        dateOfBirth: birthDateAtAge(today, 45),
        sex: "F",
        coverages: coverages("DV", since),
        networks: ["Fernbridge"],
        cards: [card("D", "Dental and vision")],
        // Medical coverage comes from an employer of their own, so primary care does not apply.
        hasOtherMedical: true,
      }),
    ],
    planManagement: directPlan(today),
    ebill: { has: true, registered: false, billWaiting: true },
    hasReferrals: true,
    outlineOfCoverage: "https://documents.example.test/outline-of-coverage.pdf",
    claims: timberClaims.map((run) => ({ ...run, everyStatus: true })),
  });
}

/** Three years of claims for every member and coverage. */
const timberClaims: readonly ClaimBatch[] = [
  {
    suffix: 0,
    type: "medical",
    clinic: "200117",
    listed: [...homeClaims, ...edgeCaseClaims, ...rareClaims],
    generated: { count: 99, fromDaysAgo: 70, toDaysAgo: 1090 },
  },
  { suffix: 0, type: "dental", generated: { count: 26, fromDaysAgo: 52, toDaysAgo: 1080 } },
  { suffix: 0, type: "vision", generated: { count: 8, fromDaysAgo: 90, toDaysAgo: 1060 } },
  { suffix: 1, type: "medical", generated: { count: 62, fromDaysAgo: 16, toDaysAgo: 1090 } },
  { suffix: 1, type: "dental", generated: { count: 18, fromDaysAgo: 40, toDaysAgo: 1070 } },
  { suffix: 1, type: "vision", generated: { count: 6, fromDaysAgo: 120, toDaysAgo: 1050 } },
  {
    suffix: 2,
    type: "medical",
    clinic: "200124",
    generated: { count: 94, fromDaysAgo: 9, toDaysAgo: 1090 },
  },
  { suffix: 2, type: "dental", generated: { count: 24, fromDaysAgo: 33, toDaysAgo: 1085 } },
  { suffix: 2, type: "vision", generated: { count: 6, fromDaysAgo: 150, toDaysAgo: 1040 } },
  { suffix: 3, type: "dental", generated: { count: 36, fromDaysAgo: 21, toDaysAgo: 1088 } },
  { suffix: 3, type: "vision", generated: { count: 11, fromDaysAgo: 75, toDaysAgo: 1075 } },
];
