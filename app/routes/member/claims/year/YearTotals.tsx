import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { Table } from "#app/components/ui/figures/Table.tsx";
import { yearText } from "#app/text/claims/year.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import type { YearView } from "./view-year.ts";

const text = yearText.totals;

const AMOUNTS = ["billedCents", "discountCents", "planPaidCents", "oweCents"] as const;

/** The sums of a year by person and by type of care, and what is not in them. */
export function YearTotals({ view }: { view: YearView }) {
  const { people, types, total } = view;
  const parts = [
    ...(people.length > 1 || types.length === 1
      ? [{ caption: text.byPerson, first: text.person, last: text.everyone, rows: people }]
      : []),
    ...(types.length > 1
      ? [{ caption: text.byType, first: text.type, last: text.all, rows: types }]
      : []),
  ];
  return (
    <Card title={text.heading}>
      {parts.map((part) => (
        <Sums key={part.caption} {...part} total={total} />
      ))}
      <Notes notes={view.notes} />
    </Card>
  );
}

type Sum = YearView["total"];

type SumsProps = {
  caption: string;
  /** The heading of the first column, and the name of the last row. */
  first: string;
  last: string;
  rows: readonly { key: string; name: string; sums: Sum }[];
  total: Sum;
};

function Sums({ caption, first, last, rows, total }: SumsProps) {
  return (
    <Table
      caption={caption}
      columns={[
        { key: "name", label: first },
        ...AMOUNTS.map((key) => ({ key, label: text.amounts[key], align: "end" as const })),
      ]}
      rowHeader="name"
      rows={rows.map(({ key, name, sums }) => ({ key, cells: { name, ...cellsOf(sums) } }))}
      totals={rows.length > 1 ? { name: last, ...cellsOf(total) } : undefined}
    />
  );
}

const cellsOf = (sums: Sum) => ({
  billedCents: <Cell sums={sums} amount="billedCents" />,
  discountCents: <Cell sums={sums} amount="discountCents" />,
  planPaidCents: <Cell sums={sums} amount="planPaidCents" />,
  oweCents: <Cell sums={sums} amount="oweCents" />,
});

const Cell = ({ sums, amount }: { sums: Sum; amount: keyof NonNullable<Sum> }) =>
  sums === null ? (
    <span className="muted">{yearText.gaps.noTotal}</span>
  ) : (
    <Amount cents={sums[amount]} />
  );

function Notes({ notes }: Pick<YearView, "notes">) {
  const { unfinal, undated, unknown, contradictory } = notes;
  const sentences = [
    text.notPaid,
    ...(notes.hasRest ? [text.rest] : []),
    ...(unfinal > 0 ? [text.unfinal(unfinal)] : []),
    ...(undated > 0 ? [text.undated(undated)] : []),
    ...unknown.flatMap(({ amount, count }) => (count > 0 ? [text.unknown[amount](count)] : [])),
    ...(contradictory > 0 ? [claimsText.contradictions(contradictory)] : []),
  ];
  return (
    <div className="card__body prose">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
