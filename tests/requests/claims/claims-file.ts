/** Files of claims, read by their headings: where a column stands is a matter of its own test. */

/** A record's cells by heading; empty where nothing is known. */
export type FileRow = Readonly<Record<string, string>>;

const CELL = /(?<=^|,)("(?:[^"]|"")*"|[^,]*)(?:,|$)/g;

const cellsOf = (line: string): string[] =>
  [...line.matchAll(CELL)].map(([, cell = ""]) =>
    cell.replaceAll(/^"|"$/g, "").replaceAll('""', '"'),
  );

/** The records of a file, top to bottom. A note has its words in the first column alone. */
export function rowsOfFile(text: string): FileRow[] {
  const [head = "", ...lines] = text.trimEnd().split("\r\n");
  const heads = cellsOf(head.replace("\uFEFF", ""));
  return lines.map((line) =>
    Object.fromEntries(cellsOf(line).map((cell, at) => [heads[at] ?? "", cell])),
  );
}
