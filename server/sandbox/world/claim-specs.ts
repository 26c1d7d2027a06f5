import type { ClaimType } from "#server/gateway/calls/claims.ts";

/** Where a claim stands, with the code and the words the gateway has for it. */
export const CLAIM_STATUSES = {
  inProcess: { code: "01", description: "In Process" },
  paid: { code: "02", description: "Paid" },
  denied: { code: "03", description: "Denied" },
  pended: { code: "04", description: "Pended" },
  adjusted: { code: "05", description: "Adjusted" },
  /** A status nobody told the dashboard about. */
  external: { code: "77", description: "Under external review" },
} as const;

export type ClaimStatus = keyof typeof CLAIM_STATUSES;

/** One line as it is meant to read; amounts in cents, missing ones are 0. */
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
  /** Nobody owes what is not covered; otherwise the member does. */
  readonly writtenOff?: true;
  /** Where it differs from what is left of the charge. */
  readonly planPaidCents?: number;
  /** Why all of the charge is disallowed. */
  readonly reason?: { readonly code: string; readonly description: string };
  /** Days after the claim's first. */
  readonly daysLater?: number;
};

/** One claim as it is meant to read. */
export type ClaimSpec = {
  readonly daysAgo: number;
  readonly status: ClaimStatus;
  /** An id of the directory, a name that stands in no directory, or null where none is known. */
  readonly provider: { readonly id: string } | { readonly name: string } | null;
  readonly lines: readonly LineSpec[];
  /** What the totals say where they differ from the lines, in cents. */
  readonly totalOweCents?: number;
  /** False for a paid claim whose explanation of benefits was never made. */
  readonly explained?: false | "withoutPdf";
  /** The lines count, but the gateway does not list them. */
  readonly withoutLines?: true;
  /** The gateway does not say what was charged. */
  readonly withoutCharges?: true;
};

/** The claims of one member and one type: some written out, the rest made to fill. */
export type ClaimBatch = {
  readonly suffix: number;
  readonly type: ClaimType;
  readonly listed?: readonly ClaimSpec[];
  /** The family's doctor, by id, whom every visit to a clinic is to; any when absent. */
  readonly clinic?: string;
  /** How many more, spread evenly between the two days. */
  readonly generated?: {
    readonly count: number;
    readonly fromDaysAgo: number;
    readonly toDaysAgo: number;
  };
  /** One more of each status, however few there are, spread over the years. */
  readonly everyStatus?: true;
};
