import type { Claim } from "#server/gateway/calls/claims.ts";
import type { ClaimType } from "./claim-type.ts";
import type { DateWindow } from "../lists/date-window.ts";
import type { MathClaim } from "./claim-math.ts";
import { isContradictory } from "./claim-verdict.ts";
import { type ClaimProvider } from "./claim-sort.ts";
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
  "note",
] as const;

export type ClaimsCsvColumn = (typeof CLAIMS_CSV_COLUMNS)[number];

/** Text, integer cents, or null for an empty cell. */
export type CsvCell = string | { readonly cents: number } | null;

export type CsvClaim = MathClaim &
  Pick<Claim, "id" | "claimType" | "serviceDateFrom" | "patientFirstName" | "patientLastName"> & {
    readonly provider: ClaimProvider;
  };

export type ClaimsCsvRow = Readonly<Record<ClaimsCsvColumn, CsvCell>>;

/** The words of the last column. */
type CsvNotes = { readonly contradictory: string };

/**
 * A claim of a member as a row of the export (§3 "Claim"). Days are "YYYY-MM-DD"; an amount that is missing, or
 * pending, stays empty.
 */
export function claimCsvRow(claim: CsvClaim, member: string, notes: CsvNotes): ClaimsCsvRow {
  const { billedCents, planPaidCents, oweCents } = shownTotals(claim);
  return {
    claimNumber: claim.id,
    type: claim.claimType,
    status: claim.claimStatusDescription,
    serviceDate: claim.serviceDateFrom,
    patient: patientOf(claim) ?? member,
    provider: claim.provider?.providerName ?? null,
    billed: money(billedCents),
    planPaid: money(planPaidCents),
    youOwe: money(oweCents),
    note: isContradictory(claim) ? notes.contradictory : null,
  };
}

/** The export's file name: type, days and what is left out, and no personal data (S-21). */
export function claimsCsvName(
  { type, startDate, endDate }: DateWindow & { readonly type: ClaimType },
  list: {
    readonly claims: readonly unknown[];
    readonly whole: boolean;
    readonly missing: readonly unknown[];
  },
): string {
  const newest = list.whole ? [] : ["newest", list.claims.length];
  const part = list.missing.length === 0 ? [] : ["incomplete"];
  return `${["claims", type, startDate, endDate, ...newest, ...part].join("-")}.csv`;
}

const money = (cents: ShownCents): CsvCell => (typeof cents === "number" ? { cents } : null);
