import { addYears } from "#app/rules/dates/plain-date.ts";
import { line, type ClaimBatch, type ClaimSpec, type LineSpec } from "../claims/claim-specs.ts";
import { firstOfMonth } from "../day.ts";
import type { Family } from "./family.ts";
import { birthDateAtAge, card, coverages, type FamilyKey } from "./make-family.ts";
import { onePerson } from "./one-person.ts";

const visit = (billedCents: number, more: Partial<LineSpec> = {}) =>
  line("99213", "Office visit", billedCents, more);

/** A therapy of which the plan covers nothing. */
const refused = { discountCents: 8000, notCoveredCents: 12_000, writtenOff: true } as const;
const therapy = (billedCents: number, more: Partial<LineSpec>) =>
  line("97110", "Physical therapy", billedCents, more);

const claim = (
  daysAgo: number,
  name: string,
  lines: ClaimSpec["lines"],
  more: Partial<ClaimSpec> = {},
): ClaimSpec => ({ daysAgo, status: "paid", provider: { name }, lines, ...more });

/** Claims of which a sentence about one line, one row or one payer would be false of the whole. */
const MEDICAL: ClaimBatch = {
  suffix: 0,
  type: "medical",
  listed: [
    // Two answers under one number, and nothing says which one holds.
    claim(
      23,
      "Sample Twofold Clinic",
      [visit(30_000, { discountCents: 10_000, coinsuranceCents: 5000 })],
      {
        status: "adjusted",
      },
    ),
    claim(
      23,
      "Sample Twofold Clinic",
      [visit(31_000, { discountCents: 10_000, coinsuranceCents: 7000 })],
      {
        sharesNumber: true,
      },
    ),
    // Refused in part: of a line nothing is owed, of the claim $30.00.
    claim(30, "Sample Mixed Clinic", [
      line("71045", "Chest x-ray", 10_000, {
        discountCents: 10_000,
        reason: { code: "29", description: "Filed too late" },
      }),
      visit(8000, { discountCents: 2000, copayCents: 3000 }),
    ]),
    // A refusal that was taken back.
    claim(37, "Sample Corrected Clinic", [
      therapy(20_000, refused),
      therapy(-20_000, { discountCents: -8000, notCoveredCents: -12_000, writtenOff: true }),
      therapy(20_000, { discountCents: 8000, copayCents: 2000 }),
    ]),
    // Denied, and what is owed is not known.
    claim(
      44,
      "Sample Silent Clinic",
      [visit(9000, { discountCents: 9000, reason: { code: "147", description: "" } })],
      {
        status: "denied",
        withoutOwe: true,
      },
    ),
    // Paid, taken back, and done again with $40.00 owed.
    claim(51, "Sample Redone Clinic", [visit(30_000, { discountCents: 10_000 })]),
    claim(51, "Sample Redone Clinic", [visit(-30_000, { discountCents: -10_000 })], {
      status: "adjusted",
    }),
    claim(
      51,
      "Sample Redone Clinic",
      [visit(30_000, { discountCents: 10_000, coinsuranceCents: 4000 })],
      {
        status: "adjusted",
      },
    ),
    // Another plan paid the rest; then the same where nobody says so.
    claim(58, "Sample Second Payer Clinic", [visit(5652, { otherPayerPaidCents: 3764 })]),
    claim(65, "Sample Unnamed Payer Clinic", [visit(5652, { planPaidCents: 1888 })]),
    // The plan paid late, with interest.
    claim(61, "Sample Late Payer Clinic", [
      visit(20_000, { copayCents: 3000, interestCents: 412 }),
    ]),
    // The plan allowed more than was billed.
    claim(72, "Sample Flat Rate Clinic", [
      visit(12_000, { discountCents: -4000, copayCents: 2500 }),
    ]),
  ],
};

/** A member with claims as gateways really send them: `real-claims`. */
export const realClaimsFamily = (at: FamilyKey): Family =>
  onePerson(
    at,
    {
      firstName: "Rowan",
      lastName: "Ledger-Sample",
      sex: "F",
      dateOfBirth: birthDateAtAge(at.today, 58),
      coverages: coverages("MD", addYears(firstOfMonth(at.today, 0), -3)),
      networks: ["Cedarline"],
      cards: [card("M", "Medical and dental")],
    },
    { group: { id: `100075${at.number}`, name: "Second Entry Sample Books" }, claims: [MEDICAL] },
  );
