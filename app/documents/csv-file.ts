import { showTime } from "#app/text/common/format.ts";
import { paperText } from "#app/text/frame/shell.ts";
import type { Context } from "#server/middleware/context.ts";
import { freshnessOf } from "#server/middleware/freshness.ts";
import { writeCsv } from "#server/content/csv.ts";
import { fileHeaders } from "./pdf-response.ts";

type Table<Key extends string> = {
  readonly columns: Parameters<typeof writeCsv<Key>>[0];
  readonly rows: Parameters<typeof writeCsv<Key>>[1];
  readonly notes?: readonly string[];
};

/** A list as a file for spreadsheets; a last line says so where it could not be refreshed (T-70). */
export function csvFile<Key extends string>(
  context: Context,
  filename: string,
  { columns, rows, notes = [] }: Table<Key>,
): Response {
  const { isStale, time } = freshnessOf(context).page;
  return new Response(
    writeCsv(columns, rows, isStale ? [...notes, paperText.stale(showTime(time))] : notes),
    {
      headers: fileHeaders("text/csv; charset=utf-8", filename),
    },
  );
}
