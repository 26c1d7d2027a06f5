import type { ClaimType } from "./claim-type.ts";
import type { DateWindow } from "../lists/date-window.ts";
import type { ClaimRow, ShownCents } from "./claim-row.ts";

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

type ClaimsCsvColumn = (typeof CLAIMS_CSV_COLUMNS)[number];

type CsvCell = string | { readonly cents: number } | null;

/** A row of the export (§3 "Claim"); amounts missing or pending stay empty. */
export const claimCsvRow = (
  claim: ClaimRow,
  member: string,
  { contradictory }: { readonly contradictory: string },
): Readonly<Record<ClaimsCsvColumn, CsvCell>> => ({
  claimNumber: claim.id,
  type: claim.claimType,
  status: claim.status,
  serviceDate: claim.day,
  patient: claim.patient ?? member,
  provider: claim.provider,
  billed: money(claim.billedCents),
  planPaid: money(claim.planPaidCents),
  youOwe: money(claim.oweCents),
  note: claim.contradictory ? contradictory : null,
});

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
