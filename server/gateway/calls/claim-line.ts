import { z } from "zod";
import {
  dayOrNull,
  keyOrNull,
  moneyOrNull,
  orNull,
  textOrNull,
  wholeOrNull,
} from "../wire/wire.ts";

const procedure = orNull(z.object({ procedureDescription: textOrNull, procedureCode: textOrNull }));

/** Why a line is disallowed. §3 gives the field's name alone, so a code or `true` is read, too. */
const disallowed = z
  .union([
    z
      .object({ code: keyOrNull, description: textOrNull })
      .transform((why) => (why.code === null && why.description === null ? null : why)),
    z.boolean().transform((yes) => (yes ? { code: null, description: null } : null)),
    keyOrNull.transform((code) => (code === null ? null : { code, description: null })),
  ])
  .optional()
  .transform((why) => why ?? null);

/** A line of a claim on the wire (§3 "Claim detail"). Anything may be missing. */
const lineAnswer = z.object({
  serviceDateFrom: dayOrNull,
  status: textOrNull,
  chargeAmount: moneyOrNull,
  paidAmount: moneyOrNull,
  combinedMemberResponsibilityAmount: moneyOrNull,
  coinsuranceAmount: moneyOrNull,
  copayAmount: moneyOrNull,
  deductibleAmount: moneyOrNull,
  disallowAmount: moneyOrNull,
  nonCoveredCharges: moneyOrNull,
  claimDetailPK: z.object({ sequenceNumber: wholeOrNull }).nullish(),
  medicalLineDisallowed: disallowed,
  dentalLineDisallowed: disallowed,
  serviceDescription: z.object({ description: textOrNull }).nullish(),
  cptCode: textOrNull,
  dentalProcedure: procedure,
  alternateDentalProcedure: procedure,
  dentalCategory: textOrNull,
  // Not among the fields of §3, but shown where a gateway gives them.
  toothNumber: keyOrNull,
  toothSurface: textOrNull,
});

/** A line of a claim, in cents. Whether what is disallowed is a discount depends on the claim. */
export const claimDetail = lineAnswer.transform(
  ({
    chargeAmount: billedCents,
    disallowAmount: disallowedCents,
    nonCoveredCharges: notCoveredCents,
    paidAmount: planPaidCents,
    deductibleAmount: deductibleCents,
    copayAmount: copayCents,
    coinsuranceAmount: coinsuranceCents,
    combinedMemberResponsibilityAmount: oweCents,
    ...line
  }) => ({
    ...line,
    billedCents,
    disallowedCents,
    notCoveredCents,
    planPaidCents,
    deductibleCents,
    copayCents,
    coinsuranceCents,
    oweCents,
  }),
);
