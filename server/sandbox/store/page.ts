import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { jsonColumn } from "./json-column.ts";

/** A page as the gateway gives one (§3 "EOB"): counted from 0. */
export type Page<Item> = {
  readonly content: Item[];
  readonly first: boolean;
  readonly last: boolean;
  readonly empty: boolean;
  readonly number: number;
  readonly numberOfElements: number;
  readonly size: number;
  readonly totalElements: number;
  readonly totalPages: number;
};

type PageRequest = { readonly page: number; readonly size: number };

/** A condition with its value; ignored where the value is null. */
export type Condition = readonly [sql: string, value: SQLInputValue];

/**
 * A page of the rows of `table` that meet all conditions, newest first. `read` restores the type of
 * a row's body.
 */
export function findPage<Item>(
  database: DatabaseSync,
  table: "claim" | "eob",
  read: (body: unknown) => Item,
  conditions: readonly Condition[],
  { page, size }: PageRequest,
): Page<Item> {
  const { where, values } = whereOf(conditions);
  const counted = database
    .prepare(`SELECT count(*) AS total FROM ${table} WHERE ${where}`)
    .get(...values);
  const totalElements = Number(counted?.["total"] ?? 0);
  const content = database
    .prepare(`SELECT body FROM ${table} WHERE ${where} ORDER BY day DESC, id DESC LIMIT ? OFFSET ?`)
    .all(...values, size, page * size)
    .map((row) => read(jsonColumn(row, "body")));
  return asPage(content, totalElements, { page, size });
}

/** A page of an array. */
export const pageOf = <Item>(all: readonly Item[], asked: PageRequest): Page<Item> =>
  asPage(all.slice(asked.page * asked.size, (asked.page + 1) * asked.size), all.length, asked);

function asPage<Item>(
  content: Item[],
  totalElements: number,
  { page, size }: PageRequest,
): Page<Item> {
  const totalPages = Math.ceil(totalElements / size);
  return {
    content,
    first: page === 0,
    last: page >= totalPages - 1,
    empty: content.length === 0,
    number: page,
    numberOfElements: content.length,
    size,
    totalElements,
    totalPages,
  };
}

/**
 * The distinct values of a column among the rows that meet all conditions, with their names and in
 * the order of the names. `table` and `columns` are SQL and must not come from a request.
 */
export function listDistinct(
  database: DatabaseSync,
  table: string,
  conditions: readonly Condition[],
  columns: { readonly value: string; readonly name: string },
): { value: string; name: string }[] {
  const { where, values } = whereOf(conditions);
  return database
    .prepare(
      `SELECT DISTINCT ${columns.value} AS value, ${columns.name} AS name FROM ${table}
       WHERE ${where} AND ${columns.value} IS NOT NULL ORDER BY name, value`,
    )
    .all(...values)
    .map((row) => ({ value: String(row["value"]), name: String(row["name"]) }));
}

/** A list as a condition's value: JSON, or null for an empty one. */
export const listOrNull = (items: readonly string[]): string | null =>
  items.length === 0 ? null : JSON.stringify(items);

function whereOf(conditions: readonly Condition[]) {
  const set = conditions.filter(([, value]) => value !== null);
  return {
    where: set.map(([sql]) => sql).join(" AND "),
    values: set.map(([, value]) => value),
  };
}
