import type { AnyRow, DataRow, DataTable } from "#app/rules/account/my-data-tables.ts";
import { myDataText } from "#app/text/my-data.ts";
import { DATA_CSS } from "./data-css.ts";
import { showCells } from "./show-cells.ts";

const { file } = myDataText;

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
export const escapeHtml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? "");

/** The page to its first section: what it is, as of when, and what it leaves out. */
export function htmlHead({ brand, asOf, from, to, missing }: Cover): string {
  const left = missing.map((each) => `<li>${escapeHtml(each)}</li>`).join("");
  return `<!doctype html>
<html lang="en">
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

/** A section's begin; its rows follow, or the sentence that there are none. */
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

function factsOf(table: DataTable, row: AnyRow): string {
  const facts = showCells(table, row).map(([heading, shown]) =>
    shown === null ? "" : `<div><dt>${escapeHtml(heading)}</dt><dd>${escapeHtml(shown)}</dd></div>`,
  );
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
