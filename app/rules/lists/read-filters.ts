import type { ValidationError } from "../sign-in/validation.ts";

/** What the filters of a list read of its address. Nothing here throws. */

/** What is wrong with a filter; "unknown" is a value that this member is not offered. */
export type FilterErrorCode = ValidationError | "unknown";

/** One filter as it was read, and what was wrong with it. */
export type Read<Value> = { readonly value: Value; readonly error?: FilterErrorCode };

/** An address as it was read: a value that cannot be used fell back to its default and is named. */
export type ReadList<Filters, Name extends string> = {
  readonly filters: Filters;
  /** "unknown" of a member or type: none the viewer may see, answered like an unknown page. */
  readonly errors: Partial<Record<Name | "page", FilterErrorCode>>;
  /** What stood in the query, by its names, for the form to show again. */
  readonly typed: Record<string, string>;
};

/** A page beyond this was never linked to. */
const LAST_PAGE = 99_999;
const MOST_PROVIDERS = 20;
const LONGEST_TYPED = 64;

/** Provider ids travel joined by commas, so that none of them can hold one. */
const identifier = /^[^\s,\p{C}]{1,64}$/u;

/** The first value of a name without the space around it; undefined when it is empty. */
export function findValue(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)?.trim() ?? "";
  return value === "" ? undefined : value;
}

/** What was typed, for the form to show again; cut, since nothing valid is that long. */
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

/** A page, counted from 1. */
export function readPage(query: URLSearchParams): Read<number> {
  const text = findValue(query, "page");
  if (text === undefined) return { value: 1 };
  const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN;
  return page <= LAST_PAGE ? { value: page } : { value: 1, error: "unknown" };
}

/** A code, such as a claim status; null for all of them. */
export function readCode(query: URLSearchParams, name: string): Read<string | null> {
  const text = findValue(query, name);
  if (text === undefined) return { value: null };
  return identifier.test(text) ? { value: text } : { value: null, error: "pattern" };
}

/** The ids of `provider`, repeated or joined by commas: each once, in one order. */
export function readProviders(query: URLSearchParams): Read<readonly string[]> {
  const texts = query.getAll("provider").flatMap((value) => value.split(","));
  const given = texts.map((text) => text.trim()).filter((text) => text !== "");
  const ids = [...new Set(given.filter((id) => identifier.test(id)))].toSorted();
  if (ids.length > MOST_PROVIDERS) {
    return { value: ids.slice(0, MOST_PROVIDERS), error: "maxlength" };
  }
  const sound = given.every((id) => identifier.test(id));
  return sound ? { value: ids } : { value: ids, error: "pattern" };
}

/**
 * One of several: the default where none is named. Repeated, every value must be one of them, so
 * that no second value slips past the first.
 */
export function readChoice<Value>(
  query: URLSearchParams,
  name: string,
  choice: { find: (text: string) => Value | undefined; byDefault: Value },
): Read<Value> {
  const texts = query.getAll(name).map((text) => text.trim());
  const given = texts.filter((text) => text !== "").map(choice.find);
  if (given.includes(undefined)) return { value: choice.byDefault, error: "unknown" };
  return { value: given[0] ?? choice.byDefault };
}

/** Whether a filter has to be corrected. A page number that means nothing is the first page. */
export function hasErrors({ errors }: { readonly errors: object }): boolean {
  return Object.keys(errors).some((name) => name !== "page");
}
