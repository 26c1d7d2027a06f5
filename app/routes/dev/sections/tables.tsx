import { ClaimStatus } from "#app/components/ui/figures/ClaimStatus.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { Table, type Column, type Row } from "#app/components/ui/figures/Table.tsx";
import { Sample } from "../sample.tsx";
import type { SectionProps } from "../sections.ts";

type ClaimColumn = "provider" | "date" | "type" | "status" | "owe" | "act";

const claimColumns: readonly Column<ClaimColumn>[] = [
  { key: "provider", label: "Provider" },
  { key: "date", label: "Service date" },
  { key: "type", label: "Type" },
  { key: "status", label: "Status" },
  { key: "owe", label: "You owe", align: "end" },
  { key: "act", label: "Actions", hideLabel: true, align: "end" },
];

const claims = [
  ["Sample Creek Family Medicine", "2026-10-28", "Medical", "paid", 4218],
  ["Three Sample Counties Imaging and Radiology", "2026-10-14", "Medical", "open", 0],
  ["Specimen Dental Group", "2026-09-30", "Dental", "denied", 118_000],
] as const;

const statuses = {
  paid: { kind: "paid", on: "2026-11-06" },
  open: { kind: "in-process" },
  denied: { kind: "other", key: "denied", text: "Denied", className: "denied" },
} as const;

const claimRows = (here: string): readonly Row<ClaimColumn>[] =>
  claims.map(([provider, day, type, status, cents]) => ({
    key: provider,
    cells: {
      provider,
      date: <DateText day={day} />,
      type,
      status: <ClaimStatus status={statuses[status]} />,
      owe: <Amount cents={cents} />,
      act: (
        <ArrowLink to={`${here}#tables`} context={`of ${provider}`}>
          Details
        </ArrowLink>
      ),
    },
  }));

/** The same claims with headings to sort by. */
const sorted = (here: string): readonly Column<ClaimColumn>[] =>
  claimColumns.map((column) => {
    if (column.key !== "date" && column.key !== "provider" && column.key !== "owe") return column;
    const direction = column.key === "date" ? "descending" : null;
    return { ...column, sort: { href: `${here}#tables`, direction } };
  });

const amounts = [
  ["Office visit", 24_000, 9600],
  ["X-ray of a tooth", 4500, 0],
] as const;

function Amounts({ caption, showsCaption = true }: { caption: string; showsCaption?: boolean }) {
  return (
    <Table
      caption={caption}
      showsCaption={showsCaption}
      columns={[
        { key: "line", label: "Service" },
        { key: "billed", label: "Billed", align: "end" },
        { key: "owe", label: "You owe", align: "end" },
      ]}
      rows={amounts.map(([line, billed, owe]) => ({
        key: line,
        cells: { line, billed: <Amount cents={billed} />, owe: <Amount cents={owe} /> },
      }))}
      totals={{ line: "Total", billed: <Amount cents={28_500} />, owe: <Amount cents={9600} /> }}
    />
  );
}

export function Tables({ here }: SectionProps) {
  const rows = claimRows(here);
  return (
    <>
      <Sample wide state="on a card, with headings to sort by">
        <div className="card">
          <Table caption="Claims" showsCaption columns={sorted(here)} rows={rows} />
        </div>
      </Sample>
      <Sample state="the same on narrow screens">
        <div className="card narrow">
          <Table caption="Latest claims" showsCaption columns={sorted(here)} rows={rows} />
        </div>
      </Sample>
      <Sample wide state="with a row of totals">
        <div className="card">
          <Amounts caption="Services of one claim" />
        </div>
      </Sample>
      <Sample state="totals on narrow screens">
        <div className="card narrow">
          <Amounts caption="Services of another claim" />
        </div>
      </Sample>
      <Sample wide state="on no card, its caption only heard">
        <Amounts caption="Services of a third claim" showsCaption={false} />
      </Sample>
    </>
  );
}
