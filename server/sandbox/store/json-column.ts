import type { SQLOutputValue } from "node:sqlite";

type Row = Readonly<Record<string, SQLOutputValue>>;

/** Parses a JSON column. Throws unless it holds text. */
export function jsonColumn(row: Row, name: string): unknown {
  const text = row[name];
  if (typeof text !== "string") throw new TypeError(`column ${name} holds no text`);
  return JSON.parse(text);
}
