import type { PlainDate } from "../plain-date.ts";
import type { DateWindow } from "../lists/date-window.ts";

/** The columns of the export, in their order (S-21); their headings are text. */
export const CLAIMS_CSV_COLUMNS = [
  "claimNumber",
  "type",
  "status",
  "serviceDate",
  "patient",
  "provider",
  "billed",
  "planPaid",
  "youOwe",
] as const;

export type ClaimsCsvColumn = (typeof CLAIMS_CSV_COLUMNS)[number];

/** What a cell holds: text, integer cents, or nothing that is known. */
export type CsvCell = string | { readonly cents: number } | null;

export type CsvClaim = {
  readonly id: string;
  readonly claimType: string;
  readonly claimStatusDescription: string;
  readonly serviceDateFrom: PlainDate;
  readonly patientFirstName: string | null;
  readonly patientLastName: string | null;
  readonly provider: { readonly providerName: string | null } | null;
  readonly claimDetailTotals: {
    readonly chargeAmountTotalCents: number | null;
    readonly paidAmountTotalCents: number | null;
    readonly combinedMemberResponsibilityCents: number;
  };
};

/** A claim as a row of the export. Days are "YYYY-MM-DD"; an amount that is missing stays empty. */
export function claimCsvRow(claim: CsvClaim): Readonly<Record<ClaimsCsvColumn, CsvCell>> {
  const totals = claim.claimDetailTotals;
  const names = [claim.patientFirstName, claim.patientLastName].filter((name) => name !== null);
  return {
    claimNumber: claim.id,
    type: claim.claimType,
    status: claim.claimStatusDescription,
    serviceDate: claim.serviceDateFrom,
    patient: names.length === 0 ? null : names.join(" "),
    provider: claim.provider?.providerName ?? null,
    billed: money(totals.chargeAmountTotalCents),
    planPaid: money(totals.paidAmountTotalCents),
    youOwe: money(totals.combinedMemberResponsibilityCents),
  };
}

/** The export's file name: the days it covers, and nothing about anybody. */
export function claimsCsvName({ startDate, endDate }: DateWindow): string {
  return `claims-${startDate}-to-${endDate}.csv`;
}

const money = (cents: number | null): CsvCell => (cents === null ? null : { cents });
