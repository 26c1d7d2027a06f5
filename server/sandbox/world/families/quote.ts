import { addYears } from "#app/rules/dates/plain-date.ts";
import { line, type ClaimBatch, type ClaimSpec, type LineSpec } from "../claims/claim-specs.ts";
import { firstOfMonth } from "../day.ts";
import { quotePlans } from "../plans/quote-plans.ts";
import type { Family } from "./family.ts";
import {
  birthDateAtAge,
  card,
  coverages,
  makeFamily,
  makeMember,
  type FamilyKey,
} from "./make-family.ts";

const paid = (daysAgo: number, lines: readonly LineSpec[]): ClaimSpec => ({
  daysAgo,
  status: "paid",
  provider: { id: "300111" },
  lines,
});

const ofDentist = (suffix: number, listed: readonly ClaimSpec[]): ClaimBatch => ({
  suffix,
  type: "dental",
  listed,
});

const MAJOR = { dentalCategory: "Major" } as const;
const BASIC = { dentalCategory: "Basic" } as const;

/**
 * A family with prices of a dentist in hand: one has little of the annual limit left, one has none, one
 * has all of it. Their claims are paid exactly as their plan says: `quote`.
 */
export function quoteFamily(at: FamilyKey): Family {
  const since = addYears(firstOfMonth(at.today, 0), -2);
  const person = (suffix: number, firstName: string, age: number) =>
    makeMember(at, {
      suffix,
      firstName,
      lastName: "Quotewell-Sample",
      sex: suffix % 2 === 0 ? "F" : "M",
      ...(suffix === 1 && { relationship: "spouse" }),
      dateOfBirth: birthDateAtAge(at.today, age),
      coverages: coverages("D", since),
      networks: ["Fernbridge"],
      cards: [card("D", "Dental")],
    });
  return makeFamily(at, {
    group: { id: "10006108", name: "Sample Saw Works" },
    plans: quotePlans,
    members: [person(0, "Mara", 44), person(1, "Teo", 46), person(2, "Ines", 15)],
    claims: [
      ofDentist(0, [
        // $50.00 of the deductible, then a fifth of $200.00.
        paid(200, [
          line("D2392", "Filling, two surfaces", 25_000, {
            ...BASIC,
            deductibleCents: 5000,
            coinsuranceCents: 4000,
          }),
        ]),
        paid(150, [
          line("D2740", "Crown, ceramic", 134_000, { ...MAJOR, coinsuranceCents: 67_000 }),
        ]),
        paid(60, [
          line("D3330", "Root canal, molar", 70_000, { ...BASIC, coinsuranceCents: 14_000 }),
          line("D0140", "Limited oral evaluation", 9000, {
            dentalCategory: "Preventive",
            copayCents: 2000,
          }),
        ]),
      ]),
      ofDentist(1, [
        paid(170, [
          line("D2740", "Crown, ceramic", 134_000, {
            ...MAJOR,
            deductibleCents: 5000,
            coinsuranceCents: 64_500,
          }),
        ]),
        // Half would be $900.00, of which the annual limit has $855.00 left.
        paid(90, [
          line("D6240", "Bridge, porcelain fused to metal", 180_000, {
            ...MAJOR,
            coinsuranceCents: 94_500,
          }),
        ]),
      ]),
      ofDentist(2, [
        paid(120, [
          line("D1110", "Cleaning", 11_000, { dentalCategory: "Preventive" }),
          line("D9110", "Emergency treatment of pain", 10_000, {
            ...BASIC,
            coinsuranceCents: 6000,
          }),
        ]),
      ]),
    ],
  });
}
