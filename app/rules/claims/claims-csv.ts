import type { ClaimType } from "./claim-type.ts";
import type { DateWindow } from "../lists/date-window.ts";
import type { DenialBesideStatus } from "./claim-denial.ts";
import type { ClaimRow, ShownCents } from "./claim-row.ts";
import type { ListGap } from "./list-gap.ts";
import type { ClaimStanding } from "./standings.ts";

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

/** What a row says in words. */
export type ClaimsCsvWords = {
  readonly types: Readonly<Record<ClaimType, string>>;
  readonly statusOf: (status: string) => string;
  readonly contradictory: string;
  readonly estimate: string;
  readonly standings: Readonly<Record<ClaimStanding, string>>;
  readonly denialBesideStatus: Readonly<Record<DenialBesideStatus, string>>;
};

/** A row of the export (§3 "Claim"); amounts missing or pending stay empty. */
export const claimCsvRow = (
  claim: ClaimRow,
  patient: string,
  { types, statusOf, contradictory, estimate, standings, ...words }: ClaimsCsvWords,
): Readonly<Record<ClaimsCsvColumn, CsvCell>> => ({
  claimNumber: claim.id,
  type: types[claim.claimType],
  status: claim.status === null ? null : statusOf(claim.status),
  serviceDate: claim.day,
  patient,
  provider: claim.provider,
  billed: money(claim.billedCents),
  planPaid: money(claim.planPaidCents),
  youOwe: money(claim.oweCents),
  note:
    [
      ...(claim.standing === null ? [] : [`${standings[claim.standing]}.`]),
      ...(claim.denialBesideStatus === null
        ? []
        : [`${words.denialBesideStatus[claim.denialBesideStatus]}.`]),
      ...(claim.contradictory ? [contradictory] : []),
      ...(claim.isEstimate ? [estimate] : []),
    ].join(" ") || null,
});

/** The words that names of files have. */
export type ClaimsFileNames = Readonly<
  Record<ClaimType | "claims" | "newest" | "incomplete", string>
>;

/** The export's file name: type, days and what is left out, and no personal data (S-21). */
export function claimsCsvName(
  { type, startDate, endDate }: DateWindow & { readonly type: ClaimType },
  list: {
    readonly claims: readonly unknown[];
    readonly gap: ListGap | null;
    readonly unreadMembers: readonly unknown[];
  },
  names: ClaimsFileNames,
): string {
  const newest = list.gap === "cut" ? [names.newest, list.claims.length] : [];
  const isPart = list.unreadMembers.length > 0 || list.gap === "repeated";
  const part = isPart ? [names.incomplete] : [];
  return `${[names.claims, names[type], startDate, endDate, ...newest, ...part].join("-")}.csv`;
}

/** The file name of a year, which says where claims are missing, and no personal data (YEAR-03). */
export const yearCsvName = (year: number, isWhole: boolean, names: ClaimsFileNames): string =>
  `${[names.claims, year, ...(isWhole ? [] : [names.incomplete])].join("-")}.csv`;

const money = (cents: ShownCents): CsvCell => (typeof cents === "number" ? { cents } : null);
