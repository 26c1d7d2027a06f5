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
  const isFamily = people.length > 1;
  const hasTypes = types.length > 1;
  return (
    <Card title={text.heading} className="claims-year__totals">
      {(isFamily || !hasTypes) && (
        <Sums
          caption={text.byPerson}
          first={text.person}
          rows={people}
          last={isFamily ? { name: text.everyone, sums: total } : null}
        />
      )}
      {hasTypes && (
        <Sums
          caption={text.byType}
          first={text.type}
          rows={types}
          last={isFamily ? null : { name: text.all, sums: total }}
        />
      )}
      <Notes notes={view.notes} />
    </Card>
  );
}

type Sum = YearView["total"];

type SumsProps = {
  caption: string;
  /** The heading of the first column. */
  first: string;
  rows: readonly { key: string; name: string; sums: Sum }[];
  /** The sum of the rows, where no other table has it. */
  last: { name: string; sums: Sum } | null;
};

function Sums({ caption, first, rows, last }: SumsProps) {
  return (
    <Table
      caption={caption}
      columns={[
        { key: "name", label: first },
        ...AMOUNTS.map((key) => ({ key, label: text.amounts[key], align: "end" as const })),
      ]}
      rowHeader="name"
      rows={rows.map(({ key, name, sums }) => ({ key, cells: { name, ...cellsOf(sums) } }))}
      totals={last === null ? undefined : { name: last.name, ...cellsOf(last.sums) }}
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
  const { unfinal, undated, unknown, contradictory, uncounted, sharing } = notes;
  const sentences = [
    text.notPaid,
    ...(notes.hasRest ? [text.rest] : []),
    ...(unfinal > 0 ? [text.unfinal(unfinal)] : []),
    ...(undated > 0 ? [text.undated(undated)] : []),
    ...unknown.flatMap(({ amount, count }) => (count > 0 ? [text.unknown[amount](count)] : [])),
    ...(uncounted > 0 ? [claimsText.uncounted] : []),
    ...(sharing > 0 ? [claimsText.sharing(sharing)] : []),
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
