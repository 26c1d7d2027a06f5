import type { ValidationError } from "../forms/validation.ts";

/** Readers of single filters from a query. None of them throws. */

/** The error of a filter; "unknown" is a value that is not offered to this member. */
export type FilterErrorCode = ValidationError | "unknown";

/** The value of one filter, its default if there is an error. */
export type ReadFilter<Value> = { readonly value: Value; readonly error?: FilterErrorCode };

/** The filters of a query; invalid values fall back to their defaults. */
export type ReadFilters<Filters, Name extends string> = {
  readonly filters: Filters;
  readonly errors: Partial<Record<Name | "page", FilterErrorCode>>;
  readonly typed: Record<string, string>;
};

const LAST_PAGE = 99_999;
const MOST_PROVIDERS = 20;
const LONGEST_TYPED = 64;

/** Without commas, which join provider ids in calls. */
const identifier = /^[^\s,\p{C}]{1,64}$/u;

/** The first value of a parameter, trimmed; undefined when it is empty. */
export function findValue(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)?.trim() ?? "";
  return value === "" ? undefined : value;
}

/** The typed value, for the form to show again; truncated, since no valid value is that long. */
export function typedValues(
  query: URLSearchParams,
  names: readonly string[],
): Record<string, string> {
  const typed = names.map((name) => [name, findValue(query, name)] as const);
  return Object.fromEntries(
    typed.flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value.slice(0, LONGEST_TYPED).toWellFormed()]],
    ),
  );
}

/** The page, counted from 1. */
export function readPage(query: URLSearchParams): ReadFilter<number> {
  const text = findValue(query, "page");
  if (text === undefined) return { value: 1 };
  const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN;
  return page <= LAST_PAGE ? { value: page } : { value: 1, error: "unknown" };
}

/** A code, such as a claim status; null for all of them. */
export function readCode(query: URLSearchParams, name: string): ReadFilter<string | null> {
  const text = findValue(query, name);
  if (text === undefined) return { value: null };
  return identifier.test(text) ? { value: text } : { value: null, error: "pattern" };
}

/** The ids of `provider`, repeated or joined by commas: unique and sorted. */
export function readProviders(query: URLSearchParams): ReadFilter<readonly string[]> {
  const texts = query.getAll("provider").flatMap((value) => value.split(","));
  const given = texts.map((text) => text.trim()).filter((text) => text !== "");
  const ids = [...new Set(given.filter((id) => identifier.test(id)))].toSorted();
  if (ids.length > MOST_PROVIDERS) {
    return { value: ids.slice(0, MOST_PROVIDERS), error: "maxlength" };
  }
  const sound = given.every((id) => identifier.test(id));
  return sound ? { value: ids } : { value: ids, error: "pattern" };
}

/** Every value of a repeated parameter must be a choice: no second one bypasses the check. */
export function readChoice<Value>(
  query: URLSearchParams,
  name: string,
  choice: { find: (text: string) => Value | undefined; byDefault: Value },
): ReadFilter<Value> {
  const texts = query.getAll(name).map((text) => text.trim());
  const given = texts.filter((text) => text !== "").map(choice.find);
  if (given.includes(undefined)) return { value: choice.byDefault, error: "unknown" };
  const [first = choice.byDefault] = given;
  return { value: first };
}

/** A checkbox of a filter form: its word when it is ticked, or "on", as of one without a word. */
export const readTick = (query: URLSearchParams, name: string, word: string): ReadFilter<boolean> =>
  readChoice(query, name, {
    find: (text) => (text === word || text === "on" ? true : undefined),
    byDefault: false,
  });

/** Whether any filter is invalid. An invalid page does not count: it is read as the first page. */
export function hasErrors({ errors }: { readonly errors: object }): boolean {
  return Object.keys(errors).some((name) => name !== "page");
}
