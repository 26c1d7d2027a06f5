import { eobsText } from "#app/text/claims/eobs.ts";
import { FilteredList } from "#app/components/lists/FilteredList.tsx";
import type { FiltersView, PageView } from "#app/components/lists/list-view.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import type { EobRow, LoadedEobs } from "./eob-list.ts";
import { showDate } from "#app/text/common/format.ts";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { WithContext } from "#app/components/ui/text/VisuallyHidden.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { Owed } from "#app/components/ui/figures/Owed.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { sayWords } from "#app/components/ui/text/AsSent.tsx";
import { Table, type Column } from "#app/components/ui/figures/Table.tsx";

export type EobListProps = {
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

type Key = "date" | "members" | "providers" | "charge" | "responsibility" | "open";

const text = eobsText.table;

const columns: readonly Column<Key>[] = [
  { key: "date", label: text.date },
  { key: "members", label: text.members },
  { key: "providers", label: text.providers },
  { key: "charge", label: text.charge, align: "end" },
  { key: "responsibility", label: text.responsibility, align: "end" },
  { key: "open", label: text.document, hideLabel: true },
];

function EobTable({ rows }: { rows: readonly EobRow[] }) {
  return (
    <Table
      caption={text.caption}
      hideCaption
      columns={columns}
      rowHeader="date"
      rows={rows.map((row) => ({
        key: row.key,
        cells: {
          date: (
            <>
              <DateText day={row.date} none={eobsText.detail.dateUnknown} />
              {row.type && <p className="muted">{sayWords(row.type)}</p>}
            </>
          ),
          members: eobsText.names(row.members),
          providers: eobsText.names(row.providers),
          charge: <Amount cents={row.chargeCents} />,
          responsibility: <Owed cents={row.responsibilityCents} note={row.note} />,
          open: <Links row={row} />,
        },
      }))}
    />
  );
}

/** The hidden context names the row for screen readers. */
function Links({ row: { date, members, href, pdfHref } }: { row: EobRow }) {
  const context = text.openContext(date && showDate(date), members);
  if (href === null) return null;
  return (
    <span className="eob-links">
      <ArrowLink to={href} context={context}>
        {text.open}
      </ArrowLink>
      {pdfHref !== null && (
        <a className="link" href={pdfHref}>
          <Icon name="download-simple" />
          <WithContext context={context}>{text.pdf}</WithContext>
        </a>
      )}
    </span>
  );
}
