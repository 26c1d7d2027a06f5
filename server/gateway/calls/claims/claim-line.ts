import { z } from "zod";
import * as wire from "../../wire/wire.ts";

const procedure = wire.orNull(
  z.object({ procedureDescription: wire.textOrNull, procedureCode: wire.textOrNull }),
);

/** What gateways write where there is no reason. */
const NO_REASON = /^(?:n\.?\/?a\.?|none|null|nil|-+|not applicable|no (?:denial|reason))$/i;

const withoutNone = (said: string | null): string | null => {
  const plain = said?.trim() ?? "";
  return plain === "" || NO_REASON.test(plain) ? null : plain;
};

const codeOrNull = wire.keyOrNull.transform(withoutNone);

/** Why a line is disallowed. §3 only names the field, so codes and `true` are accepted, too. */
const disallowed = z
  .union([
    z
      .object({ code: codeOrNull, description: wire.textOrNull.transform(withoutNone) })
      .transform((why) => (why.code === null && why.description === null ? null : why)),
    z.boolean().transform((yes) => (yes ? { code: null, description: null } : null)),
    codeOrNull.transform((code) => (code === null ? null : { code, description: null })),
  ])
  .optional()
  .transform((why) => why ?? null)
  .meta({
    description:
      "why the plan refused the line, or a part of it; none where the disallowed amount is over what the plan allows, such as its discount: adjustment reason code 45 is read as none, alone and with any group; with the groups CO, CR, OA and PI 24, 42, 44, 59, 60, 69, 70, 74 to 76, 87, 89 to 91, 94, 97, 102 to 105, 118, 121, 122, 128, 130, 131, 132, 134, 137, 139, 143, 144, 161, 172, 190, 205, 209, 223, 225, 232, 234, 236, 237, 245, 246, 253, 271, A2, B10, B13, P12, P14, P24 and P25 are, 18 of a line whose service another line of the claim has, and with the group PR 1 to 3, 36, 37, 66, 85, 122, 142, 201, 241, 247 and 248; a remark's code may follow, as in CO-45 N130; with 133, 257 and 277 and a group a line is read as Pended, with 270, 280, 290 to 292, 297, 298 and B11 as Forwarded; a reason without a code, or with one of the carrier's own, is where its English words say so, as in 'Network discount' or 'Included in the payment for another service'; with the group PR, and where the member owes all nonCoveredCharges, a reason is why they are owed, if there are any, and the amount is over what the plan allows; without them an amount that the member owes is read as such charges, also without a reason, or with one of no group, where the line adds up in no other way, but without a reason, or outside the network with one that is not known, it is an amount over the allowed one that is owed, unless the claim is of the network or denied; with another reason of the group PR a part of the amount is, too, where the line adds up so; of a dental line that was paid as another procedure the difference is, in whatever amount it is; an amount that the member owes for a deductible, copay or coinsurance is that share; beside an amount below zero, which the plan allowed on top of the bill, a reason is a remark; with 23, 100, 187, 293 or 294 and its group nobody knows how much of the amount is over what the plan allows; with a group 35, 49, 96, 119, 149, 204 and B1 are shown as no denial where the member owes the nonCoveredCharges that they explain; 61, 78, 95, 101, 117, 150, 169, 186, 192, 195, 210, 215, 238, 254, 259, 281, A0 and W1, and 1 to 3 but with PR, are none that is known; any other code with a group is shown as a denial, unless payments and shares make up all of the bill, and so are words that leave no doubt, as in 'No prior authorization', of a line that the plan neither paid for nor left a share of; of any other reason pages say only that the plan did not allow the amount: deniedAmount says how much of it is denied",
  });

/** A line of a claim on the wire (§3 "Claim detail"). Every field may be missing. */
const lineAnswer = z.object({
  serviceDateFrom: wire.withMeaning(wire.dayOrNull, "day of care"),
  status: wire.textOrNull.describe("as of a claim; shown where it differs from the claim's"),
  chargeAmount: wire.withMeaning(wire.moneyOrNull, "what was billed"),
  paidAmount: wire.withMeaning(wire.moneyOrNull, "what the plan pays"),
  otherPayerPaid: wire.moneyOrNull.meta({
    description:
      "what others, such as a second plan or a copay card, paid of the line; optional: without it pages say that a rest of the bill may have been paid by another plan or program",
  }),
  interestPaid: wire.moneyOrNull.meta({
    description:
      "interest in paidAmount, as for a late payment, which is no part of the bill; optional: without it a payment that is a little more than the rest of the bill is said to be maybe with interest",
  }),
  combinedMemberResponsibilityAmount: wire.withMeaning(
    wire.moneyOrNull,
    "what is left to the member, shown as sent",
  ),
  coinsuranceAmount: wire.moneyOrNull.meta({
    description:
      "the share by percentage; a share that is missing is 0 where the others make up what is owed, and three of 0 are not told where the rest of the bill is owed",
  }),
  copayAmount: wire.withMeaning(wire.moneyOrNull, "the set amount"),
  deductibleAmount: wire.withMeaning(wire.moneyOrNull, "what counts toward the deductible"),
  disallowAmount: wire.withMeaning(wire.moneyOrNull, "what is over the allowed amount, or denied"),
  deniedAmount: wire.moneyOrNull.meta({
    description:
      "how much of disallowAmount is denied, where the rest is over what the plan allows; optional: without it a denied line's disallowAmount is shown as denied as a whole",
  }),
  nonCoveredCharges: wire.moneyOrNull.meta({
    description:
      "what the plan does not pay for; where it is missing, 0 if the other amounts make up the bill, and the shares what is owed",
  }),
  claimDetailPK: z.object({ sequenceNumber: wire.wholeOrNull }).nullish(),
  medicalLineDisallowed: disallowed,
  dentalLineDisallowed: disallowed,
  serviceDescription: z.object({ description: wire.textOrNull }).nullish(),
  cptCode: wire.textOrNull.describe("the procedure's code, of medical and vision lines"),
  dentalProcedure: procedure.describe("what was done"),
  alternateDentalProcedure: procedure.describe("what the plan paid it as"),
  dentalCategory: wire.textOrNull,
  // Not among the fields of §3, but shown where a gateway sends them.
  toothNumber: wire.keyOrNull,
  toothSurface: wire.textOrNull,
});

/**
 * A line of a claim, in cents. Only the whole claim shows whether the disallowed amount is a
 * discount, and whether another line takes it back (`judgeLines`).
 */
export const claimDetail = lineAnswer.transform(
  ({
    chargeAmount: billedCents,
    disallowAmount: disallowedCents,
    deniedAmount: saidDeniedCents,
    nonCoveredCharges: notCoveredCents,
    paidAmount: paidCents,
    interestPaid: interestCents,
    otherPayerPaid: otherPayerPaidCents,
    deductibleAmount: deductibleCents,
    copayAmount: copayCents,
    coinsuranceAmount: coinsuranceCents,
    combinedMemberResponsibilityAmount: oweCents,
    ...line
  }) => ({
    ...line,
    billedCents,
    disallowedCents,
    saidDeniedCents,
    notCoveredCents,
    planPaidCents: paidCents === null ? null : paidCents - (interestCents ?? 0),
    ...(interestCents !== null && { interestCents }),
    otherPayerPaidCents,
    deductibleCents,
    copayCents,
    coinsuranceCents,
    oweCents,
  }),
);
