import type { Argument } from "./call.ts";

/** Thrown when something other than string, number, null, undefined or a date asks to be a key (§8). */
export class CacheArgumentError extends TypeError {
  constructor() {
    super("the cache takes strings, numbers, null, undefined and dates only");
    this.name = "CacheArgumentError";
  }
}

/** A text that differs whenever the arguments differ in type or value. Throws CacheArgumentError. */
export function cacheKey(values: readonly unknown[]): string {
  return values.map(part).join(",");
}

function part(value: unknown): string {
  if (value === null) return "0";
  if (value === undefined) return "u";
  if (typeof value === "number") return `n${value}`;
  if (typeof value === "string") return `s${JSON.stringify(value)}`;
  if (value instanceof Date) return `d${value.getTime()}`;
  throw new CacheArgumentError();
}

/** The key of a call's arguments, whatever order they were written in. */
export function argumentsKey(path: string, given: Readonly<Record<string, Argument>>): string {
  const names = Object.keys(given).sort();
  return `${path}?${cacheKey(names.flatMap((name) => [name, given[name]]))}`;
}
