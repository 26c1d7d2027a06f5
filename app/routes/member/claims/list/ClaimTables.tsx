import type { ReactNode } from "react";
import { monthBegunAt } from "#app/components/lists/month-group.ts";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { ClaimStatus } from "#app/components/ui/figures/ClaimStatus.tsx";
import { DenialBadge } from "#app/components/ui/figures/DenialBadge.tsx";
import { Owed } from "#app/components/ui/figures/Owed.tsx";
import { Table, type Column } from "#app/components/ui/figures/Table.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import type { ClaimStatusValue } from "#app/rules/claims/claim-status.ts";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { showDate } from "#app/text/common/format.ts";
import type { viewPrint } from "../print/view-print.ts";
import type { viewClaims, ClaimListRow } from "./view-claims.ts";

/** A column of a table of claims, and what it shows of a row. */
type ClaimColumn<Row> = Column<string> & { readonly cell: (row: Row) => ReactNode };

const text = claimsText.columns;

/** Columns of the list and of the printed list. */
const shared = {
  provider: {
    key: "provider",
    label: text.provider,
    cell: (row: { provider: string | null }) => row.provider ?? claimWordsText.providerUnknown,
  },
  date: {
    key: "date",
    label: text.serviceDate,
    cell: (row: { day: string | null }) => <DateText day={row.day} none={claimsText.dateUnknown} />,
  },
  member: { key: "member", label: text.member, cell: (row: { member: string }) => row.member },
  patient: { key: "patient", label: text.patient, cell: (row: { patient: string }) => row.patient },
  owe: {
    key: "owe",
    label: text.youOwe,
    align: "end",
    cell: (row: Pick<ClaimListRow, "oweCents" | "contradictory" | "standing">) => (
      <Owed cents={row.oweCents} contradictory={row.contradictory} standing={row.standing} />
    ),
  },
} as const;

type Scope = { readonly isEveryone: boolean; readonly withPatient: boolean };

/** The columns that say whose claim a row is, where rows differ in it. */
const memberColumns = ({ isEveryone, withPatient }: Scope) => [
  ...(isEveryone ? [shared.member] : []),
  ...(withPatient ? [shared.patient] : []),
];

type ListView = ReturnType<typeof viewClaims>;

type ClaimTableProps = {
  caption: string;
  type: ListView["type"];
  list: NonNullable<ListView["list"]>;
};

/** The table of the list. */
export function ClaimTable({ caption, type, list }: ClaimTableProps) {
  const columns = listColumns(type, list);
  const days = list.rows.map(({ day }) => day);
  return (
    <Table
      caption={caption}
      columns={columns}
      kind="rows"
      rows={list.rows.map((row, index) => ({
        key: row.key,
        // By day, newest first, a month stands over its claims.
        group: list.order === null ? monthBegunAt(days, index) : undefined,
        cells: cellsOf(columns, row),
      }))}
    />
  );
}

function listColumns(
  type: ClaimTableProps["type"],
  list: ClaimTableProps["list"],
): readonly ClaimColumn<ClaimListRow>[] {
  const { isEveryone, sorts } = list;
  /** What the names of a row's links are made of. */
  const linkFacts = (row: ClaimListRow) => ({
    type,
    provider: row.provider ?? claimWordsText.providerUnknown,
    day: row.day && showDate(row.day),
    member: isEveryone ? row.member : null,
  });
  return [
    { ...shared.provider, sort: sorts.provider },
    { ...shared.date, sort: sorts.date },
    ...memberColumns(list),
    {
      key: "status",
      label: text.status,
      cell: (row) => (
        <span className="claim-state">
          <ClaimStatus status={row.status} />
          {row.appeal !== null && (
            <span className="claim-state__denied">
              <DenialBadge denial={row.denialBesideStatus} />
              <ArrowLink to={row.appeal} context={claimsText.appeal.context(linkFacts(row))}>
                {claimsText.appeal.link}
              </ArrowLink>
            </span>
          )}
        </span>
      ),
    },
    { ...shared.owe, sort: sorts.owe },
    {
      key: "details",
      label: text.details,
      hideLabel: true,
      cell: (row) => (
        <ArrowLink to={row.href} context={claimWordsText.detailsContext(linkFacts(row))}>
          {text.details}
        </ArrowLink>
      ),
    },
  ];
}

type PrintView = ReturnType<typeof viewPrint>["list"];

type ClaimPrintTableProps = Omit<
  PrintView,
  "leftOut" | "more" | "unreadMembers" | "sharing" | "isRepeated"
> & {
  caption: string;
};

/** The table of the printed list. */
export function ClaimPrintTable({ caption, rows, sums, ...scope }: ClaimPrintTableProps) {
  if (rows.length === 0) return <EmptyState {...claimsText.noneMatch} />;
  const columns = printColumns(scope);
  return (
    <Table
      caption={caption}
      columns={columns}
      kind="wide"
      rows={rows.map((row) => ({ key: row.key, cells: cellsOf(columns, row) }))}
      totals={{
        claim: claimsText.export.total,
        billed: <Amount cents={sums.billedCents} />,
        planPaid: <Amount cents={sums.planPaidCents} />,
        owe: <Amount cents={sums.oweCents} />,
      }}
    />
  );
}

const printColumns = (list: Scope): readonly ClaimColumn<PrintView["rows"][number]>[] => [
  { key: "claim", label: text.claimNumber, cell: (row) => row.id },
  shared.date,
  shared.provider,
  ...memberColumns(list),
  {
    key: "status",
    label: text.status,
    cell: (row) => (
      <>
        <ClaimStatus status={withoutDay(row.status)} />{" "}
        <DenialBadge denial={row.denialBesideStatus} />
      </>
    ),
  },
  {
    key: "billed",
    label: text.billed,
    align: "end",
    cell: (row) => <Amount cents={row.billedCents} />,
  },
  {
    key: "planPaid",
    label: text.planPaid,
    align: "end",
    cell: (row) => <Amount cents={row.planPaidCents} />,
  },
  shared.owe,
];

/** The day of payment would wrap the line; the claim's own page shows it. */
const withoutDay = (status: ClaimStatusValue): ClaimStatusValue =>
  status.kind === "paid" ? { kind: "paid", on: null } : status;

const cellsOf = <Row,>(columns: readonly ClaimColumn<Row>[], row: Row) =>
  Object.fromEntries(columns.map(({ key, cell }) => [key, cell(row)]));
