import { eobsText } from "#app/text/claims/eobs.ts";
import { FilteredList } from "#app/components/lists/FilteredList.tsx";
import { monthBegunAt } from "#app/components/lists/month-group.ts";
import type { FiltersView, PageView } from "#app/components/lists/list-view.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import type { EobRow, LoadedEobs } from "./eob-list.ts";
import { showDate } from "#app/text/common/format.ts";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { Owed } from "#app/components/ui/figures/Owed.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { renderWords } from "#app/components/ui/text/CarrierText.tsx";
import { Table, type Column } from "#app/components/ui/figures/Table.tsx";

type EobListProps = {
  type: LoadedEobs["filters"]["type"];
  filters: FiltersView;
  list: PageView & { rows: readonly EobRow[]; isRepeated: boolean };
};

export function EobList({ type, filters, list }: EobListProps) {
  const { count, noneMatch, noneOfType, ofType, pages } = eobsText;
  const none = { title: noneOfType.title(type), text: noneOfType.text };
  return (
    <FilteredList
      heading={ofType(type)}
      filters={filters}
      page={list}
      text={{ count, none, noneMatch, pages }}
      note={list.isRepeated && <Alert kind="warning">{eobsText.repeated}</Alert>}
      actions={<PrintButton size="small" />}
    >
      <EobTable rows={list.rows} />
    </FilteredList>
  );
}

// As the rows of claims are laid out: app/styles/screens/claim-rows.css.
type EobColumn = "provider" | "date" | "member" | "charge" | "owe" | "details";

const text = eobsText.table;

const columns: readonly Column<EobColumn>[] = [
  { key: "provider", label: text.providers },
  { key: "date", label: text.date },
  { key: "member", label: text.members },
  { key: "charge", label: text.charge, align: "end" },
  { key: "owe", label: text.responsibility, align: "end" },
  { key: "details", label: text.document, hideLabel: true },
];

function EobTable({ rows }: { rows: readonly EobRow[] }) {
  const days = rows.map(({ date }) => date);
  return (
    <div className="eob-rows">
      <Table
        caption={text.caption}
        columns={columns}
        kind="rows"
        rows={rows.map((row, index) => ({
          key: row.key,
          group: monthBegunAt(days, index),
          cells: {
            provider: eobsText.names(row.providers),
            date: (
              <>
                <DateText day={row.date} none={eobsText.detail.dateUnknown} />
                {row.type && <p className="muted">{renderWords(row.type)}</p>}
              </>
            ),
            member: eobsText.names(row.members),
            charge: <Amount cents={row.chargeCents} />,
            owe: <Owed cents={row.responsibilityCents} note={row.note} standing={row.standing} />,
            details: row.href !== null && (
              <ArrowLink
                to={row.href}
                context={text.openContext(row.date && showDate(row.date), row.members)}
              >
                {text.open}
              </ArrowLink>
            ),
          },
        }))}
      />
    </div>
  );
}
