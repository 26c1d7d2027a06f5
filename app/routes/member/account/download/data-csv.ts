import { columnsOf, type AnyRow, type DataTable } from "#app/rules/account/my-data-tables.ts";
import { writeCsvPart } from "#server/content/csv.ts";
import { myDataText } from "#app/text/my-data.ts";
import { headingOf, wordsOf } from "./show-cells.ts";

const { file } = myDataText;

/**
 * A table for spreadsheets, a part at a time. Its last lines say as of when it is, and what it leaves
 * out, so that a table without rows is never taken for "none".
 */
export const csvOf = (table: DataTable) => {
  const kinds = columnsOf(table);
  const columns = kinds.map(([key]) => ({ key, header: headingOf(key) }));
  const write = (rows: readonly AnyRow[], notes: readonly string[], first: boolean) =>
    writeCsvPart(columns, rows.map(cellsOf), { notes, first });
  const cellsOf = (row: AnyRow) =>
    Object.fromEntries(
      kinds.map(([key, kind]) => {
        const value = row[key] ?? null;
        if (value === null) return [key, null] as const;
        if (typeof value === "boolean") return [key, value ? file.yes : file.no] as const;
        if (kind === "money") return [key, { cents: Number(value) }] as const;
        return [key, wordsOf(key, String(value))] as const;
      }),
    );
  return {
    head: () => write([], [], true),
    rows: (rows: readonly AnyRow[]) => (rows.length === 0 ? "" : write(rows, [], false)),
    notes: (notes: readonly string[]) => write([], notes, false),
  };
};
