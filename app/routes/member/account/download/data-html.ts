import {
  columnsOf,
  type AnyRow,
  type ColumnKind,
  type DataRow,
  type DataTable,
  type MissingData,
} from "#app/rules/account/my-data-tables.ts";
import { getPlainDate, type PlainDate } from "#app/rules/dates/plain-date.ts";
import { lastCoveredDay } from "#app/rules/member/coverage.ts";
import { plainText, englishLang, type Words } from "#app/components/ui/text/CarrierText.tsx";
import { shortDate, usd } from "#app/text/common/format.ts";
import { myDataText } from "#app/text/account/my-data.ts";
import { language } from "#app/text/common/locale.ts";
import { valueInWords } from "./data-words.ts";

const { file } = myDataText;

/** The look of the page in the file: readable without a network, on a phone, and on paper. */
const DATA_CSS = `
:root{color-scheme:light dark;--line:#8886}
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:72rem;padding:1rem;overflow-wrap:anywhere}
h1{font-size:1.75rem;margin:.5rem 0}
h2{font-size:1.25rem;margin:2rem 0 .75rem}
.private{font-weight:700}
.missing{border-left:4px solid;padding-left:.75rem}
h3{font-size:1rem;margin:1rem 0 .25rem}
article,section>dl{border:1px solid var(--line);border-radius:.5rem;margin:0 0 1rem;padding:.75rem;break-inside:avoid}
nav ul{columns:2 9rem;padding-left:1.25rem}
a{color:LinkText}
dl{display:grid;gap:.5rem 1rem;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));margin:0}
h3~dl{border-top:1px solid var(--line);padding:.5rem 0}
dt{font-size:.8125rem;opacity:.75}
dd{margin:0}
@media print{body{font-size:10pt;max-width:none;padding:0}nav{display:none}:root{color-scheme:light}}
`;

const headings: Readonly<Record<string, string>> = file.columns;

export const headingOf = (column: string): string => headings[column] ?? column;

function show(table: DataTable, [column, kind]: ShownColumn, row: AnyRow): Words | null {
  const value = row[column] ?? null;
  if (value === null) return null;
  if (kind === "money") return usd(Number(value));
  if (isCoverageEnd(table, column)) return sayLastDay(getPlainDate(String(value)), row);
  return kind === "day" ? shortDate(String(value)) : valueInWords(table, column, row);
}

type ShownColumn = readonly [column: string, kind: ColumnKind];

/** The omitted data and the reason: the same sentence in every file. */
export const missingSentence = ({ part, who, type, why }: MissingData): string =>
  file.why[why]({ table: file.tables[part], who, type });

type Cover = {
  readonly brand: string;
  readonly asOf: string;
  readonly from: string;
  readonly to: string;
  readonly missing: readonly string[];
};

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for a page that nothing else cleans: no markup, no control characters. */
const escapeHtml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? "");

/** The page to its first section: what it is, as of when, and what it leaves out. */
export function htmlHead({ brand, asOf, from, to, missing }: Cover): string {
  const left = missing.map((each) => `<li>${escapeHtml(each)}</li>`).join("");
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtml(file.title)}</title>
<style>${DATA_CSS}</style>
<body>
<header>
<h1>${escapeHtml(file.title)}</h1>
<p>${escapeHtml(file.from(brand))}. ${escapeHtml(file.asOf(asOf))}.</p>
<p>${escapeHtml(file.days(from, to))}</p>
<p class="private">${escapeHtml(file.private)}</p>
<p>${escapeHtml(file.numbers)}</p>
${left && `<section class="missing"><h2>${file.notIncluded}</h2><ul>${left}</ul></section>`}
<nav aria-label="${escapeHtml(file.contents)}"><ul>${contents()}</ul></nav>
</header>
<main>
`;
}

/** The tables with a section of their own, in their order on the page. */
export const SECTIONS = [
  "members",
  "eligibility",
  "accumulators",
  "claims",
  "eobs",
  "providers",
  "primary-care",
  "preferences",
] as const satisfies readonly DataTable[];

const contents = (): string =>
  SECTIONS.map(
    (table) => `<li><a href="#${table}">${escapeHtml(file.tables[table])}</a></li>`,
  ).join("");

export const HTML_TAIL = "</main>\n</body>\n</html>\n";

export const sectionHead = (table: DataTable): string =>
  `<section id="${table}"><h2>${escapeHtml(file.tables[table])}</h2>\n`;

/** A section's end: what it leaves out, and "none" only where nothing is. */
export function sectionTail(count: number, missing: readonly string[]): string {
  const notes = missing.map((each) => `<p class="missing">${escapeHtml(each)}</p>`);
  const none = count === 0 && missing.length === 0 ? `<p>${escapeHtml(file.none)}</p>` : "";
  return `${none}${notes.join("")}</section>\n`;
}

/** Rows, each a list of what is known of it: on a phone and on paper no column is cut off. */
export const htmlRows = (table: DataTable, rows: readonly AnyRow[]): string =>
  rows.map((row) => factsOf(table, row)).join("");

/** The end of a coverage, which is the last day with it for people (T-85). */
const isCoverageEnd = (table: DataTable, column: string): boolean =>
  table === "eligibility" && column === "terminationDate";

/** A coverage that was canceled before it began covered no day. */
function sayLastDay(end: PlainDate, { effectiveDate }: AnyRow): string {
  const wasCanceled = typeof effectiveDate === "string" && effectiveDate >= end;
  return wasCanceled ? file.noDay : shortDate(lastCoveredDay(end));
}

const pageHeadingOf = (table: DataTable, column: string): string =>
  isCoverageEnd(table, column) ? file.lastDay : headingOf(column);

function factsOf(table: DataTable, row: AnyRow): string {
  const facts = columnsOf(table).map((column) => {
    const words = show(table, column, row);
    if (words === null) return "";
    const [heading, shown] = [pageHeadingOf(table, column[0]), plainText(words)].map(escapeHtml);
    const lang = typeof words === "string" ? undefined : englishLang.lang;
    const mark = lang === undefined ? "" : ` lang="${lang}"`;
    return `<div><dt>${heading}</dt><dd${mark}>${shown}</dd></div>`;
  });
  return `<dl>${facts.join("")}</dl>\n`;
}

/** A claim with its lines below it, which need not name it again. */
export function htmlClaim(
  claim: DataRow<"claims">,
  lines: readonly DataRow<"claim-lines">[],
): string {
  const services = htmlRows(
    "claim-lines",
    lines.map((line) => ({ ...line, claimId: null })),
  );
  const below = services && `<h3>${escapeHtml(file.lines)}</h3>${services}`;
  return `<article>${factsOf("claims", claim)}${below}</article>\n`;
}
