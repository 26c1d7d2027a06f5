import { z } from "zod";
import type { PlainDate } from "../../app/rules/plain-date.ts";
import { defineCall } from "./call.ts";
import type { Gateway } from "./gateway.ts";
import { aboutAsked, isRecordId, refuseUnknown } from "./record-id.ts";
import {
  day,
  dayOrNull,
  key,
  keyOrNull,
  listOf,
  money,
  moneyOrNull,
  providerChoices,
  textOrNull,
  whole,
  wholeOrNull,
} from "./wire.ts";

const provider = z
  .object({ providerId: keyOrNull, providerName: textOrNull })
  .nullish()
  .transform((value) => value ?? null);

const procedure = z
  .object({ procedureDescription: textOrNull, procedureCode: textOrNull })
  .nullish()
  .transform((value) => value ?? null);

/** Why a line is disallowed. §3 gives the field's name alone: a bare code or a yes count, too. */
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
  // Not among the fields of §3; shown where a carrier's gateway gives them.
  toothNumber: keyOrNull,
  toothSurface: textOrNull,
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

/** The claims of one page; how many there are in all is given where the gateway counts them (§7). */
const claimsAnswer = z.object({
  content: z.array(claim),
  number: wholeOrNull,
  size: wholeOrNull,
  totalElements: wholeOrNull,
  totalPages: wholeOrNull,
  last: z.boolean().nullish(),
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
  answer: claimsAnswer,
});

export const claimById = defineCall({
  path: "claims/{type}/{id}",
  summary: "One claim with its lines; 404 for a claim that is not this member's",
  parameters: {
    type: "medical, dental or vision",
    id: "the claim's id",
    suffix: "whose claim, 0 is the subscriber",
  },
  answer: claim,
});

export const claimsMetadata = defineCall({
  path: "claims/metadata",
  summary: "What a member's claims of one type and period may be filtered by",
  parameters: {
    claimType: "medical, dental or vision",
    startDate: "first service date, yyyy-mm-dd",
    endDate: "last service date, yyyy-mm-dd",
    suffix: "whose claims, 0 is the subscriber",
  },
  // §7 names the call alone. A choice without a value or a word is none.
  answer: z.object({
    providers: providerChoices,
    statuses: z
      .array(z.object({ code: keyOrNull, description: textOrNull }))
      .transform((all) =>
        all.flatMap(({ code, description }) =>
          code === null || description === null ? [] : { code, description },
        ),
      ),
  }),
});

export type Claim = z.output<typeof claim>;
export type ClaimType = "medical" | "dental" | "vision";
export type ClaimsMetadata = z.output<typeof claimsMetadata.answer>;

/** Which claims: whose, of which type, with service dates from `startDate` to `endDate`, both included. */
type ClaimsWindow = {
  readonly type: ClaimType;
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
  readonly suffix: number;
};

export type ClaimsQuery = ClaimsWindow & {
  /** From 0. */
  readonly page: number;
  readonly size: number;
  /** Only claims of these providers; of all when absent or empty. */
  readonly providerIds?: readonly string[];
  /** Only claims of this status code. */
  readonly claimStatus?: string | null;
};

export type ClaimsPage = {
  readonly claims: Claim[];
  /** From 0. */
  readonly number: number;
  /** Null where the gateway does not count. */
  readonly totalElements: number | null;
  readonly totalPages: number | null;
  readonly last: boolean;
};

/**
 * A page of a member's claims, newest first (§7 "claims"); amounts in cents. A gateway may give fewer
 * than it is asked for: where it does not count, only an empty page is known to be the last. Throws what the page shows for a fault (T-36).
 */
export async function getClaimsPage(gateway: Gateway, query: ClaimsQuery): Promise<ClaimsPage> {
  const { providerIds = [], claimStatus, ...rest } = query;
  const answer = await gateway.read(claimsList, {
    ...rest,
    ...(providerIds.length > 0 ? { providerIds: providerIds.join(",") } : {}),
    ...(claimStatus ? { claimStatus } : {}),
  });
  const { content, totalElements } = answer;
  const number = answer.number ?? query.page;
  const size = answer.size ?? query.size;
  const totalPages =
    answer.totalPages ?? (totalElements === null ? null : Math.ceil(totalElements / size));
  const last =
    answer.last ?? (totalPages === null ? content.length === 0 : number >= totalPages - 1);
  return { claims: content, number, totalElements, totalPages, last };
}

/** The claims of one page, newest first (§7 "claims"). Empty when there are none. */
export async function listClaims(gateway: Gateway, query: ClaimsQuery): Promise<Claim[]> {
  return (await getClaimsPage(gateway, query)).claims;
}

/**
 * One claim with its lines, amounts in cents (§7 "claims/{type}/{id}"). An id that no claim can
 * have is unknown like any other, and nothing is asked; an answer about another claim breaks the
 * contract. Throws what the page shows (T-36).
 */
export async function getClaim(
  gateway: Gateway,
  { type, id, suffix }: { readonly type: ClaimType; readonly id: string; readonly suffix: number },
): Promise<Claim> {
  if (!isRecordId(id)) return refuseUnknown(gateway, claimById);
  const asked = aboutAsked(claimById, "id", (answer) => answer.id === id);
  return gateway.read(asked, { type, id, suffix });
}

/** Providers and statuses that a filter may offer (§7 "claims/metadata"). Throws as a page's reads do. */
export function getClaimsMetadata(gateway: Gateway, query: ClaimsWindow): Promise<ClaimsMetadata> {
  const { type: claimType, startDate, endDate, suffix } = query;
  return gateway.read(claimsMetadata, { claimType, startDate, endDate, suffix });
}
