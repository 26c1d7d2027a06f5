import { claimsText } from "#app/text/claims.ts";
import { homeText } from "#app/text/home.ts";
import { Amount } from "#app/components/ui/Amount.tsx";
import type { ShownCents } from "#app/rules/claims/pending.ts";
import { ClaimDay } from "./ClaimDay.tsx";
import { ClaimStatus, type ClaimStatusValue } from "#app/components/ui/ClaimStatus.tsx";
import { EmptyState } from "#app/components/ui/EmptyState.tsx";
import { Owed } from "#app/components/ui/Owed.tsx";
import { Table, type Column } from "#app/components/ui/Table.tsx";
import type { viewPrint } from "./view-print.ts";

type Amounts = { billedCents: ShownCents; planPaidCents: ShownCents };

type ClaimPrintTableProps = Omit<
  ReturnType<typeof viewPrint>["list"],
  "lacking" | "more" | "without"
> & {
  caption: string;
};

/** Claims with their amounts and totals, for print. */
export function ClaimPrintTable({
  caption,
  rows,
  isEveryone,
  withPatient,
  sums,
}: ClaimPrintTableProps) {
  const { export: text, table, noneMatch } = claimsText;
  if (rows.length === 0) return <EmptyState {...noneMatch} />;
  type Key =
    | "claim"
    | "date"
    | "provider"
    | "member"
    | "patient"
    | "status"
    | "oweCents"
    | keyof Amounts;
  const columns: Column<Key>[] = [
    { key: "claim", label: text.columns.claimNumber },
    { key: "date", label: table.serviceDate },
    { key: "provider", label: table.provider },
    ...(isEveryone ? [{ key: "member" as const, label: table.member }] : []),
    ...(withPatient ? [{ key: "patient" as const, label: table.patient }] : []),
    { key: "status", label: table.status },
    { key: "billedCents", label: text.columns.billed, align: "end" },
    { key: "planPaidCents", label: text.columns.planPaid, align: "end" },
    { key: "oweCents", label: table.owe, align: "end" },
  ];
  return (
    <Table
      caption={caption}
      hideCaption
      columns={columns}
      rowHeader="claim"
      kind="wide"
      rows={rows.map((row) => ({
        key: row.key,
        cells: {
          claim: row.id,
          date: <ClaimDay day={row.day} />,
          provider: row.provider ?? homeText.claims.providerUnknown,
          member: row.member,
          patient: row.patient,
          status: <ClaimStatus status={withoutDay(row.status)} />,
          ...amounts(row),
          oweCents: <Owed cents={row.oweCents} contradictory={row.contradictory} />,
        },
      }))}
      totals={{ claim: text.total, ...amounts(sums), oweCents: <Amount cents={sums.oweCents} /> }}
    />
  );
}

const amounts = ({ billedCents, planPaidCents }: Amounts) => ({
  billedCents: <Amount cents={billedCents} />,
  planPaidCents: <Amount cents={planPaidCents} />,
});

/** The day of payment would wrap the line; the claim's own page shows it. */
const withoutDay = (status: ClaimStatusValue): ClaimStatusValue =>
  status.kind === "paid" ? { kind: "paid", on: null } : status;
