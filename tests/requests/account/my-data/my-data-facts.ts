import { parse, type HTMLElement } from "node-html-parser";
import { columnsOf, DATA_TABLES, type DataTable } from "#app/rules/account/my-data-tables.ts";
import { addDays, getPlainDate } from "#app/rules/dates/plain-date.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { myDataText } from "#app/text/account/my-data.ts";
import { fileOf, type Files } from "./my-data-of.ts";

/** The facts of a row by column, in one notation for every file format; without unknown values. */
export type Fact = Readonly<Record<string, string>>;
export type Facts = Readonly<Record<DataTable, readonly Fact[]>>;

export const TABLES = Object.keys(DATA_TABLES) as DataTable[];

const { columns, preferences } = myDataText.file;
const PREFERENCES = Object.entries(preferences);

/** The cells of RFC 4180 records. */
export function recordsOf(csv: string): string[][] {
  const records: string[][] = [[]];
  for (const [, cell = "", end] of csv.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/gy)) {
    const quoted = cell.startsWith('"');
    records.at(-1)?.push(quoted ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "\r\n") records.push([]);
    if (end === "") break;
  }
  return records.filter((record) => record.length > 1);
}

const NOTE = /^(?:Not included: |As of )/;

function csvFacts(files: Files, table: DataTable): Fact[] {
  const [head = [], ...rows] = recordsOf(
    fileOf(files, `csv/${table}.csv`).replace(/^\u{FEFF}/u, ""),
  );
  return rows
    .filter(([first = ""]) => !NOTE.test(first))
    .map((cells) => factOf(table, new Map(head.map((name, at) => [name, cells[at] ?? ""]))));
}

/** A row by its headings, with each value in the common notation. */
function factOf(table: DataTable, cells: ReadonlyMap<string, string>): Fact {
  const known = columnsOf(table).flatMap(([column, kind]): [string, string][] => {
    const text = cells.get(columns[column as keyof typeof columns]) ?? "";
    if (text === "") return [];
    if (kind === "money") return [[column, cents(text)]];
    if (kind === "day") return [[column, text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, "$3-$1-$2")]];
    const preference = PREFERENCES.find(([, label]) => label === text)?.[0];
    return [[column, column === "preference" ? (preference ?? text) : text]];
  });
  return Object.fromEntries(known);
}

const cents = (text: string): string =>
  String(Math.round(Number(text.replaceAll(/[$,]/g, "")) * 100));

const listOf = (list: HTMLElement): Map<string, string> =>
  new Map(
    list
      .querySelectorAll("div")
      .map((pair) => [textOf(pair.querySelector("dt")), textOf(pair.querySelector("dd"))]),
  );

function htmlFacts(page: HTMLElement, table: DataTable): Fact[] {
  const lists = (selector: string) => page.querySelectorAll(selector).map(listOf);
  if (table === "claims")
    return lists("#claims article > dl:first-child").map((it) => factOf(table, it));
  if (table !== "claim-lines") return lists(`#${table} > dl`).map((it) => factOf(table, it));
  return page.querySelectorAll("#claims article").flatMap((article) => {
    const [claim, ...lines] = article.querySelectorAll("dl").map(listOf);
    const id = claim?.get(columns.claimId) ?? "";
    return lines.map((line) => factOf(table, new Map([...line, [columns.claimId, id]])));
  });
}

const eachTable = (factsOf: (table: DataTable) => readonly Fact[]): Facts =>
  Object.fromEntries(TABLES.map((table) => [table, factsOf(table)])) as Facts;

/** The facts in the tables for spreadsheets. */
export const factsInCsv = (files: Files): Facts => eachTable((table) => csvFacts(files, table));

/**
 * The facts on the page for people. It has the last day of a coverage, where the files for machines
 * have the first day without (T-85).
 */
export function factsInHtml(files: Files): Facts {
  const page = parse(fileOf(files, "index.html"));
  return eachTable((table) => {
    if (table !== "eligibility") return htmlFacts(page, table);
    return page.querySelectorAll(`#${table} > dl`).map((list) => {
      const cells = listOf(list);
      const last = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(cells.get(myDataText.file.lastDay) ?? "");
      const fact = factOf(table, cells);
      if (last === null) return fact;
      const lastDay = getPlainDate(`${last[3]}-${last[1]}-${last[2]}`);
      return { ...fact, terminationDate: addDays(lastDay, 1) };
    });
  });
}

/** Facts as a set, to compare without order. */
export const asSet = (facts: readonly Fact[]): string[] =>
  facts
    .map((fact) =>
      JSON.stringify(
        Object.entries(fact)
          .map(([name, value]) => `${name}: ${value}`)
          .toSorted(),
      ),
    )
    .toSorted();
