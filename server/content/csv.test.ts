import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { writeCsv } from "./csv.ts";

const columns = [
  { key: "name", header: "Provider" },
  { key: "owe", header: "You owe" },
] as const;

const lines = (name: string, cents: number | null = 0) =>
  writeCsv(columns, [{ name, owe: cents === null ? null : { cents } }]).split("\r\n");

/** A strict parser of RFC 4180, as an independent check. */
function readCsv(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  const rows: string[][] = [[]];
  cell.lastIndex = text.startsWith("\uFEFF") ? 1 : 0;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (found === null) throw new Error("not RFC 4180");
    rows.at(-1)?.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? "");
    if (found[3] === "\r\n" && cell.lastIndex < text.length) rows.push([]);
  }
  return rows;
}

test("S-21 a CSV file has a byte order mark, CRLF lines, quoted text and empty cells for absent amounts", () => {
  const text = writeCsv(columns, [{ name: "Sample Clinic", owe: { cents: 12_345 } }]);
  expect(text).toBe('\uFEFF"Provider","You owe"\r\n"Sample Clinic",123.45\r\n');
  expect(Array.from(new TextEncoder().encode(text).slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect(writeCsv(columns, [])).toBe('\uFEFF"Provider","You owe"\r\n');
  expect(lines("", null)[1]).toBe('"",');
  expect(lines("Smith;=1+1")[1]).toBe('"Smith;=1+1",0.00');
  expect(lines("one\r\ntwo\nthree\u2028four")[1]).toBe('"one two three four",0.00');
});

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [-5, "-0.05"],
  [-0, "0.00"],
  [100, "1.00"],
  [-42_500, "-425.00"],
  [123_456_789, "1234567.89"],
  [9_007_199_254_740_991, "90071992547409.91"],
])("S-21 %d cents are written as %s", (cents, written) => {
  expect(lines("x", cents)[1]).toBe(`"x",${written}`);
});

const STARTS = ["", "\t", "\r", "\n", "  ", "\u00A0", "\u200B", "\uFEFF", "\u0000"];

test.each([
  ...STARTS.map((start) => `${start}=1+1`),
  ...words("+1 -1 @SUM(A1) ＝1+1 ＋1 －1 ＠SUM(A1)"),
  '=HYPERLINK("https://thief.example","x")',
  "=cmd|' /C calc'!A0",
])(
  "S-21 the text %j is written with an apostrophe, so that no program runs it as a formula",
  (text) => {
    const [, row] = readCsv(writeCsv(columns, [{ name: text, owe: { cents: -100 } }]));
    expect(row?.[0]).toMatch(/^'[-=+@＝＋－＠]/);
    // The number beside it keeps its minus.
    expect(row?.[1]).toBe("-1.00");
  },
);

test.each([
  'Sample "Best" Clinic',
  "Sample, Clinic",
  "O'Neil",
  "Renée Ångström 診療所 🦷",
  "👩\u200D⚕️ Clinic",
  "'=quoted before",
  "",
  "0012",
])("S-21 the text %j is read back unchanged", (text) => {
  const [, row] = readCsv(writeCsv(columns, [{ name: text, owe: { cents: 1 } }]));
  expect(row).toEqual([text, "0.01"]);
});

test("T-70 a CSV file's notes are its last records, with as many cells as the others", () => {
  const text = writeCsv(columns, [{ name: "Sample", owe: { cents: 1 } }], ["=Not new", "Part"]);
  expect(readCsv(text)).toEqual([
    ["Provider", "You owe"],
    ["Sample", "0.01"],
    ["'=Not new", ""],
    ["Part", ""],
  ]);
});
