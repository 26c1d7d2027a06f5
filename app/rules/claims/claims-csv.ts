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

/** The columns of a year's file (YEAR-03): those of the export, without the claim's number. */
export const YEAR_CSV_COLUMNS = [
  "serviceDate",
  "patient",
  "provider",
  "type",
  "billed",
  "planPaid",
  "youOwe",
  "status",
  "note",
] as const satisfies readonly ClaimsCsvColumn[];

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

/** The file name of a year, which says where claims are missing, and no personal data (YEAR-03). */
export const yearCsvName = (year: number, isWhole: boolean): string =>
  `${["claims", year, ...(isWhole ? [] : ["incomplete"])].join("-")}.csv`;

const money = (cents: ShownCents): CsvCell => (typeof cents === "number" ? { cents } : null);
