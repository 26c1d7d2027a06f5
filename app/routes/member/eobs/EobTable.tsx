import { commonText } from "#app/text/common.ts";
import { eobsText } from "#app/text/eobs.ts";
import { showDate } from "#app/text/format.ts";
import { Amount } from "#app/components/ui/Amount.tsx";
import { DateText } from "#app/components/ui/DateText.tsx";
import { VisuallyHidden } from "#app/components/ui/VisuallyHidden.tsx";
import { Icon } from "#app/components/ui/Icon.tsx";
import { Owed } from "#app/components/ui/Owed.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { Table, type Column } from "#app/components/ui/Table.tsx";
import type { EobRow } from "./view-eobs.ts";

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

export function EobTable({ rows }: { rows: readonly EobRow[] }) {
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
              <Day day={row.date} />
              {row.type && <p className="muted">{row.type}</p>}
            </>
          ),
          members: listed(row.members),
          providers: listed(row.providers),
          charge: <Amount cents={row.chargeCents} />,
          responsibility: <Owed cents={row.responsibilityCents} />,
          open: <Links row={row} />,
        },
      }))}
    />
  );
}

/** The hidden context names the row for screen readers. */
function Links({ row: { date, members, href, pdfHref } }: { row: EobRow }) {
  const day = date === null ? eobsText.detail.dateUnknown : showDate(date);
  const context = text.openContext(day, listed(members));
  if (href === null) return null;
  return (
    <span className="eob-links">
      <OnwardLink to={href} context={context}>
        {text.open}
      </OnwardLink>
      {pdfHref !== null && (
        <a className="link" href={pdfHref}>
          <Icon name="download-simple" />
          <span>
            {text.pdf}
            <VisuallyHidden>{context}</VisuallyHidden>
          </span>
        </a>
      )}
    </span>
  );
}

export const Day = ({ day }: { day: string | null }) =>
  day === null ? eobsText.detail.dateUnknown : <DateText day={day} />;

export const listed = (names: readonly string[]): string =>
  names.length === 0 ? commonText.notGiven : names.join(", ");
