import { documentsText } from "#app/text/documents.ts";
import { DateText } from "#app/components/ui/DateText.tsx";
import { DocumentLink } from "#app/components/ui/DocumentLink.tsx";
import { Table, type Column } from "#app/components/ui/Table.tsx";
import type { DocumentRow } from "./view-documents.ts";

type Key = "document" | "kind" | "whose" | "date";

const text = documentsText.all;

const columns: readonly Column<Key>[] = [
  { key: "document", label: text.columns.document },
  { key: "kind", label: text.columns.kind },
  { key: "whose", label: text.columns.whose },
  { key: "date", label: text.columns.date },
];

export function DocumentTable({ rows }: { rows: readonly DocumentRow[] }) {
  return (
    <Table
      caption={text.caption}
      hideCaption
      columns={columns}
      rowHeader="document"
      kind="lines"
      rows={rows.map(({ key, title, kind, size, whose, date, year, context, target }) => ({
        key,
        cells: {
          document: <DocumentLink target={target} title={title} context={context} />,
          kind: (
            <span>
              {kind}
              {size !== null && <span className="muted num">, {size}</span>}
            </span>
          ),
          whose,
          // Empty where there is none: narrow tables leave such cells out.
          date:
            date === null ? (
              year !== null && <span className="num">{year}</span>
            ) : (
              <DateText day={date} />
            ),
        },
      }))}
    />
  );
}
