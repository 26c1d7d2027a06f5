import type { ReactNode } from "react";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { Table } from "#app/components/ui/figures/Table.tsx";
import { yearText } from "#app/text/claims/year.ts";
import { SpendingFigures } from "../spending/SpendingChart.tsx";
import { YearNotes } from "./YearSum.tsx";
import type { YearView } from "./view-year.ts";

const text = yearText.totals;

const AMOUNTS = ["billedCents", "discountCents", "planPaidCents", "oweCents"] as const;

/** The sums by person and by type of care, and the months, each folded. */
export function YearFolds({ view }: { view: YearView }) {
  const { people, types, total, spending } = view;
  const isFamily = people.length > 1;
  const hasTypes = types.length > 1;
  return (
    <>
      <Fold title={text.heading}>
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
        <div className="card__body">
          <YearNotes sentences={view.sentences.columns} />
        </div>
      </Fold>
      {spending !== null && (
        <Fold title={yearText.chart}>
          <div className="card__body spending">
            <SpendingFigures {...spending} />
          </div>
        </Fold>
      )}
    </>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card folds year-fold" aria-label={title}>
      <details>
        <summary>
          <h2>{title}</h2>
          <Icon name="caret-down" />
        </summary>
        {children}
      </details>
    </section>
  );
}

type YearTotal = YearView["total"];

type SumsProps = {
  caption: string;
  /** The heading of the first column. */
  first: string;
  rows: readonly { key: string; name: string; sums: YearTotal }[];
  /** The sum of the rows, where no other table has it. */
  last: { name: string; sums: YearTotal } | null;
};

function Sums({ caption, first, rows, last }: SumsProps) {
  return (
    <Table
      caption={caption}
      showsCaption
      columns={[
        { key: "name", label: first },
        ...AMOUNTS.map((key) => ({ key, label: text.amounts[key], align: "end" as const })),
      ]}
      rows={rows.map(({ key, name, sums }) => ({ key, cells: { name, ...cellsOf(sums) } }))}
      totals={last === null ? undefined : { name: last.name, ...cellsOf(last.sums) }}
    />
  );
}

const cellsOf = (sums: YearTotal) => ({
  billedCents: <Cell sums={sums} amount="billedCents" />,
  discountCents: <Cell sums={sums} amount="discountCents" />,
  planPaidCents: <Cell sums={sums} amount="planPaidCents" />,
  oweCents: <Cell sums={sums} amount="oweCents" />,
});

const Cell = ({ sums, amount }: { sums: YearTotal; amount: keyof NonNullable<YearTotal> }) =>
  sums === null ? (
    <span className="muted">{yearText.gaps.noTotal}</span>
  ) : (
    <Amount cents={sums[amount]} />
  );
