import type { PlainDate } from "../dates/plain-date.ts";
import type { ClaimType } from "./claim-type.ts";
import type { DateWindow } from "../lists/date-window.ts";
import type { MathClaim } from "./claim-math.ts";
import { patientOf } from "./patient.ts";
import { shownTotals, type ShownCents } from "./pending.ts";

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

/** Text, integer cents, or null for an empty cell. */
export type CsvCell = string | { readonly cents: number } | null;

export type CsvClaim = MathClaim & {
  readonly id: string;
  readonly claimType: string;
  readonly serviceDateFrom: PlainDate | null;
  readonly patientFirstName: string | null;
  readonly patientLastName: string | null;
  readonly provider: { readonly providerName: string | null } | null;
};

/**
 * A claim as a row of the export (§3 "Claim"). Days are "YYYY-MM-DD"; an amount that is missing, or
 * not decided yet, stays empty.
 */
export function claimCsvRow(claim: CsvClaim): Readonly<Record<ClaimsCsvColumn, CsvCell>> {
  const { billedCents, planPaidCents, oweCents } = shownTotals(claim);
  return {
    claimNumber: claim.id,
    type: claim.claimType,
    status: claim.claimStatusDescription,
    serviceDate: claim.serviceDateFrom,
    patient: patientOf(claim),
    provider: claim.provider?.providerName ?? null,
    billed: money(billedCents),
    planPaid: money(planPaidCents),
    youOwe: money(oweCents),
  };
}

/** The export's file name: type and days, and no personal data (S-21). */
export function claimsCsvName({
  type,
  startDate,
  endDate,
}: DateWindow & { readonly type: ClaimType }): string {
  return `claims-${type}-${startDate}-${endDate}.csv`;
}

const money = (cents: ShownCents): CsvCell => (typeof cents === "number" ? { cents } : null);
