import { stringify } from "csv-stringify/sync";

/** Text, an amount in integer cents, or nothing that is known. */
type Cell = string | { readonly cents: number } | null;

type CsvColumn<Key extends string> = { readonly key: Key; readonly header: string };

/**
 * A table as a file for spreadsheets: RFC 4180, UTF-8 with a byte order mark, lines ended by CRLF,
 * amounts as plain decimals with a dot. No text of a member or a provider can become a formula: one
 * that begins like it (= + - @ and their full-width forms) is led by an apostrophe, every text is
 * in quotes, so that no other separator can begin a cell of its own, and no control character stays.
 */
export function writeCsv<Key extends string>(
  columns: readonly CsvColumn<Key>[],
  rows: readonly Readonly<Record<Key, Cell>>[],
): string {
  return stringify(
    rows.map((row) => columns.map(({ key }) => plain(row[key]))),
    {
      columns: columns.map(({ key, header }) => ({ key, header })),
      header: true,
      bom: true,
      record_delimiter: "windows",
      quoted_string: true,
      escape_formulas: true,
      // Numbers are cents; being numbers they keep their minus, which would be escaped in a text.
      cast: { number: decimal },
    },
  );
}

function plain(cell: Cell): string | number | null {
  if (cell === null) return null;
  if (typeof cell !== "string") return cell.cents;
  const line = cell.toWellFormed().replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
  // Invisible signs in front would hide a formula's own first sign from the check.
  return line.replace(/^[\p{Cf}\p{Z}]+/u, "").trimEnd();
}

/** 123405 is "1234.05"; made of whole numbers, so that no amount is too large to be exact. */
function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
