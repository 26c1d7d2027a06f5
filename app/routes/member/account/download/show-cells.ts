import {
  columnsOf,
  type AnyRow,
  type ColumnKind,
  type DataTable,
  type MissingData,
} from "#app/rules/account/my-data-tables.ts";
import { showDate, usd } from "#app/text/format.ts";
import { myDataText } from "#app/text/my-data.ts";

const { file } = myDataText;

const headings: Readonly<Record<string, string>> = file.columns;
const preferences: Readonly<Record<string, string>> = file.preferences;

/** A column's heading, the same in every file. */
export const headingOf = (column: string): string => headings[column] ?? column;

/** A text as people read it: the names of preferences are in words. */
export const wordsOf = (column: string, text: string): string =>
  column === "preference" ? (preferences[text] ?? text) : text;

/** A row for people to read: headings with what is known, null where nothing is. */
export const showCells = (table: DataTable, row: AnyRow) =>
  columnsOf(table).map(([column, kind]) => {
    const value = row[column] ?? null;
    return [headingOf(column), value === null ? null : show(column, kind, value)] as const;
  });

function show(column: string, kind: ColumnKind, value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? file.yes : file.no;
  if (kind === "money") return usd(Number(value));
  return kind === "day" ? showDate(String(value)) : wordsOf(column, String(value));
}

/** What is left out, and why: the same sentence in every file. */
export function missingSentence({ part, who, type, why }: MissingData): string {
  const about = [who === null ? "" : file.of(who), type === null ? "" : ` (${type})`].join("");
  return file.why[why](file.tables[part], about);
}
