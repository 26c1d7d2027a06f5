import { z } from "zod";
import type { PlainDate } from "../../app/rules/plain-date.ts";
import { defineCall } from "./call.ts";
import type { Gateway } from "./gateway.ts";
import {
  day,
  dayOrNull,
  key,
  keyOrNull,
  listOf,
  money,
  moneyOrNull,
  textOrNull,
  whole,
} from "./wire.ts";

const provider = z
  .object({ providerId: keyOrNull, providerName: textOrNull })
  .nullish()
  .transform((value) => value ?? null);

const procedure = z
  .object({ procedureDescription: textOrNull, procedureCode: textOrNull })
  .nullish()
  .transform((value) => value ?? null);

const disallowed = z
  .unknown()
  .optional()
  .transform((value) => value ?? null);

export const claimDetail = z.object({
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
  claimDetailPK: z.object({ sequenceNumber: whole }).nullish(),
  medicalLineDisallowed: disallowed,
  dentalLineDisallowed: disallowed,
  serviceDescription: z.object({ description: textOrNull }).nullish(),
  cptCode: textOrNull,
  dentalProcedure: procedure,
  alternateDentalProcedure: procedure,
  dentalCategory: textOrNull,
});

export const claim = z.object({
  id: key,
  claimType: z.string().min(1),
  claimStatusDescription: z.string(),
  claimStatusCode: z
    .string()
    .nullish()
    .transform((value) => value ?? ""),
  paidDate: dayOrNull,
  patientFirstName: textOrNull,
  patientLastName: textOrNull,
  provider,
  payeeProvider: provider,
  serviceDateFrom: day,
  claimDetails: listOf(claimDetail),
  claimDetailTotals: z
    .object({
      chargeAmountTotal: moneyOrNull,
      paidAmountTotal: moneyOrNull,
      // What a member owes is never guessed: a claim without it breaks the contract.
      combinedMemberResponsibilityAmount: money,
    })
    .transform((totals) => ({
      chargeAmountTotalCents: totals.chargeAmountTotal,
      paidAmountTotalCents: totals.paidAmountTotal,
      combinedMemberResponsibilityCents: totals.combinedMemberResponsibilityAmount,
    })),
  claimCheck: z
    .object({ checkPayeeAmount: money.nullish().transform((value) => value ?? 0) })
    .nullish()
    .transform((value) => ({ checkPayeeAmountCents: value?.checkPayeeAmount ?? 0 })),
});

export const claimsList = defineCall({
  path: "claims/{type}",
  summary: "A member's claims of one type, newest first, a page at a time",
  parameters: {
    type: "medical, dental or vision",
    startDate: "first service date, yyyy-mm-dd",
    endDate: "last service date, yyyy-mm-dd",
    suffix: "whose claims, 0 is the subscriber",
    page: "from 0",
    size: "claims a page",
    "providerIds?": "comma-joined",
    "claimStatus?": "status code",
  },
  answer: z.object({ content: z.array(claim) }),
});

export type Claim = z.output<typeof claim>;
export type ClaimType = "medical" | "dental" | "vision";

export type ClaimsQuery = {
  readonly type: ClaimType;
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
  readonly suffix: number;
  readonly page: number;
  readonly size: number;
};

/** One page of a member's claims, newest first (§7 "claims"). Empty when there are none. */
export async function listClaims(gateway: Gateway, query: ClaimsQuery): Promise<Claim[]> {
  return (await gateway.read(claimsList, query)).content;
}
