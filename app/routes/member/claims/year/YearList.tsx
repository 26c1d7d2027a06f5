import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { Owed } from "#app/components/ui/figures/Owed.tsx";
import { Table } from "#app/components/ui/figures/Table.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { claimsText } from "#app/text/claims/claims.ts";
import { yearText } from "#app/text/claims/year.ts";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { YearNotes } from "./YearSum.tsx";
import type { YearView } from "./view-year.ts";

/** Each claim of a year, for an account's or a tax form's sake. */
export function YearList({ view: { rows, year, gaps, sentences } }: { view: YearView }) {
  const text = yearText.list;
  const { none, heading } = text;
  if (rows.length === 0) {
    // Nothing is known to be none while lists are missing.
    return gaps.length > 0 ? null : <EmptyState title={none.title(year)} text={none.text} />;
  }
  const { columns } = claimsText;
  return (
    <Card title={heading}>
      <p className="card__body">{text.intro}</p>
      <Table
        caption={heading}
        columns={[
          { key: "date", label: columns.serviceDate },
          { key: "member", label: text.person },
          { key: "provider", label: columns.provider },
          { key: "type", label: text.type },
          { key: "billed", label: columns.billed, align: "end" },
          { key: "planPaid", label: columns.planPaid, align: "end" },
          { key: "owe", label: columns.youOwe, align: "end" },
        ]}
        kind="rows"
        rows={rows.map((row) => ({
          key: row.key,
          cells: {
            date: <DateText day={row.day} none={claimsText.dateUnknown} />,
            member: row.person,
            provider: row.provider ?? claimWordsText.providerUnknown,
            type: row.type,
            billed: <Amount cents={row.billedCents} />,
            planPaid: <Amount cents={row.planPaidCents} />,
            owe: (
              <Owed
                cents={row.oweCents}
                contradictory={row.contradictory}
                standing={row.standing}
              />
            ),
          },
        }))}
      />
      <div className="card__body">
        <YearNotes sentences={[...sentences.always, ...sentences.columns]} />
      </div>
    </Card>
  );
}
