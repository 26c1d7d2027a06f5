import type { ReactNode } from "react";
import { Link } from "react-router";
import { partsText } from "#app/text/common/parts.ts";
import { englishLang } from "../text/CarrierText.tsx";
import { WithContext } from "../text/VisuallyHidden.tsx";
import { Icon } from "../icons/Icon.tsx";
import type { IconName } from "../icons/icons.ts";

type SortDirection = "ascending" | "descending";

export type Column<Key extends string> = {
  key: Key;
  label: string;
  /** "end" for amounts: their figures line up. */
  align?: "end" | undefined;
  /** Whether the label stands as the gateway sends it. */
  isCarrierText?: boolean | undefined;
  /** Hides the label visually, for cells that explain themselves, such as links. */
  hideLabel?: boolean | undefined;
  /** Where the heading links to, and the present direction of the rows. */
  sort?: { href: string; direction: SortDirection | null } | undefined;
};

export type Row<Key extends string> = {
  key: string;
  cells: Readonly<Record<Key, ReactNode>>;
  /** What the rows from here on have in common, shown over them where there are no columns. */
  group?: string | undefined;
};

type TableProps<Key extends string> = {
  caption: ReactNode;
  /** Where no heading of the page says the same; it is only heard otherwise. */
  showsCaption?: boolean | undefined;
  /** The cells of the first column are the headings of their rows. */
  columns: readonly Column<Key>[];
  rows: readonly Row<Key>[];
  /** A last row of totals; columns without one stay empty. */
  totals?: Readonly<Partial<Record<Key, ReactNode>>> | undefined;
  /**
   * "wide" for seven columns and more. Where columns have no room: "rows" for rows of a few lines
   * that their link covers, "words" for values that are read and not compared, each right after its
   * label, "lines" for values that need no label and stand in one line, "figures" for meters, as long
   * as the row.
   */
  kind?: "wide" | "rows" | "words" | "lines" | "figures";
};

/**
 * Browsers drop the roles of a table whose CSS display is not a table's, so each element names its own. They
 * are spread because the linter takes a written `role` for redundant.
 */
const ROLES = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** A table of columns where there is room, else a block of labels and values for each row. */
export function Table<Key extends string>(props: TableProps<Key>) {
  const { caption, showsCaption = false, columns, rows, totals, kind } = props;
  const sortable = columns.some(({ sort }) => sort !== undefined);
  return (
    <div className={kind ? `table-box table-box--${kind}` : "table-box"}>
      <table className="data-table" {...ROLES.table}>
        <caption {...(!showsCaption && { className: "vh" })}>{caption}</caption>
        <thead {...ROLES.rowgroup} {...(!sortable && { className: "data-table__unsorted" })}>
          <tr {...ROLES.row}>
            {columns.map((column) => (
              <ColumnHeading key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.rowgroup}>
          {rows.map(({ key, ...row }) => (
            <TableRow key={key} columns={columns} {...row} />
          ))}
        </tbody>
        {totals && (
          <tfoot {...ROLES.rowgroup}>
            <TableRow columns={columns} cells={totals} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

const sortIcons: Readonly<Record<SortDirection, IconName>> = {
  ascending: "arrow-up",
  descending: "arrow-down",
};

function ColumnHeading<Key extends string>({ column }: { column: Column<Key> }) {
  const { label, sort, hideLabel, isCarrierText } = column;
  const direction = sort?.direction ?? null;
  return (
    <th
      {...ROLES.columnheader}
      scope="col"
      className={classOf(column)}
      {...(isCarrierText && englishLang)}
      // The short name that is read with each cell, without the sorting.
      {...(sort && { abbr: label })}
      {...(direction !== null && { "aria-sort": direction })}
    >
      {sort ? (
        <Link className="link" to={sort.href}>
          <WithContext context={partsText.table[direction ?? "sort"]}>{label}</WithContext>
          <Icon name={direction === null ? "caret-up-down" : sortIcons[direction]} />
        </Link>
      ) : hideLabel ? (
        <span className="vh">{label}</span>
      ) : (
        label
      )}
    </th>
  );
}

type TableRowProps<Key extends string> = {
  columns: readonly Column<Key>[];
  cells: Readonly<Partial<Record<Key, ReactNode>>>;
  group?: string | undefined;
};

function TableRow<Key extends string>({ columns, cells, group }: TableRowProps<Key>) {
  return (
    <tr {...ROLES.row} data-group={group}>
      {columns.map((column, index) => {
        const { key, label, hideLabel } = column;
        const looks = {
          // Only cells with a long word may break inside words: days and numbers must not.
          className: hasLongWord(cells[key]) ? "long" : classOf(column),
          "data-cell": key,
          ...(!hideLabel && { "data-label": label }),
        };
        return index === 0 ? (
          <th key={key} {...ROLES.rowheader} scope="row" {...looks}>
            {cells[key]}
          </th>
        ) : (
          <td key={key} {...ROLES.cell} {...looks}>
            {cells[key]}
          </td>
        );
      })}
    </tr>
  );
}

const classOf = ({ align }: { align?: "end" | undefined }): string | undefined =>
  align === "end" ? "end num" : undefined;

/** Whether a text has a word of 25 characters or more, which may not fit its column. */
export const hasLongWord = (words: ReactNode): boolean =>
  typeof words === "string" && /\S{25}/.test(words);
