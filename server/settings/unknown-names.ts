import { BRAND_KEYS } from "#app/brand/brand.ts";
import { shared } from "#server/brands/schema.ts";

/** An environment variable that is not a setting, and the setting that was probably meant. */
export type UnknownName = { readonly setting: string; readonly instead: string | undefined };

/** OpenTelemetry has its own settings, which its packages read. */
const FOREIGN = /^OTEL_/;
/** The most letters that may be wrong, missing or extra in a misspelled setting. */
const MAX_TYPOS = 2;

/**
 * The variables of an environment that are not settings but look like one, of this or an earlier
 * version.
 */
export function listUnknownNames(
  names: readonly string[],
  known: readonly string[],
): readonly UnknownName[] {
  return names.flatMap((setting) => {
    if (known.includes(setting) || FOREIGN.test(setting)) return [];
    const instead = isOfBrands(setting) ? "BRANDS_FILE" : findNear(setting, known);
    return instead !== undefined || hasOwnPrefix(setting, known) ? [{ setting, instead }] : [];
  });
}

function findNear(name: string, known: readonly string[]): string | undefined {
  // A short name is close to too many others.
  const isNear = (each: string) =>
    Math.abs(each.length - name.length) <= MAX_TYPOS && distance(each, name) <= MAX_TYPOS;
  return known.find((each) => each.length > 2 * MAX_TYPOS + 1 && isNear(each));
}

/** Whether several of our settings have the same prefix, such as GATEWAY_. */
function hasOwnPrefix(name: string, known: readonly string[]): boolean {
  const [prefix = ""] = /^[A-Z]+_/.exec(name) ?? [];
  return prefix !== "" && known.filter((each) => each.startsWith(prefix)).length > 1;
}

const { contacts, links } = shared.shape;
const directories = links.unwrap().shape.directories.unwrap().shape;
/**
 * The field names of the brands' file in the spelling of variables: "privacyPolicy" is
 * PRIVACY_POLICY.
 */
const OF_BRANDS = [
  BRAND_KEYS,
  ...[shared.shape, contacts.unwrap().shape, links.unwrap().shape, directories].map(Object.keys),
  ["alert", "contact"],
]
  .flat()
  .map((key) => key.replaceAll(/[A-Z]/g, "_$&").toUpperCase());

const isOfBrands = (name: string): boolean =>
  OF_BRANDS.some(
    (words) => name.startsWith(`${words}_`) || name === words || name === `GLOBAL_${words}S`,
  );

/** The number of letters to change, insert or delete (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (const [i, letter] of a.split("").entries()) {
    const next = [i + 1];
    for (const [j, other] of b.split("").entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
