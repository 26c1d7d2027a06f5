import { textOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { rowsOfFile, type FileRow } from "../claims-file.ts";

/** A page of a year, and the files that its sums must equal. */

export const YEAR = "/claims/year/2026";

/** The page with each claim of it. */
export const YEAR_LIST = `${YEAR}?list=all`;

/** The rows of the table with this caption, as texts by their first cell; empty without it. */
export function sumsOf(page: Page, caption: string): Record<string, readonly string[]> {
  const tables = page.document.querySelectorAll("main table");
  const table = tables.find((it) => textOf(it.querySelector("caption")) === caption);
  const rows = table?.querySelectorAll(":is(tbody, tfoot) tr") ?? [];
  return Object.fromEntries(
    rows.map((row) => {
      const [name = "", ...amounts] = row.querySelectorAll("th, td").map(textOf);
      return [name, amounts];
    }),
  );
}

/** The cells of each row of the year's list. */
export const listOf = (page: Page): string[][] =>
  page.document
    .querySelectorAll("main table")
    .filter((it) => textOf(it.querySelector("caption")).startsWith("List for"))
    .flatMap((table) => table.querySelectorAll("tbody tr"))
    .map((row) => row.querySelectorAll("th, td").map(textOf));

/** The records of a file by their headings, without its notes. */
export async function fileOf(browser: Visitor, path: string): Promise<FileRow[]> {
  const response = await browser.send(path);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return rowsOfFile(await response.text()).filter((row) => Boolean(row["Type"]));
}

/** Billed, plan paid and you owe of the decided records, as the page writes them. */
export function sumFile(rows: readonly FileRow[]): string[] {
  const decided = rows.filter(
    (row) =>
      (row["Plan paid"] !== "" || row["You owe"] !== "") &&
      // A reversal whose claim is in no list counts nowhere.
      row["Note"] !== "An earlier amount was taken back.",
  );
  return ["Billed", "Plan paid", "You owe"].map((name) => {
    const cents = decided.map((row) => Math.round(Number(row[name]) * 100));
    return dollars(cents.reduce((sum, one) => sum + one, 0));
  });
}

const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const dollars = (cents: number): string => usd.format(cents / 100);
