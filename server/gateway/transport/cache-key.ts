import type { Argument } from "./call.ts";

/** Thrown for an argument that is no string, number, null, undefined or date (§8). */
export class CacheArgumentError extends TypeError {
  constructor() {
    super("the cache takes strings, numbers, null, undefined and dates only");
    this.name = "CacheArgumentError";
  }
}

/** A key that differs whenever the values differ in type or value. Throws CacheArgumentError. */
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

/** The key of a call with its arguments, independent of their order. */
export function argumentsKey(path: string, args: Readonly<Record<string, Argument>>): string {
  const names = Object.keys(args).sort();
  return `${path}?${cacheKey(names.flatMap((name) => [name, args[name]]))}`;
}
