import type { ClaimType } from "#server/gateway/calls/claims/claims.ts";

/** Claim statuses with the gateway's code and description. */
export const CLAIM_STATUSES = {
  inProcess: { code: "01", description: "In Process" },
  paid: { code: "02", description: "Paid" },
  denied: { code: "03", description: "Denied" },
  pended: { code: "04", description: "On hold" },
  adjusted: { code: "05", description: "Adjusted" },
  /** A status unknown to the dashboard. */
  external: { code: "77", description: "Under external review" },
} as const;

export type ClaimStatus = keyof typeof CLAIM_STATUSES;

/** A claim line to generate; amounts in cents, 0 when absent. */
export type LineSpec = {
  readonly code: string;
  readonly description: string;
  /** Dental only: Preventive, Basic, Major or Orthodontia. */
  readonly dentalCategory?: string;
  readonly tooth?: { readonly number: string; readonly surface?: string };
  /** Dental only: the cheaper procedure that the plan pays for instead. */
  readonly alternate?: { readonly code: string; readonly description: string };
  readonly billedCents: number;
  readonly discountCents?: number;
  readonly deductibleCents?: number;
  readonly copayCents?: number;
  readonly coinsuranceCents?: number;
  readonly notCoveredCents?: number;
  /** The uncovered amount is written off; otherwise the member owes it. */
  readonly writtenOff?: true;
  /** If it differs from the rest of the billed amount. */
  readonly planPaidCents?: number;
  /** What another payer paid, where the gateway names one. */
  readonly otherPayerPaidCents?: number;
  /** Interest that the plan added to its payment. */
  readonly interestCents?: number;
  /** The reason when the whole billed amount is disallowed. */
  readonly reason?: { readonly code: string; readonly description: string };
  /** Days after the claim's first day. */
  readonly daysLater?: number;
};

/** A line with its billed amount, in cents, and its other fields. */
export const line = (
  code: string,
  description: string,
  billedCents: number,
  more: Partial<LineSpec> = {},
): LineSpec => ({ code, description, billedCents, ...more });

/** A claim to generate. */
export type ClaimSpec = {
  readonly daysAgo: number;
  readonly status: ClaimStatus;
  /** An id of the directory, a name outside it, or null for none. */
  readonly provider: { readonly id: string } | { readonly name: string } | null;
  readonly lines: readonly LineSpec[];
  /** The totals' amount if it differs from the lines'. */
  readonly totalOweCents?: number;
  /** False for a paid claim without an EOB. */
  readonly explained?: false | "withoutPdf";
  /** The lines count in the totals, but are not listed. */
  readonly withoutLines?: true;
  /** Another answer to the claim before it in its batch, under the same number. */
  readonly sharesNumber?: true;
  /** What the member owes is not said of the claim. */
  readonly withoutOwe?: true;
  /** Billed amounts are missing. */
  readonly withoutCharges?: true;
};

/** Claims of one member and type: some listed, others generated. */
export type ClaimBatch = {
  readonly suffix: number;
  readonly type: ClaimType;
  readonly listed?: readonly ClaimSpec[];
  /** Provider id for every clinic visit; a random clinic when absent. */
  readonly clinic?: string;
  /** Generated claims, spread evenly between the two days. */
  readonly generated?: {
    readonly count: number;
    readonly fromDaysAgo: number;
    readonly toDaysAgo: number;
  };
  /** Adds one claim of each status, spread over the years. */
  readonly everyStatus?: true;
};
