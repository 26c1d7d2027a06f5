import { recordsOf } from "../account/my-data/my-data-facts.ts";

/** Files of claims, read by their headings: where a column stands is a matter of its own test. */

/** A record's cells by heading; empty where nothing is known. */
export type FileRow = Readonly<Record<string, string>>;

/** The records of a file, top to bottom. A note has its words in the first column alone. */
export function rowsOfFile(text: string): FileRow[] {
  const [heads = [], ...rows] = recordsOf(text.replace("\uFEFF", ""));
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [heads[at] ?? "", cell])));
}
