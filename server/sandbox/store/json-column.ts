import type { SQLOutputValue } from "node:sqlite";

type Row = Readonly<Record<string, SQLOutputValue>>;

/** The JSON of a column that this folder wrote. Throws when it holds anything but text. */
export function jsonColumn(row: Row, name: string): unknown {
  const text = row[name];
  if (typeof text !== "string") throw new TypeError(`column ${name} holds no text`);
  return JSON.parse(text);
}
