import { writeCsv } from "#server/content/csv.ts";
import { fileHeaders } from "./document-route.ts";

type Table<Key extends string> = {
  readonly columns: Parameters<typeof writeCsv<Key>>[0];
  readonly rows: Parameters<typeof writeCsv<Key>>[1];
};

/** A list as a file for spreadsheets. */
export const csvFile = <Key extends string>(
  filename: string,
  { columns, rows }: Table<Key>,
): Response =>
  new Response(writeCsv(columns, rows), {
    headers: fileHeaders("text/csv; charset=utf-8", filename),
  });
