import { stringify } from "csv-stringify/sync";

/** Text, an amount in integer cents, or null for an unknown value. */
type Cell = string | { readonly cents: number } | null;

type CsvColumn<Key extends string> = { readonly key: Key; readonly header: string };

/**
 * A table as a CSV file for spreadsheets: RFC 4180, UTF-8 with a byte order mark, CRLF line ends,
 * amounts as plain decimals with a dot. No text of a member or provider can become a formula: one
 * that begins like a formula (= + - @ and their full-width forms) gets an apostrophe in front,
 * every text is quoted, so that no separator starts a new cell, and control characters are removed.
 * Notes about the whole table are last records of as many cells, the others empty: readers that
 * expect the header first and equal records still read them.
 */
export const writeCsv = <Key extends string>(
  columns: readonly CsvColumn<Key>[],
  rows: readonly Readonly<Record<Key, Cell>>[],
  notes: readonly string[] = [],
): string => writeCsvPart(columns, rows, { notes, first: true });

/**
 * One part of a CSV file, for a table that is too large for memory; the first has the header.
 */
export function writeCsvPart<Key extends string>(
  columns: readonly CsvColumn<Key>[],
  rows: readonly Readonly<Record<Key, Cell>>[],
  { notes = [], first }: { readonly notes?: readonly string[]; readonly first: boolean },
): string {
  const records = rows.map((row) => columns.map(({ key }) => plain(row[key])));
  const last = notes.map((note) => columns.map((_column, index) => (index === 0 ? note : null)));
  return stringify([...records, ...last], {
    columns: columns.map(({ key, header }) => ({ key, header })),
    header: first,
    bom: first,
    record_delimiter: "windows",
    quoted_string: true,
    escape_formulas: true,
    // Cents are passed as numbers, because the minus of a text would be escaped.
    cast: { number: decimal },
  });
}

function plain(cell: Cell): string | number | null {
  if (cell === null) return null;
  if (typeof cell !== "string") return cell.cents;
  const line = cell.toWellFormed().replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
  // Invisible characters in front would hide the start of a formula from the check.
  return line.replace(/^[\p{Cf}\p{Z}]+/u, "").trimEnd();
}

/** 123405 is "1234.05"; made from the digits, so that every amount is exact. */
function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
